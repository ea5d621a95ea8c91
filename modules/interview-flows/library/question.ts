import type { LibraryCompetency } from '../policy.ts'

/** A question as it is written in the library. */
export interface WrittenQuestion {
  readonly competency: LibraryCompetency
  readonly text: string
  /** What answers rated 1 to 5 sound like. */
  readonly levels: readonly [string, string, string, string, string]
}
