import { contentStems } from '#platform/ai/text/stop-words.ts'
import { stem } from '#platform/ai/text/tokens.ts'

// Everyday words with the same meaning in answers and questions. Professional terms are in platform/ai/concepts/.
const GROUPS = `
customer client guest patient user caller buyer shopper resident kunde kundin client cliente patienten
conflict disagreement argument dispute tension quarrel clash disagree argue konflikt streit conflit conflicto
mistake error bug defect fault wrong failure fail incident problem issue outage fehler erreur probleme error problema
colleague coworker teammate team group crew staff peer kollege kollegen equipe collegue equipo companero
manager boss supervisor lead leader chief chef vorgesetzter responsable jefe
deadline due late delay schedule urgent pressure rush time frist delai plazo
learn teach train study course mentor coach lernen apprendre aprender
improve better optimise streamline faster simplify improvement verbessern ameliorer mejorar
angry upset furious complaint complain frustrated unhappy difficult shout wutend fache enfadado
priority prioritise urgent important first order rank prioritat priorite prioridad
project initiative programme launch release build projekt projet proyecto
decide decision choose choice option entscheidung decision decidir
safety safe accident injury hazard danger sicherheit securite seguridad
change new switch migrate move transition anderung changement cambio
plan prepare organise schedule arrange planen organiser planificar
goal target objective aim quota ziel objectif objetivo
money cost budget price saving euro dollar pound spend geld argent dinero
stock inventory parcel pallet shelf warehouse goods order lager entrepot almacen
quality standard check inspect accuracy accurate qualitat qualite calidad
software code system application app service product program
data figures numbers report analysis dashboard metric daten donnees datos
explain present communicate tell describe listen talk speak erklaren expliquer explicar
help support assist service hilfe aide ayuda
sell sale deal revenue contract quota prospect verkauf vente venta
design layout screen prototype interface sketch
feedback criticism review critique comment
risk danger threat uncertain
initiative own ownership responsible responsibility
motivate motivation motivated drive enjoy interest
shift night weekend rota schedule schicht
care nurse ward medication treatment pflege soin cuidado
document record write note log
process procedure workflow routine step prozess processus proceso
`

const canonical = new Map<string, string>()
for (const line of GROUPS.trim().split('\n')) {
  const [head = '', ...others] = line.trim().split(/\s+/u)
  for (const word of [head, ...others]) if (!canonical.has(stem(word))) canonical.set(stem(word), stem(head))
}

/** The stems of a text's content words, with synonyms replaced by one of them. */
export function contentWords(text: string): string[] {
  return contentStems(text).map(word => canonical.get(word) ?? word)
}
