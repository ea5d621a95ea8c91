import type { Question, Round } from '../../contract.ts'
import type { FlowContent } from '../../edits.ts'
import { editorWords as words } from '../../words/editor.ts'

const ID_LENGTH = 8
const freshId = (prefix: string) => `${prefix}${crypto.randomUUID().slice(0, ID_LENGTH)}`

export const freshQuestion = (): Question => ({
  id: freshId('q'),
  text: '',
  competency: '',
  weight: 1,
  levels: ['', '', '', '', ''],
  follow_ups: 1,
  time_limit: 240,
  must_ask: true,
})

/** A question of the library or of another place, as a new one of this flow. */
export const copyOf = ({ text, competency, weight, levels, follow_ups, time_limit, must_ask }: Question): Question => ({
  id: freshId('q'),
  text,
  competency,
  weight,
  levels,
  follow_ups,
  time_limit,
  must_ask,
})

export const freshRound = (kind: Round['kind']): Round => ({
  id: freshId('r'),
  kind,
  name: words.kinds[kind],
  minutes: kind === 'ai_screening' ? 25 : 45,
  guide: '',
  questions: [],
})

export const blankFlow = (): FlowContent => ({
  name: '',
  description: '',
  rounds: [freshRound('ai_screening'), freshRound('human_interview')],
})
