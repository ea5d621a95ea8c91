import { fold } from '#platform/ai/text/tokens.ts'

// The levels of the Common European Framework of Reference (A1–C2), with native above them.
const LEVELS: [RegExp, number][] = [
  [/\b(?:native|mother tongue|muttersprach\w*|langue maternelle|lengua materna|nativ\w*|bilingual|bilingue)\b/u, 7],
  [/\bc2\b/u, 6],
  [
    /\b(?:c1|fluent|fluency|fluently|fliessend\w*|verhandlungssicher\w*|courant\w*|fluid\w*|proficient|excellent|sehr gut\w*)\b/u,
    5,
  ],
  [
    /\b(?:b2|business|professional|upper intermediate|full working|advanced|gut|gute|gutes|good|strong|avance|avanzado)\b/u,
    4,
  ],
  [/\b(?:b1|conversational|intermediate|working knowledge|intermediaire|intermedio)\b/u, 3],
  [/\b(?:a2|elementary|limited)\b/u, 2],
  [/\b(?:a1|basic|beginner|grundkenntnisse|notions|debutant|basico)\b/u, 1],
]

/** The level of a language, from the text around its name; null if none is stated. */
export function languageLevel(text: string, start: number, end: number): number | null {
  const folded = fold(text.slice(end, end + 40)).split(/[,;|\n]/u)[0] ?? ''
  const before =
    fold(text.slice(Math.max(0, start - 30), start))
      .split(/[,;|\n]/u)
      .at(-1) ?? ''
  for (const near of [folded, before]) {
    for (const [pattern, level] of LEVELS) if (pattern.test(near)) return level
  }
  return null
}

const DEGREES: [RegExp, number][] = [
  [/\b(?:ph\.?d|doctorate|doctoral|promotion zum|doctorat|doctorado)\b/u, 5],
  [
    /\b(?:master's|masters|master of|master in|master degree|msc|m\.sc|m\.a|m\.eng|mba|diplom-\w+|diplom|maitrise|maestria)\b/u,
    4,
  ],
  [
    /\b(?:bachelor|bachelor's|bachelors|bsc|b\.sc|b\.a|b\.eng|b\.s|undergraduate|university degree|college degree|hochschulabschluss|studium|licenciatura|grado en|licence en|degree)\b/u,
    3,
  ],
  [/\b(?:associate degree|associate's|bts|dut|fachwirt|foundation degree|hnd)\b/u, 2],
  [/\b(?:high school diploma|abitur|baccalaureat|bachillerato|secondary school|ged|gcse\w*|a levels)\b/u, 1],
]

/** The rank of the lowest degree in a text. For requirements: the lowest one is sufficient. */
export function degreeIn(text: string): number {
  return Math.min(...ranks(text), Infinity) === Infinity ? 0 : Math.min(...ranks(text))
}

/** The rank of the highest degree in a text. */
export function highestDegreeIn(text: string): number {
  return Math.max(0, ...ranks(text))
}

function ranks(text: string): number[] {
  const folded = fold(text)
  const found = DEGREES.filter(([pattern]) => pattern.test(folded)).map(([, rank]) => rank)
  // "Master's degree": the word "degree" alone does not mean a bachelor's degree here.
  const bare =
    found.includes(3) && found.length > 1 && !/\b(?:bachelor|bsc|b\.sc|b\.a|b\.eng|undergraduate)/u.test(folded)
  return bare ? found.filter(rank => rank !== 3) : found
}
