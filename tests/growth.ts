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
const DIFFERENT = 7
/** How many times as long as the short input the long one is, and the one that decides. */
const LONGER = 8
const LONGEST = 32
/** For 8 times the text, linear work takes 8 times as long and quadratic work 64 times. Above this, the longest input decides. */
const SUSPECT_GROWTH = 24
/**
 * For 32 times the text, linear work takes 32 times as long and quadratic work 1,024 times. The limit lies far from both: a busy
 * computer, a compilation or a garbage collection can make one run several times as long as another.
 */
const MOST_GROWTH = 180
/** Work that takes less than this for the long input needs no comparison, in ms. */
const FAST = 30
/**
 * The least time assumed for the short input, in ms: shorter times are mostly noise. Quadratic work is still found: what takes 30 ms
 * for the long input takes 480 ms for the longest, more than 180 times as long.
 */
const LEAST_SHORT = 1
/** No input may take longer than this, in ms. */
const TOO_LONG = 3000

/** Without the time of the system: where memory is slow, new memory for a long text costs more than reading it. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1000
}

const least = (runs: number, work: () => unknown) => Math.min(...Array.from({ length: runs }, () => cpuMs(work)))

export interface Slow {
  readonly piece: string
  /** The time for the short input and for a longer one. */
  readonly ms: readonly number[]
}

/**
 * The times of work that takes too long for the length of its input, in ms; null if its time grows in proportion.
 * @param run does the work on an input so many times as long as the short one
 */
function slowness(run: (times: number) => unknown): number[] | null {
  const once = cpuMs(() => run(LONGER))
  if (once < FAST) return null
  // The code is compiled by now. A disturbance only makes runs longer, so the shortest time is the truest.
  const short = Math.max(
    least(2, () => run(1)),
    LEAST_SHORT,
  )
  if (once > TOO_LONG) {
    const again = cpuMs(() => run(LONGER))
    if (again > TOO_LONG) return [short, again]
  }
  if (once / short < SUSPECT_GROWTH) return null
  // One run can contain a garbage collection, or share the processor's memory with other programs.
  const long = least(3, () => run(LONGEST))
  return long / short < MOST_GROWTH ? null : [short, long]
}

/**
 * Calls a function with each fragment repeated to texts of different lengths and followed by an ending that it does not expect.
 * @param base characters of the short input @returns the fragments for which its time does not grow in proportion
 */
export function slowInputs(base: number, work: (text: string) => unknown): Slow[] {
  work('a'.repeat(base))
  let calls = 0
  // Each text has another ending: work that remembers the last text would be compared with doing nothing.
  const ending = () => ENDING.padEnd(ENDING.length + (calls++ % DIFFERENT), 'x')
  return PIECES.flatMap(piece => {
    const ms = slowness(times => work(piece.repeat(Math.ceil((base * times) / piece.length)) + ending()))
    return ms ? [{ piece, ms: ms.map(Math.round) }] : []
  })
}
