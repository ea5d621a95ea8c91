import { fold } from '#platform/ai/text/tokens.ts'
import type { CommittedTurn } from './state.ts'

const MOST_WORDS = 14
const FIGURE =
  /\d|\b(?:half|couple|few|dozens?|hundreds?|thousands?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hours?|minutes?|seconds?|days?|weeks?|months?|years?|percent|wage|eine?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig|dreissig|vierzig|funfzig|sechzig|hundert|tausend|dutzend|halbe\w?|paar|stunden?|minuten?|sekunden?|tage?|wochen?|monate?|jahre?|mindestlohn|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|une?|dizaine|vingtaine|douzaine|demi\w?|heures?|secondes?|jours?|semaines?|mois|ans?|annees?|smic|uno?s?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|cien|mil|docena|media?|horas?|minutos?|segundos?|dias?|semanas?|meses|anos?)\b/u
/** With these, "a minute" is asked for and not told. */
const ASKS =
  /\?|\b(?:wait|give|need|let|please|could|can|may|moment|hold|hang|break|just|sorry|bitte|warte\w?|geben|brauche|augenblick|pause|attendez|donnez|s'il|besoin|instant|espere|deme|necesito|por favor|momento)\b/u
const ASKED_FOR_FIGURES = new Set(['repeat', 'rephrase', 'easier_way', 'moment'])

/** Whether a short reply tells the figures that the interviewer has just asked for: "About five minutes" asks for no break. */
export function tellsFigures(text: string, turns: readonly CommittedTurn[]): boolean {
  const asked = turns.findLast(({ speaker, kind }) => speaker === 'interviewer' && !ASKED_FOR_FIGURES.has(kind))
  if (asked?.kind !== 'follow_up' || asked.reason !== 'figures') return false
  const plain = fold(text)
  return text.trim().split(/\s+/u).length <= MOST_WORDS && FIGURE.test(plain) && !ASKS.test(plain)
}
