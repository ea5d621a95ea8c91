import './tables.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import '#modules/accounts/public.ts'
import '#modules/forms/public.ts'
import '#modules/jobs/public.ts'
import { correctionsOfApplications, resumesOf } from '#modules/resumes/public.ts'
import { mentionedIn, notesOf } from './notes.read-model.ts'

// Reads across modules: applications with their job, form, résumé and history, and the names of the people in it.

/** Everything that belongs to the given applications, in one round trip. */
export async function readParts(org: OrganizationDb, ids: readonly string[]) {
  const id = org.organizationId
  const [full, submissions, accepted, resumes, notes, communications, mails, events, corrections, mentioned] =
    await org.read(q => [
      q
        .selectFrom('applications as a')
        .innerJoin('job_openings as j', join =>
          join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
        )
        .leftJoin('form_configs as f', join =>
          join.onRef('f.organization_id', '=', 'a.organization_id').onRef('f.version', '=', 'a.form_version'),
        )
        .select([
          'a.id',
          'a.answers',
          'a.outcome_reason',
          'a.outcome_note',
          'a.owner_id',
          'a.erasure_requested_at',
          'j.requirements',
          'j.extra_questions',
          'j.locations',
          'j.workplace',
          'f.sections',
        ])
        .where('a.organization_id', '=', id)
        .where('a.id', 'in', ids),
      q
        .selectFrom('submissions')
        .select(eb => ['application_id', eb.fn.countAll<number>().as('count')])
        .where('organization_id', '=', id)
        .where('application_id', 'in', ids)
        .groupBy('application_id'),
      q
        .selectFrom('submissions')
        .distinctOn('application_id')
        .select(['application_id', 'privacy_version as version', 'at'])
        .where('organization_id', '=', id)
        .where('application_id', 'in', ids)
        .where('privacy_version', 'is not', null)
        .orderBy('application_id')
        .orderBy('at', 'desc'),
      resumesOf(q, id, ids),
      notesOf(q, id, ids),
      q
        .selectFrom('communications')
        .select(['application_id', 'kind', 'at'])
        .where('organization_id', '=', id)
        .where('application_id', 'in', ids)
        .orderBy('at'),
      q
        .selectFrom('mail_messages')
        .select(['id', 'subject_id', 'template_key', 'subject', 'state', 'send_at', 'sent_at', 'text_body'])
        .where('organization_id', '=', id)
        .where('subject_id', 'in', ids)
        .orderBy('created_at', 'desc')
        .limit(200),
      q
        .selectFrom('events as e')
        .leftJoin('admins as m', join =>
          join.onRef('m.organization_id', '=', 'e.organization_id').onRef('m.id', '=', 'e.actor_id'),
        )
        .select(['e.id', 'e.subject_id', 'e.name', 'e.at', 'e.actor_kind', 'e.data', 'm.name as admin_name'])
        .where('e.organization_id', '=', id)
        .where('e.subject_id', 'in', ids)
        .orderBy('e.at', 'desc')
        .limit(300),
      correctionsOfApplications(q, id, ids),
      mentionedIn(q, id, ids),
    ])
  return { full, submissions, accepted, resumes, notes, communications, mails, events, corrections, mentioned }
}

export type Parts = Awaited<ReturnType<typeof readParts>>
