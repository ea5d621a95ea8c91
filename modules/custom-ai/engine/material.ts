import type { Turn } from '#modules/answer-structure/public.ts'

/** What a question is answered from: the visible text of a résumé, an ended interview, or both. */
export interface Material {
  /** Null without a résumé that could be read. */
  readonly resume: {
    readonly pages: readonly { readonly number: number; readonly text: string }[]
    readonly profile: {
      years_of_experience: number | null
      positions: { title: string; employer: string | null; from: string | null; to: string | null }[]
      skills: string[]
      languages: { name: string; level: string | null }[]
    }
    /** When it was read: the end of "present". */
    readonly now: string
  } | null
  /** In their order. Null without an ended interview. */
  readonly turns: readonly Turn[] | null
  /** The candidate's names, which are redacted. */
  readonly names: readonly string[]
  readonly places: readonly string[]
}
