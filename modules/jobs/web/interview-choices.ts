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
