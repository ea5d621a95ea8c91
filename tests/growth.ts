/** Fragments whose repetition makes inefficient patterns slow: they contain what a pattern looks for, but never its end. */
const PIECES = [
  'a',
  'A',
  'é',
  '1',
  ' ',
  '\t',
  '\n',
  '.',
  ',',
  '-',
  '(',
  '"',
  '•',
  '@',
  '/',
  '_',
  '+',
  '\u0301',
  '\u00a0',
  '💥',
  'a.',
  'a-',
  'a@',
  '.a',
  'a@a.',
  'a.a@',
  'Aa ',
  'a, ',
  'a. ',
  'a.) ',
  '1 ',
  '1.',
  '1-',
  '(1) ',
  '1/1/',
  '+1 ',
  '12.',
  '2019 ',
  '2019-',
  '01/2020 - ',
  'March 2019 ',
  'since 2019 ',
  'to ',
  '–',
  ' - ',
  ' | ',
  ' · ',
  '\t-',
  'a\n',
  'A\n',
  '\n\n',
  'a \n',
  'Skills: a\n',
  'Experience\n',
  'Languages: Java\n',
  'Engineer\n',
  'Engineer, Acme 2019 - 2020\n',
  '2019 - 2020\n',
  'BSc Physics\n',
  '• a\n',
  '1. ',
  '1) a\n',
  '3\n',
  'http://',
  'https://a',
  'www.',
  'www.a.',
  'mailto:',
  'github.com/',
  'name: ',
  'tel ',
  'tel: 1',
  'born ',
  'née ',
  'née le 1',
  'age ',
  'rue ',
  '1 rue ',
  '1, ',
  '12 a',
  'a 1 ',
  'ul. ',
  'married, ',
  'she/',
  '(she/',
  'dr. ',
  'dr.',
  'ph.d ',
  'mba',
  'e.g. ',
  'Dr. A',
  'van ',
  'de la ',
  'I have ',
  'ignore ',
  'give me ',
  'note to the ',
  'have also ',
  '<',
  '<a',
  '<b>',
  '</',
  '&',
  '&amp',
  '**',
  '**a',
  '{{',
  '[',
  '](',
  '!',
  '?',
  '… ',
  '“',
  '.”',
  "'",
  "a'",
  '\u00ad',
  '\u200b',
  '(a',
  'a)',
  '[^',
  '\\',
  '#',
  '5 years ',
  '3-5 ',
  'one + ',
  'W ',
  'and ',
  '; ',
  ': ',
] as const

/** An ending that no pattern accepts. */
const ENDING = '!x'
const SIZES = [1, 2, 4, 8]
/** For 8 times the text, linear work takes 8 times as long and quadratic work 64 times. */
const MOST_GROWTH = 24
/** Work that takes less than this at the largest size needs no comparison, in ms. */
const FAST = 60
/** No input of any size may take longer than this, in ms. */
const TOO_LONG = 1500

function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const least = (runs: number, work: () => unknown) => Math.min(...Array.from({ length: runs }, () => cpuMs(work)))

export interface Slow {
  readonly piece: string
  readonly ms: readonly number[]
}

/**
 * Calls a function with each fragment repeated to increasing lengths and followed by other text.
 * @param base characters of the smallest input @returns the inputs for which its time does not grow in proportion
 */
export function slowInputs(base: number, work: (text: string) => unknown): Slow[] {
  const slow: Slow[] = []
  work('a'.repeat(base))
  for (const piece of PIECES) {
    const input = (times: number) => piece.repeat(Math.ceil((base * times) / piece.length)) + ENDING
    const ms: number[] = []
    for (const times of SIZES) {
      ms.push(cpuMs(() => work(input(times))))
      if (ms.at(-1)! > TOO_LONG) break
    }
    if (ms.length === SIZES.length) {
      if (ms.at(-1)! < FAST) continue
      const [first, last] = [least(5, () => work(input(1))), least(3, () => work(input(8)))]
      if (last < FAST || last / Math.max(first, 0.5) < MOST_GROWTH) continue
    }
    slow.push({ piece, ms: ms.map(Math.round) })
  }
  return slow
}
