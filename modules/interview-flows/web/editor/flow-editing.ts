import { createContext, use } from 'react'
import type { Question } from '../../contract.ts'
import type { FlowContent, FlowEdit } from '../../edits.ts'

/** How many answers had each level, from 1 to 5, when a question was asked with this text and these levels. */
export interface AnswerLevels extends Pick<Question, 'text'> {
  readonly question_id: string
  readonly levels: readonly string[]
  readonly answers: readonly number[]
}

/** What the parts of the editor share. */
export interface FlowEditing {
  readonly flow: FlowContent
  readonly mayEdit: boolean
  /** Of the questions that were answered often enough. */
  readonly answerLevels: readonly AnswerLevels[]
  /** The ID of the round or question that is open in the panel; `ABOUT` for the flow itself. */
  readonly selected: string | null
  /** Opens a part; `focuses` puts the focus into its first field. */
  readonly select: (id: string | null, focuses?: boolean) => void
  readonly change: (edit: FlowEdit) => void
  /** Makes a change that can be undone from its message. */
  readonly remove: (edit: FlowEdit, message: string) => void
  /** Says something to screen readers. */
  readonly announce: (text: string) => void
  readonly openLibrary: (roundId: string) => void
  /** The rounds and questions with problems that a person has tried to save. */
  readonly incomplete: ReadonlySet<string>
}

export const ABOUT = 'about'

export const FlowEditingContext = createContext<FlowEditing | null>(null)

export function useFlowEditing(): FlowEditing {
  const editing = use(FlowEditingContext)
  if (!editing) throw new Error('The parts of the flow editor must be inside it.')
  return editing
}
