import './tables.ts'
import { type Kysely, sql } from 'kysely'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Tables } from '#platform/db/tables.ts'
import '#modules/accounts/public.ts'
import { applicationsVisibleTo } from '#modules/applications/public.ts'
import '#modules/jobs/public.ts'
import '#modules/organizations/public.ts'
import { MOST_OPEN_TODOS, MOST_OWN_TODOS } from '../policy.ts'

// Reads across modules: to-dos with the people and the candidates in them.

const MOST_DONE = 20

/** The date on which it is `now` for the person responsible, or for the organization if there is nobody. */
const todayThere = (now: Date) =>
  sql<string>`(${now}::timestamptz at time zone coalesce(p.time_zone, o.time_zone))::date`

const named = (q: Kysely<Tables>, organizationId: string, now: Date) =>
  q
    .selectFrom('todos as t')
    .innerJoin('organizations as o', 'o.organization_id', 't.organization_id')
    .leftJoin('admins as p', join =>
      join.onRef('p.organization_id', '=', 't.organization_id').onRef('p.id', '=', 't.assignee_id'),
    )
    .leftJoin('admins as c', join =>
      join.onRef('c.organization_id', '=', 't.organization_id').onRef('c.id', '=', 't.created_by'),
    )
    .leftJoin('admins as d', join =>
      join.onRef('d.organization_id', '=', 't.organization_id').onRef('d.id', '=', 't.done_by'),
    )
    .select(['t.id', 't.application_id', 't.text', 't.due_on', 't.assignee_id', 't.created_by', 't.created_at'])
    .select(['t.version', 't.done_at', 't.done_by', 'p.name as assignee_name'])
    .select(['c.name as creator_name', 'd.name as done_name'])
    .select(
      sql<'overdue' | 'today' | 'later' | null>`case when t.done_at is not null or t.due_on is null then null
        when t.due_on < ${todayThere(now)} then 'overdue' when t.due_on = ${todayThere(now)} then 'today'
        else 'later' end`.as('due'),
    )
    .where('t.organization_id', '=', organizationId)
    .where('t.deleted_at', 'is', null)

export type NamedTodo = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>

export const todoById = (q: Kysely<Tables>, organizationId: string, id: string, now: Date) =>
  named(q, organizationId, now).where('t.id', '=', id)

export const openTodos = (q: Kysely<Tables>, organizationId: string, applicationId: string, now: Date) =>
  named(q, organizationId, now)
    .where('t.application_id', '=', applicationId)
    .where('t.done_at', 'is', null)
    .orderBy('t.due_on', eb => eb.asc().nullsLast())
    .orderBy('t.id')
    .limit(MOST_OPEN_TODOS)

export const doneTodos = (q: Kysely<Tables>, organizationId: string, applicationId: string, now: Date) =>
  named(q, organizationId, now)
    .where('t.application_id', '=', applicationId)
    .where('t.done_at', 'is not', null)
    .orderBy('t.done_at', 'desc')
    .limit(MOST_DONE)

/** Those of the applications that a person sees: their scope can have changed since a to-do was given to them. */
export const ownTodos = (q: Kysely<Tables>, viewer: Viewer, now: Date, limit = MOST_OWN_TODOS) =>
  named(q, viewer.organizationId, now)
    .innerJoin('applications as a', join =>
      join.onRef('a.organization_id', '=', 't.organization_id').onRef('a.id', '=', 't.application_id'),
    )
    .innerJoin('job_openings as j', join =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .select(['a.candidate_id', 'a.candidate_name as name', 'a.job_id', 'j.title as job_title'])
    .where('t.assignee_id', '=', viewer.adminId)
    .where('t.done_at', 'is', null)
    .$if(viewer.sees !== 'all', query =>
      query.where('t.application_id', 'in', applicationsVisibleTo(q, viewer).select('a.id')),
    )
    .orderBy('t.due_on', eb => eb.asc().nullsLast())
    .orderBy('t.id')
    .limit(limit)

export type OwnTodoRow = Awaited<ReturnType<ReturnType<typeof ownTodos>['executeTakeFirstOrThrow']>>

/** The hour at which people are told what is due, in their time zone. */
const HOUR = 8

/** To-dos whose day has come for who is responsible, at 08:00 in their time zone, and of which they were not told yet. */
export const dueTodos = (q: Kysely<Tables>, organizationId: string, now: Date, limit: number) =>
  q
    .selectFrom('todos as t')
    .innerJoin('admins as p', join =>
      join.onRef('p.organization_id', '=', 't.organization_id').onRef('p.id', '=', 't.assignee_id'),
    )
    .select(['t.id', 't.application_id'])
    .where('t.organization_id', '=', organizationId)
    .where('t.done_at', 'is', null)
    .where('t.deleted_at', 'is', null)
    .where('t.reminded_at', 'is', null)
    .where('t.due_on', 'is not', null)
    // A day anywhere begins at most 14 hours before UTC's: this bounds what is read.
    .where('t.due_on', '<=', sql<string>`(${now}::timestamptz at time zone 'UTC' + interval '14 hours')::date`)
    .where('p.removed_at', 'is', null)
    .where(sql<boolean>`(t.due_on + ${HOUR} * interval '1 hour') at time zone p.time_zone <= ${now}::timestamptz`)
    .orderBy('t.due_on')
    .limit(limit)
