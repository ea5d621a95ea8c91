import type { Compilable, Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/api.ts'
import { seesAllJobs } from './policy.ts'

/** The person for whom a query selects jobs and candidates. */
export interface Viewer {
  readonly organizationId: string
  readonly adminId: string
  readonly sees: 'all' | 'own_jobs'
  /** Selects only what the person decides about: without the jobs on which they are an interviewer. */
  readonly deciding?: true
}

export const viewerOf = ({
  organizationId,
  adminId,
  role,
}: Pick<Actor, 'organizationId' | 'adminId' | 'role'>): Viewer => ({
  organizationId,
  adminId,
  sees: seesAllJobs(role) ? 'all' : 'own_jobs',
})

/** The person of a role that decides, for a query that selects what they decide about. */
export const deciderOf = (actor: Actor): Viewer => ({ ...viewerOf(actor), deciding: true })

/** Finds a subject by its id, if the viewer may see it; no row otherwise. */
export type SubjectQuery = (
  q: Kysely<Tables>,
  viewer: Viewer,
  id: string,
) => Compilable & { execute(): Promise<unknown[]> }
