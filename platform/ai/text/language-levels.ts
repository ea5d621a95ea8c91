import { fold } from './tokens.ts'

// The levels of the Common European Framework of Reference (A1–C2), with native above them.
const LEVELS: [RegExp, number][] = [
  [
    /\b(?:native|mother tongue|first language|from childhood|since childhood|bilingual|muttersprach\p{L}{0,8}|erstsprache|zweisprachig|langue maternelle|maternelle?|lengua materna|materna|nativ\p{L}{0,3}|bilingue)\b/u,
    7,
  ],
  [/\b(?:c2|hsk ?6|topik ?(?:ii ?)?6|dsh[- ]?3|cpe)\b/u, 6],
  [
    /\b(?:c1|hsk ?5|topik ?(?:ii ?)?5|(?:jlpt ?)?n1|testdaf ?(?:tdn ?)?5|dsh[- ]?2|cae|fluent|fluency|fluently|near-native|fliessend\p{L}{0,2}|verhandlungssicher\p{L}{0,2}|courant\p{L}{0,4}|couramment|fluid\p{L}{0,4}|proficient|proficiency|full professional|excellent|sehr gut\p{L}{0,2}|tres bon\p{L}{0,4}|muy alto|alto|avanzad\p{L}{0,2})\b/u,
    5,
  ],
  [
    /\b(?:b2|hsk ?4|topik ?(?:ii ?)?4|(?:jlpt ?)?n2|testdaf ?(?:tdn ?)?4|dsh[- ]?1|fce|business|professional|upper intermediate|upper-intermediate|advanced|gut|gute|gutes|guten|good|strong|avancee?|bon|bonne|bueno|buen|buena|professionnel|profesional|medio-alto)\b/u,
    4,
  ],
  [
    /\b(?:b1|hsk ?3|topik ?(?:ii ?)?3|(?:jlpt ?)?n3|conversational|intermediate|working knowledge|intermediaire|intermedi[oa]|medio|mittel|conversation|conversacion)\b/u,
    3,
  ],
  [
    /\b(?:a2|hsk ?2|topik ?(?:i ?)?2|(?:jlpt ?)?n4|elementary|limited|some|gets? by|getting by|survival|can order|scolaire|schulkenntnisse|school|gcse|o-level|lk abitur|schulenglisch|schulfranzosisch|escolar)\b/u,
    2,
  ],
  [
    /\b(?:a1|hsk ?1|topik ?(?:i ?)?1|(?:jlpt ?)?n5|a bit(?: of)?|bits of|un peu|un poco|ein bisschen|etwas|a few words|few words|ein paar worte|paar worte|quelques mots|unas palabras|algunas palabras|(?:for )?greetings|begrussung|bonjour|basic|basics|beginner|a little|grundkenntnisse|notions?|debutante?|basico|basica|nociones|elemental)\b/u,
    1,
  ],
]

const NATIVE = 7

/** "●●●●○": full signs, then empty ones. */
const DRAWN = /^\s?[:–—-]?\s{0,8}(?<full>(?:[•●★⬤■█◆▰]\s?){1,10})(?<empty>(?:[○☆□◯▢◇▱]\s?){0,9})(?![\p{L}\p{N}])/u
/** Fewer signs may be all or some of them. */
const FEWEST_SIGNS = 4
const HIGHEST_DRAWN = 6

/** The level that a row of signs after a language stands for: all of them are C2, four of five C1. */
function drawnLevel(after: string): number | null {
  const { full = '', empty = '' } = DRAWN.exec(after)?.groups ?? {}
  const [filled, open] = [full, empty].map(signs => signs.replace(/\s/gu, '').length) as [number, number]
  if (filled + open < FEWEST_SIGNS) return null
  const share = filled / Math.max(filled + open, FEWEST_SIGNS + 1)
  return share === 1 ? HIGHEST_DRAWN : Math.max(1, Math.round(share * (HIGHEST_DRAWN + 0.25)))
}

/** The level of a language from the text around its name; null if none is stated. */
export function languageLevel(text: string, start: number, end: number): number | null {
  const drawn = drawnLevel(text.slice(end, end + 40))
  if (drawn !== null) return drawn
  const after = fold(text.slice(end, end + 60)).split(/[;|\n•]/u)[0] ?? ''
  const before = fold(text.slice(Math.max(0, start - 40), start))
    .split(/[,;|\n•]/u)
    .at(-1)!
  // "Spanish (B2), French (A1)": the first level after the name is its own.
  const near = after.split(/,(?=\s?\p{L}{4,})/u)[0] ?? ''
  for (const place of [near, before, after]) {
    const found = LEVELS.flatMap(([pattern, level]) => {
      const match = pattern.exec(place)
      return match ? [{ level, at: match.index }] : []
    }).sort((a, b) => a.at - b.at || b.level - a.level)
    // A level of the framework is exact, a word next to it is not.
    const exact = found.find(one => /^[abc][12]/u.test(place.slice(one.at)))
    if (exact) return exact.level
    if (found[0]) return found[0].level
  }
  return null
}

/** "English and Irish, both native": a level for all languages of a line. */
export function sharedLevel(text: string): number | null {
  const folded = fold(text)
  // "Portuguese (native), a bit of French": a level in brackets belongs to its language.
  if (/\([^)]{2,40}\)/u.test(folded) && !/\b(?:both|beide|les deux|ambos|ambas)\b/u.test(folded)) return null
  return /\b(?:both|beide|les deux|ambos|ambas|from childhood|bilingu\p{L}{1,3}|bilingue|zweisprachig|native|muttersprache)\b/u.test(
    folded,
  )
    ? NATIVE
    : null
}

/** Examinations that give points, with the fewest points of levels 5 to 2; all are of English. */
const POINTS: [RegExp, number[]][] = [
  [/\btoeic\b[^\d\n]{0,20}(?<points>\d{3})\b/u, [945, 785, 550, 225]],
  [/\btoefl\b[^\d\n]{0,20}(?<points>\d{2,3})\b/u, [95, 72, 42, 30]],
  [/\bielts\b[^\d\n]{0,20}(?<points>\d(?:[.,]\d)?)\b/u, [7, 5.5, 4, 3]],
]
const HIGHEST_OF_POINTS = 5

/** The level of English that an examination's points stand for; null if the text names none. */
export function examinedEnglish(text: string): number | null {
  const folded = fold(text.slice(0, 400))
  for (const [pattern, least] of POINTS) {
    const points = pattern.exec(folded)?.groups?.['points']
    if (points === undefined) continue
    const at = least.findIndex(one => Number(points.replace(',', '.')) >= one)
    return at < 0 ? 1 : HIGHEST_OF_POINTS - at
  }
  return null
}
