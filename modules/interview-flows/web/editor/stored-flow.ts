import { clearDraft, readDraft, writeDraft } from '#ui/draft.ts'
import type { FlowContent } from '../../edits.ts'

/** Changes of a flow that are stored on this device until they are saved. */
export interface StoredFlow {
  readonly flow: FlowContent
  /** The version that was edited; 0 for a new flow. */
  readonly version: number
  /** If it is a draft that was written for a job: what wrote it. */
  readonly origin?: DraftOrigin | undefined
}

/** The language model that wrote a draft, the library, or general questions because the library has none for the job. */
export type DraftOrigin = { readonly kind: 'model'; readonly engine: string } | { readonly kind: 'library' | 'general' }

const keyOf = (id: string | null) => `flow:${id ?? 'new'}`

export const storeFlow = (id: string | null, stored: StoredFlow): void => writeDraft(keyOf(id), stored)
export const forgetFlow = (id: string | null): void => clearDraft(keyOf(id))

const isQuestion = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'text', 'competency'].every(key => typeof (value as Record<string, unknown>)[key] === 'string') &&
  Array.isArray((value as { levels?: unknown }).levels)

const isRound = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { id?: unknown }).id === 'string' &&
  Array.isArray((value as { questions?: unknown }).questions) &&
  (value as { questions: unknown[] }).questions.every(isQuestion)

/** What was stored can come from another release of the product: what does not have the shape of a flow is left out. */
export function storedFlow(id: string | null): StoredFlow | null {
  const stored = readDraft<StoredFlow>(keyOf(id))
  const rounds: unknown = stored?.flow?.rounds
  if (!stored?.flow || typeof stored.version !== 'number' || typeof stored.flow.name !== 'string') return null
  return Array.isArray(rounds) && rounds.length > 0 && rounds.every(isRound)
    ? { flow: stored.flow, version: stored.version, origin: stored.origin }
    : null
}
