// Measures what is learned about topics: node --import tsx bench/check-topics.ts. It starts with questions and answers that nothing was
// learned from; with --newer it stops there. Then it cross-validates: either neighbours in a file are left out, or whole topics, because most
// questions of a job are about something that no example is about.
import { learnTopics } from '#platform/ai/topics/labelled/learn-topics.ts'
import { type Example, casesOf, examples } from '#platform/ai/topics/labelled/train.ts'
import { fitOf, topicsAsked, topicsOf } from '#platform/ai/topics/fit.ts'
import { TOPICS } from '#platform/ai/topics/topics.ts'
import type { TopicModel } from '#platform/ai/topics/model.ts'

const FOLDS = 4
const TOPIC_FOLDS = 8
/** As many neighbours as a question with its competency, or an answer, has parts. */
const PARTS = { question: 2, answer: 3 }
const FIRST_RANKS = 3
const LIMITS = [-0.4, -0.2, -0.1, 0, 0.1, 0.2]

interface Fits {
  own: number[]
  other: number[]
}

function joined(texts: readonly string[], parts: number): string[] {
  return texts.flatMap((_, index) =>
    index % parts === 0 && index + parts <= texts.length ? [texts.slice(index, index + parts).join(' ')] : [],
  )
}

/** Reads each answer with each question of its language. @param model by default the product's */
function addFits(
  { own, other }: Fits,
  held: readonly Example[],
  model?: TopicModel,
  partsOfAnswer = PARTS.answer,
): void {
  for (const language of ['en', 'de', 'fr', 'es']) {
    const of = (topic: number, isQuestion: boolean) =>
      joined(
        held
          .filter(one => one.language === language && one.topic === topic && one.isQuestion === isQuestion)
          .map(({ text }) => text),
        isQuestion ? PARTS.question : partsOfAnswer,
      )
    const answers = TOPICS.flatMap((_, topic) =>
      of(topic, false).map(text => ({ topic, answered: topicsOf(text, model) })),
    )
    for (const [topic] of TOPICS.entries())
      for (const question of of(topic, true)) {
        const asked = topicsAsked([question], model)
        for (const { topic: answeredTopic, answered } of answers)
          (topic === answeredTopic ? own : other).push(fitOf(asked, answered))
      }
  }
}

const percent = (part: number, total: number) => `${((part / total) * 100).toFixed(1)} %`
const below = (list: readonly number[], limit: number) =>
  `${percent(list.filter(one => one < limit).length, list.length)} of ${list.length}`

function print(name: string, { own, other }: Fits): void {
  console.log(name)
  for (const limit of LIMITS)
    console.log(`  fit below ${limit}: ${below(own, limit)} on topic, ${below(other, limit)} off topic`)
}

const all = examples()
const runs = new Map<string, Example[]>()
for (const one of all) {
  const run = `${one.language} ${one.topic} ${one.isQuestion}`
  runs.set(run, [...(runs.get(run) ?? []), one])
}
const foldOf = new Map(
  [...runs.values()].flatMap(run => run.map((one, index) => [one, Math.floor((index * FOLDS) / run.length)] as const)),
)

interface Ranks {
  first: number
  near: number
}
function addRanks(ranks: Ranks, held: readonly Example[], model?: TopicModel): void {
  for (const { text, topic } of held) {
    const shares = topicsOf(text, model)
    const before = shares.filter(share => share > shares[topic]!).length
    if (before === 0) ranks.first += 1
    if (before < FIRST_RANKS) ranks.near += 1
  }
}
const printRanks = ({ first, near }: Ranks, count: number) =>
  console.log(`the topic is the likeliest ${percent(first, count)}, among three ${percent(near, count)} of ${count}`)

const newer = examples('newer')
const ofNewer: Ranks = { first: 0, near: 0 }
addRanks(ofNewer, newer)
printRanks(ofNewer, newer.length)
const newerFits: Fits = { own: [], other: [] }
addFits(newerFits, newer, undefined, 1)
print('newer', newerFits)
if (process.argv.includes('--newer')) process.exit()

const ranks: Ranks = { first: 0, near: 0 }
const known: Fits = { own: [], other: [] }
for (let fold = 0; fold < FOLDS; fold += 1) {
  const held = all.filter(one => foldOf.get(one) === fold)
  const model = learnTopics(casesOf(all.filter(one => foldOf.get(one) !== fold)))
  addRanks(ranks, held, model)
  addFits(known, held, model)
}
printRanks(ranks, all.length)
print('neighbours left out', known)

const unknown: Fits = { own: [], other: [] }
for (let fold = 0; fold < TOPIC_FOLDS; fold += 1) {
  const isHeld = ({ topic }: Example) => topic % TOPIC_FOLDS === fold
  addFits(unknown, all.filter(isHeld), learnTopics(casesOf(all.filter(one => !isHeld(one)))))
}
print('topics left out', unknown)
