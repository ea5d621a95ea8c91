import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'

interface Window {
  readonly from: Date
  readonly to: Date
  /** An interviewer, who sees the jobs they are assigned to; null: everybody's. */
  readonly onlyOf: string | null
}

const named = (q: Kysely<Tables>, organizationId: string) =>
  q
    .selectFrom('applications as a')
    .innerJoin('candidates as c', join =>
      join.onRef('c.organization_id', '=', 'a.organization_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .where('a.organization_id', '=', organizationId)

/** Whose applications these are. */
export const applicationsNamed = (q: Kysely<Tables>, organizationId: string, ids: readonly string[]) =>
  named(q, organizationId)
    .select(['a.id', 'a.candidate_id', 'c.name'])
    .where('a.id', '=', sql<string>`any(${ids})`)

/** Interviews with the AI that end in a time and are not held yet. */
export function screeningEnds(q: Kysely<Tables>, organizationId: string, { from, to, onlyOf }: Window) {
  const query = named(q, organizationId)
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select(['a.id', 'a.candidate_id', 'c.name', 'j.title as job_title', 'a.screening_state', 'a.screening_until'])
    .where('a.outcome', '=', 'active')
    .where('a.screening_until', '>=', from)
    .where('a.screening_until', '<', to)
    .where('a.screening_state', 'in', ['invited', 'opened', 'in_progress', 'interrupted'])
    .orderBy('a.screening_until')
    .limit(1000)
  return onlyOf ? query.where(sql<boolean>`j.hiring_team ? ${onlyOf}`) : query
}

/** Jobs that close in a time; a closing date is a day and has no zone. */
export function jobClosings(q: Kysely<Tables>, organizationId: string, { from, to, onlyOf }: Window) {
  const query = q
    .selectFrom('job_openings')
    .select(['id', 'title', 'closing_date'])
    .where('organization_id', '=', organizationId)
    .where('archived_at', 'is', null)
    .where('status', 'in', ['open', 'paused'])
    .where('closing_date', '>=', from.toISOString().slice(0, 10))
    .where('closing_date', '<=', to.toISOString().slice(0, 10))
    .orderBy('closing_date')
    .limit(500)
  return onlyOf ? query.where(sql<boolean>`hiring_team ? ${onlyOf}`) : query
}
