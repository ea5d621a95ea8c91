import {
  answerPairs,
  type LabelledSet,
  nameIn,
  type Pair,
  readLabelledSet,
  resumePairs,
} from '#modules/evaluation/public.ts'

type Answer = LabelledSet['answers'][number]
type Resume = LabelledSet['resumes'][number]
type Attack = LabelledSet['attacks'][number]

/** One part of the check. Each can be done separately and in any order, so that an interrupted check continues. */
export type Step = { id: string } & (
  | { kind: 'answer'; answer: Answer }
  | { kind: 'resume'; resume: Resume }
  | { kind: 'attack on an answer'; attack: Attack; host: Answer }
  | { kind: 'attack on a résumé'; attack: Attack; host: Resume }
  | { kind: 'pair of answers'; answer: Answer; pair: Pair }
  /** The pair is made when it is needed, because reading a résumé takes time; there may be none. */
  | { kind: 'pair of résumés'; resume: Resume; pairOf: () => Pair | undefined }
)

/** How many of each part are measured, evenly spread; by default all, and a sample of the pairs. */
export interface Sample {
  /** With all of their answers. */
  questions?: number
  resumes?: number
  attacks?: number
  answerPairs?: number
  resumePairs?: number
}

const ANSWER_PAIRS = 40
const RESUME_PAIRS = 20
/** Every so many pairs, one whose texts must be the same to a model. It is asked twice and shows how stable its answers are. */
const IDENTICAL_EVERY = 5
/** They can hide what was said, and then another level is right. */
const LOSES_CONTENT = new Set(['10 % misheard words', '20 % misheard words'])

/** The given number of items, evenly spread over the list. */
function spread<T>(list: readonly T[], count = list.length): T[] {
  if (count >= list.length) return [...list]
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]!)
}

/** A pair of the wanted sort, different ones for neighbors. */
function pick(pairs: readonly Pair[], i: number): Pair | undefined {
  const wanted = pairs.filter(
    ({ kind, isIdentical }) => !LOSES_CONTENT.has(kind) && isIdentical === (i % IDENTICAL_EVERY === 0),
  )
  return wanted[(i * 7) % wanted.length]
}

/** An ordinary text of the same language if there is one. */
const hostIn = <T extends { language: string }>(hosts: readonly T[], language: string): T =>
  hosts.find(host => host.language === language) ?? hosts.find(host => host.language === 'en')!

/** All steps of the check, in the same order for the same labelled set. */
export function planOf(set: LabelledSet, sample: Sample = {}): Step[] {
  const withLanguage = set.answers.map(answer => ({ ...answer, language: answer.question.language }))
  // An answer that is no better than average, so that an attack has something to gain.
  const hosts = withLanguage.filter(({ kind, level }) => kind === 'fair' && level === 2)
  const steps: Step[] = []
  const questions = new Set(spread([...new Set(withLanguage.map(({ question }) => question.id))], sample.questions))
  for (const answer of withLanguage.filter(({ question }) => questions.has(question.id)))
    steps.push({ id: `answer ${answer.question.id} ${answer.id}`, kind: 'answer', answer })
  for (const resume of spread(set.resumes, sample.resumes))
    steps.push({ id: `resume ${resume.id}`, kind: 'resume', resume })
  for (const attack of spread(set.attacks, sample.attacks))
    steps.push(
      attack.place === 'answer'
        ? { id: `attack ${attack.id}`, kind: 'attack on an answer', attack, host: hostIn(hosts, attack.language) }
        : { id: `attack ${attack.id}`, kind: 'attack on a résumé', attack, host: hostIn(set.resumes, attack.language) },
    )
  const told = withLanguage.filter(({ kind }) => kind === 'excellent' || kind === 'good' || kind === 'fair')
  for (const [i, answer] of spread(told, sample.answerPairs ?? ANSWER_PAIRS).entries()) {
    const pair = pick(answerPairs(answer.text, answer.language, i + 1), i)
    if (pair) steps.push({ id: `answer pair ${i}`, kind: 'pair of answers', answer, pair })
  }
  for (const [i, resume] of spread(set.resumes, sample.resumePairs ?? RESUME_PAIRS).entries()) {
    const pairOf = () => {
      const written = { text: resume.resume, language: resume.language, name: nameIn(resume) }
      return pick(resumePairs(written, i + 1), i)
    }
    steps.push({ id: `resume pair ${i}`, kind: 'pair of résumés', resume, pairOf })
  }
  return steps
}

/** The steps of a check of the product's own labelled set, and its version. */
export function labelledPlan(sample: Sample = {}): { steps: Step[]; labelledSet: string } {
  const set = readLabelledSet()
  return { steps: planOf(set, sample), labelledSet: set.version }
}
