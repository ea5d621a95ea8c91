import type { Question, Round } from './contract.ts'

/** What is edited of a flow. */
export interface FlowContent {
  readonly name: string
  readonly description: string
  readonly rounds: readonly Round[]
}

export const MOST_ROUNDS = 6
export const MOST_QUESTIONS = 20

/** One change of a flow. Places are named by what follows there; null is the end. */
export type FlowEdit =
  | { kind: 'describe'; changes: Partial<Pick<FlowContent, 'name' | 'description'>> }
  | { kind: 'add_round'; round: Round; before: string | null }
  | { kind: 'edit_round'; round: string; changes: Partial<Omit<Round, 'id' | 'questions'>> }
  | { kind: 'move_round'; round: string; before: string | null }
  | { kind: 'remove_round'; round: string }
  | { kind: 'add_questions'; round: string; questions: readonly Question[]; before: string | null }
  | { kind: 'edit_question'; question: string; changes: Partial<Omit<Question, 'id'>> }
  | { kind: 'move_question'; question: string; round: string; before: string | null }
  | { kind: 'remove_question'; question: string }

interface Named {
  readonly id: string
}

/** Puts an entry before another one, or at the end if there is none. */
function insert<T extends Named>(list: readonly T[], entries: readonly T[], before: string | null): T[] {
  const at = list.findIndex(({ id }) => id === before)
  return at < 0 ? [...list, ...entries] : [...list.slice(0, at), ...entries, ...list.slice(at)]
}

const without = <T extends Named>(list: readonly T[], id: string) => list.filter(one => one.id !== id)

export const roundOf = (rounds: readonly Round[], questionId: string) =>
  rounds.find(({ questions }) => questions.some(({ id }) => id === questionId))

export const questionOf = (rounds: readonly Round[], id: string) =>
  rounds.flatMap(({ questions }) => questions).find(question => question.id === id)

const onRound = (rounds: readonly Round[], id: string, change: (round: Round) => Round) =>
  rounds.map(round => (round.id === id ? change(round) : round))

function moveQuestion(rounds: readonly Round[], id: string, to: string, before: string | null): readonly Round[] {
  const question = questionOf(rounds, id)
  const target = rounds.find(round => round.id === to)
  if (!question || !target || before === id) return rounds
  const isFull = target.questions.length >= MOST_QUESTIONS && !target.questions.includes(question)
  if (isFull) return rounds
  return rounds.map(round => {
    const others = without(round.questions, id)
    if (round.id === to) return { ...round, questions: insert(others, [question], before) }
    return others.length === round.questions.length ? round : { ...round, questions: others }
  })
}

function moveRound(rounds: readonly Round[], id: string, before: string | null): readonly Round[] {
  const round = rounds.find(one => one.id === id)
  return round && before !== id ? insert(without(rounds, id), [round], before) : rounds
}

/** The rounds after an edit. What an edit does not name stays as it is; an edit of something that does not exist changes nothing. */
function editRounds(rounds: readonly Round[], edit: Exclude<FlowEdit, { kind: 'describe' }>): readonly Round[] {
  switch (edit.kind) {
    case 'add_round':
      return rounds.length < MOST_ROUNDS ? insert(rounds, [edit.round], edit.before) : rounds
    case 'edit_round':
      return onRound(rounds, edit.round, round => ({ ...round, ...edit.changes }))
    case 'move_round':
      return moveRound(rounds, edit.round, edit.before)
    case 'remove_round':
      return rounds.length > 1 ? without(rounds, edit.round) : rounds
    case 'add_questions':
      return onRound(rounds, edit.round, round => ({
        ...round,
        questions: insert(
          round.questions,
          edit.questions.slice(0, MOST_QUESTIONS - round.questions.length),
          edit.before,
        ),
      }))
    case 'edit_question':
      return rounds.map(round => ({
        ...round,
        questions: round.questions.map(one => (one.id === edit.question ? { ...one, ...edit.changes } : one)),
      }))
    case 'move_question':
      return moveQuestion(rounds, edit.question, edit.round, edit.before)
    case 'remove_question':
      return rounds.map(round => ({ ...round, questions: without(round.questions, edit.question) }))
  }
}

export const applyEdit = (flow: FlowContent, edit: FlowEdit): FlowContent =>
  edit.kind === 'describe' ? { ...flow, ...edit.changes } : { ...flow, rounds: editRounds(flow.rounds, edit) }
