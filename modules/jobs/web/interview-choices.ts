import type { Flow } from '#modules/interview-flows/web/api.ts'
import type { Choice } from '#ui/select.tsx'

/** An interview flow to choose, with what its card says. */
export interface FlowChoice extends Choice {
  readonly version: number
  readonly rounds: Flow['rounds']
}

/** Interview settings to choose, with the most minutes that they ask of a candidate. */
export interface SettingsChoice extends Choice {
  readonly minutes: number
}

/** The round in which an AI interview asks about requirements. */
export const askingRound = (flow: FlowChoice | undefined) =>
  flow?.rounds.find(({ kind, questions }) => kind === 'ai_screening' && questions.length > 0)

/** The rounds in which people interview. */
export const roundsWithPeople = (flow: FlowChoice | undefined) =>
  (flow?.rounds ?? []).filter(({ kind }) => kind === 'human_interview')

/** How many questions of a flow come before those about requirements; null if its interviews ask about none. */
export function questionsBefore(flow: FlowChoice | undefined): number | null {
  const round = askingRound(flow)
  return round ? round.questions.filter(({ must_ask }) => must_ask).length : null
}
