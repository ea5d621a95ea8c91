import { createContext, use } from 'react'
import type { FormField, FormSection } from '../../contract.ts'
import type { FormOperation } from '../../contract/drafting.ts'

/** A job, as far as the form builder knows it. */
export interface BuilderJob {
  readonly id: string
  readonly title: string
  readonly status: string
  readonly extra_questions: readonly FormField[]
}

export interface Builder {
  readonly sections: FormSection[]
  readonly jobs: readonly BuilderJob[]
  readonly canEdit: boolean
  /** The key of the selected field or section. */
  readonly selected: string | null
  /** Messages by the key of their field or section. */
  readonly problems: ReadonlyMap<string, readonly string[]>
  readonly select: (key: string | null) => void
  readonly change: (...operations: FormOperation[]) => void
  /** Tells screen readers what happened. */
  readonly announce: (message: string) => void
  readonly askToRemove: (key: string) => void
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder(): Builder {
  const builder = use(BuilderContext)
  if (!builder) throw new Error('This part of the form builder is used outside of it.')
  return builder
}
