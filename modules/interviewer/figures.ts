import { NUMBER_WORDS, ONE } from '#platform/ai/text/number-words.ts'
import { fold, tokens } from '#platform/ai/text/tokens.ts'
import type { CommittedTurn } from './state.ts'

const MOST_WORDS = 14
/** Besides numbers: what is counted in, and rough figures. */
const FIGURE =
  /\d|\b(?:half|couple|few|dozens|hundreds|thousands|hours?|minutes?|seconds?|days?|weeks?|months?|years?|percent|wage|eine|halbe\w?|paar|stunden?|minuten?|sekunden?|tage?|wochen?|monate?|jahre?|mindestlohn|demi\w?|heures?|secondes?|jours?|semaines?|mois|ans?|annees?|smic|uno?s|media?|horas?|minutos?|segundos?|dias?|semanas?|meses|anos?)\b/u
const namesFigure = (plain: string): boolean =>
  FIGURE.test(plain) || tokens(plain).some(({ text }) => NUMBER_WORDS.has(text) || ONE.has(text))
/** With these, "a minute" is asked for and not told. */
const ASKS =
  /\?|\b(?:wait|give|need|let|please|could|can|may|moment|hold|hang|break|just|sorry|bitte|warte\w?|geben|brauche|augenblick|pause|attendez|donnez|s'il|besoin|instant|espere|deme|necesito|por favor|momento)\b/u
const ASKED_FOR_FIGURES = new Set(['repeat', 'rephrase', 'easier_way', 'moment'])

/** Whether a short reply tells the figures that the interviewer has just asked for: "About five minutes" asks for no break. */
export function tellsFigures(text: string, turns: readonly CommittedTurn[]): boolean {
  const asked = turns.findLast(({ speaker, kind }) => speaker === 'interviewer' && !ASKED_FOR_FIGURES.has(kind))
  if (asked?.kind !== 'follow_up' || asked.reason !== 'figures') return false
  const plain = fold(text)
  return text.trim().split(/\s+/u).length <= MOST_WORDS && namesFigure(plain) && !ASKS.test(plain)
}
