import { stem } from '#platform/ai/text/tokens.ts'
import { scoresOf, type Weights } from '#platform/ai/weighing/weigh.ts'
import type { Clause } from './clauses.ts'
import { textOf } from './element-features.ts'
import type { Lexicon } from './lexicon.ts'

// How likely an answer as a whole is an account. Single clauses of success formulas and opinions look like those of an account.

/** Findings per clause, in steps: none, up to each of these, and more. */
const SHARES = [0, 0.15, 0.3, 0.5, 0.8]
const WORDS_PER_STEP = 20
const MOST_STEPS = 8
const STEPS_PER_CLARITY = 4
const [LEAST_CLARITY, MOST_CLARITY] = [-2, 2]
const PARTS = 10

/** What the rules find in a clause. */
const FINDINGS: Record<string, (clause: Clause) => number> = {
  past: ({ past }) => past,
  general: ({ general }) => general,
  particular: ({ particular }) => particular,
  deed: ({ ownAction }) => Number(ownAction),
  event: ({ event }) => Number(event),
  figures: ({ figures }) => figures,
  unreal: ({ unreal }) => unreal,
  present: ({ present }) => present,
  habit: ({ presentHabit }) => Number(presentHabit),
  description: ({ description }) => Number(description),
}

const stepOf = (share: number) => {
  const step = SHARES.findIndex(most => share <= most)
  return step < 0 ? SHARES.length : step
}

/** What the rules read of an answer: its substantial clauses, and how clearly it tells of something that happened (`clarityOf`). */
export interface Told {
  readonly clauses: readonly Clause[]
  readonly clarity: number | null
}

/** What an answer is weighed by: its words and their order, how much the rules find in it, and how much is its own. */
export function accountFeatures({ clauses, clarity }: Told, lexicon: Lexicon): Set<string> {
  const features = new Set<string>(['always'])
  for (const { words } of clauses) {
    const stems = words.map(word => stem(textOf(word, lexicon)))
    for (const [index, own] of stems.entries()) {
      features.add(`t ${own}`)
      if (index + 1 < stems.length) features.add(`b ${own} ${stems[index + 1]!}`)
    }
  }
  for (const [name, found] of Object.entries(FINDINGS)) {
    const total = clauses.reduce((sum, clause) => sum + found(clause), 0)
    features.add(`r ${name} ${stepOf(total / Math.max(1, clauses.length))}`)
  }
  const content = new Set(clauses.flatMap(clause => [...clause.content])).size
  const generic = new Set(clauses.flatMap(clause => [...clause.generic])).size
  features.add(`r content ${Math.round((PARTS * content) / Math.max(1, content + generic))}`)
  const clear =
    clarity === null ? 'none' : Math.round(STEPS_PER_CLARITY * Math.max(LEAST_CLARITY, Math.min(MOST_CLARITY, clarity)))
  features.add(`r clarity ${clear}`)
  const words = clauses.reduce((sum, clause) => sum + clause.words.length, 0)
  features.add(`r words ${Math.min(MOST_STEPS, Math.round(words / WORDS_PER_STEP))}`)
  return features
}

/** Beyond these, they say nothing more: a misheard word must not decide about all elements of a clear account. */
const [LEAST_ODDS, MOST_ODDS] = [-4, 1.5]

/** How likely an answer tells of something that happened, as the logarithm of the odds. */
export function accountOdds(told: Told, lexicon: Lexicon, weights: Weights): number {
  const [score = 0] = scoresOf(accountFeatures(told, lexicon), weights, [0])
  return Math.max(LEAST_ODDS, Math.min(MOST_ODDS, score))
}
