import type { LibraryCompetency } from '#modules/interview-flows/policy.ts'

/** What synthetic candidates answer to a question when no language model writes their answers. */
export interface WrittenAnswer {
  /** An answer of the highest level. */
  readonly strong: string
  /** True and to the point, in one or two short sentences. */
  readonly terse: string
  /** An answer of the lowest two levels. */
  readonly weak: string
}

export type WrittenAnswers = Readonly<Record<LibraryCompetency, WrittenAnswer>>
