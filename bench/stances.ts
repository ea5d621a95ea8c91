import { clausesOf, ruledStance } from '#modules/evaluation/engine/match/clauses.ts'
import { LEAST_OWN } from '#modules/evaluation/engine/match/stance/stance-at.ts'
import { STANCES, stanceShares } from '#modules/evaluation/engine/match/stance/weigh.ts'
import {
  HELD_OUT_STANCES,
  learnedStanceExamples,
  learnStances,
  stanceCase,
  type StanceExample,
  stanceExamples,
  usualCases,
} from '#modules/evaluation/labelled/stances.ts'

// Measures whether the rules, and what is learned, tell the applicant's own work from what others did and what was not done, in pairs of
// passages in the same words: node --import tsx bench/stances.ts [--held-out] [--wrong]
// The development half is cross-validated. Single passages are only ever printed of it.

const FOLDS = 5
const LINES_TOGETHER = 20
const OWN = STANCES.indexOf('own')

interface Read {
  readonly example: StanceExample
  readonly own: number
}

const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)} %`
const isOwn = ({ label }: StanceExample) => label === 'own'
const isRuledOwn = ({ text, start, end }: StanceExample) => ruledStance(text, clausesOf(text), start, end) === 'own'

function print(name: string, read: readonly Read[]): void {
  console.log(name)
  for (const language of ['all', 'en', 'de', 'fr', 'es']) {
    const some = read.filter(({ example }) => language === 'all' || example.language === language)
    const own = some.filter(({ example }) => isOwn(example))
    const others = some.filter(({ example }) => !isOwn(example))
    const said = (isTaken: (one: Read) => boolean) =>
      `own kept ${percent(own.filter(isTaken).length, own.length)}, others' taken ${percent(others.filter(isTaken).length, others.length)}`
    const ruled = said(({ example }) => isRuledOwn(example))
    const both = said(one => isRuledOwn(one.example) && one.own >= LEAST_OWN)
    console.log(
      `  ${language.padEnd(4)} ${String(some.length).padStart(5)}  rules: ${ruled}; with what was learned: ${both}`,
    )
  }
}

const all = learnedStanceExamples()
const cases = all.map(stanceCase)
const usual = usualCases()
/** Examples of a pair are held out together, and so are lines that were written one after the other. */
const isHeld = (at: number, fold: number) => Number(all[at]!.pair) % FOLDS === fold
const isUsualHeld = (at: number, fold: number) => Math.floor(at / LINES_TOGETHER) % FOLDS === fold
const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = learnStances(
    cases.filter((_, at) => !isHeld(at, fold)),
    usual.filter((_, at) => !isUsualHeld(at, fold)),
  )
  const ownOf = (features: ReadonlySet<string>) => stanceShares(features, weights)[OWN]!
  return {
    read: cases.flatMap(({ features }, at) => (isHeld(at, fold) ? [{ example: all[at]!, own: ownOf(features) }] : [])),
    usual: usual.filter((_, at) => isUsualHeld(at, fold)).map(({ features }) => ownOf(features)),
  }
})
const read = folds.flatMap(fold => fold.read)
const ordinary = folds.flatMap(fold => fold.usual)
const lost = [0.1, LEAST_OWN, 0.5].map(
  limit => `${percent(ordinary.filter(own => own < limit).length, ordinary.length)} below ${limit}`,
)
console.log(`ordinary work, cross-validated: ${ordinary.length}, ${lost.join(', ')}`)
print('development, cross-validated', read)
if (process.argv.includes('--wrong'))
  for (const { example, own } of read)
    if (isOwn(example) ? own < 0.2 : own > 0.9)
      console.log(
        `${example.label} ${own.toFixed(2)} ${example.text.slice(0, example.start)}[${example.text.slice(example.start)}`,
      )
if (process.argv.includes('--held-out'))
  for (const half of HELD_OUT_STANCES)
    print(
      half,
      stanceExamples(half).map(example => ({ example, own: stanceShares(stanceCase(example).features)[OWN]! })),
    )
