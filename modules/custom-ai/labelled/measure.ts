import { readFileSync } from 'node:fs'
import { protectedTopicOf } from '../engine/protected-question.ts'

const FILE = new URL('protected-questions.txt', import.meta.url)

export interface LabelledQuestion {
  readonly part: 'development' | 'held-out'
  readonly refuse: boolean
  readonly question: string
}

export function readLabelledQuestions(): LabelledQuestion[] {
  let part: LabelledQuestion['part'] = 'development'
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .flatMap(line => {
      if (line.startsWith('==')) part = line.includes('held-out') ? 'held-out' : 'development'
      const [label, question] = line.split(' | ')
      return question ? [{ part, refuse: label === 'refuse', question }] : []
    })
}

/** How many of each kind are as labelled, and which are not. */
export function measure(questions: readonly LabelledQuestion[]) {
  const wrong = questions.filter(({ question, refuse }) => (protectedTopicOf(question) !== null) !== refuse)
  const count = (refuse: boolean, from: readonly LabelledQuestion[]) => from.filter(one => one.refuse === refuse).length
  return {
    refused: count(true, questions) - count(true, wrong),
    toRefuse: count(true, questions),
    allowed: count(false, questions) - count(false, wrong),
    toAllow: count(false, questions),
    wrong,
  }
}
