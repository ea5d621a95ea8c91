import { sql } from 'kysely'
import type { Services } from '#platform/services.ts'
import { basisOf } from '../engine/match/basis.ts'
import type { MatchInput } from '../engine/match/input.ts'
import { engineKey, engineOf } from './current-engine.ts'

/** What an evaluation would be made with now. */
export interface Current {
  /** Of the job's requirements, its title if one asks for a similar position, and the rules. */
  readonly basis: string
  /** As applications store it: null for the built-in rules engine. */
  readonly engine: string | null
}

export async function currentFor(
  { models }: Pick<Services, 'models'>,
  job: Pick<MatchInput, 'requirements' | 'title'>,
): Promise<Current> {
  return { basis: basisOf(job), engine: engineKey(await engineOf(models.evaluating)) }
}

/** Sample data is evaluated by the built-in rules engine, which costs nothing. */
const engineFor = (engine: string | null) => sql`case when a.sample then null else ${engine}::text end`

/** Whether the match of an application, as `a`, was made with something else than a match would be now, or has failed. */
export const matchIsOutdated = ({ basis, engine }: Current) => sql<boolean>`(a.match_state = 'failed'
  or (a.match_state = 'ready' or (a.match_state = 'needs_person' and a.match_basis is not null))
    and (a.match_basis is distinct from ${basis} or a.match_engine is distinct from ${engineFor(engine)}))`

/** The same for the evaluation of its screening, whose questions and answers never change. */
export const interviewIsOutdated = ({ engine }: Current) => sql<boolean>`(a.interview_state = 'failed'
  or a.interview_state in ('ready', 'needs_person') and a.interview_engine is distinct from ${engineFor(engine)})`
