import { viewerOf } from '#platform/access/viewer.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import type { FormSection } from '#modules/forms/contract.ts'
import { formFor } from '#modules/forms/policy.ts'
import { presentResume, resumesOf } from '#modules/resumes/public.ts'
import type { applicationsContract } from '../contract.ts'
import { nextStages } from '../policy.ts'
import { presentListItem } from './present.ts'
import { applicationsOfCandidate, candidateById, type ListRow } from './queries.ts'

type Details = ReplyGiven<(typeof applicationsContract)['candidates.read']>
type One = Details['applications'][number]

/** Everything that hangs on the given applications, in one round trip. */
async function readParts(org: OrganizationDb, ids: readonly string[]) {
  const id = org.organizationId
  const [full, submissions, resumes, notes, told, mails, events] = await org.read(q => [
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
        'j.requirements',
        'j.extra_questions',
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
    resumesOf(q, id, ids),
    q
      .selectFrom('application_notes as n')
      .innerJoin('admins as m', join =>
        join.onRef('m.organization_id', '=', 'n.organization_id').onRef('m.id', '=', 'n.admin_id'),
      )
      .select(['n.id', 'n.application_id', 'n.admin_id', 'n.text', 'n.at', 'm.name as admin_name'])
      .where('n.organization_id', '=', id)
      .where('n.application_id', 'in', ids)
      .orderBy('n.at'),
    q
      .selectFrom('told')
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
  ])
  return { full, submissions, resumes, notes, told, mails, events }
}

type Parts = Awaited<ReturnType<typeof readParts>>

/** What the timeline shows of an event's data: nothing that names other people or ids. */
const SHOWN_DATA = [
  'from_stage',
  'to_stage',
  'from_outcome',
  'to_outcome',
  'reason',
  'note',
  'notify',
  'template_key',
  'state',
  'round',
  'overall',
  'score',
]
const shownData = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([key]) => SHOWN_DATA.includes(key)))

const withoutVoluntary = (sections: FormSection[]) =>
  sections
    .map(section => ({ ...section, fields: section.fields.filter(({ kind }) => kind !== 'demographic') }))
    .filter(({ fields }) => fields.length > 0)

async function presentOne(services: Services, row: ListRow, parts: Parts): Promise<One> {
  const full = parts.full.find(({ id }) => id === row.id)!
  const own = <T extends { application_id: string }>(list: readonly T[]) =>
    list.filter(one => one.application_id === row.id)
  const about = <T extends { subject_id: string | null }>(list: readonly T[]) =>
    list.filter(one => one.subject_id === row.id)
  const sections: FormSection[] = full.sections ?? []
  const [resume] = own(parts.resumes)
  return {
    ...presentListItem(row),
    outcome_reason: full.outcome_reason,
    outcome_note: full.outcome_note,
    owner_id: full.owner_id,
    requirements: full.requirements,
    next_stages: [...nextStages(row.stage, row.outcome)],
    answers: full.answers,
    // Voluntary questions are not shown here, not even what they asked.
    form: withoutVoluntary(formFor(sections, { extra_questions: full.extra_questions })),
    resume: resume ? await presentResume(services.signer, resume) : null,
    notes: own(parts.notes).map(({ id, admin_id, admin_name, text, at }) => ({
      id,
      admin_id,
      admin_name,
      text,
      at: at.toISOString(),
    })),
    told: own(parts.told).map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    mails: about(parts.mails).map(mail => ({
      id: mail.id,
      template_key: mail.template_key,
      subject: mail.subject,
      state: mail.state,
      send_at: mail.send_at?.toISOString() ?? null,
      sent_at: mail.sent_at?.toISOString() ?? null,
      text: mail.text_body,
    })),
    timeline: about(parts.events).map(event => ({
      id: event.id,
      name: event.name,
      at: event.at.toISOString(),
      actor: event.admin_name ?? (event.actor_kind === 'candidate' ? 'candidate' : 'system'),
      data: shownData(event.data),
    })),
    submissions: own(parts.submissions)[0]?.count ?? 1,
  }
}

/** What this module knows of a candidate. @throws 404 where the viewer sees no application of theirs */
export async function readCandidate(
  services: Services,
  org: OrganizationDb,
  actor: Actor,
  candidateId: string,
): Promise<Details> {
  const viewer = viewerOf(actor)
  const [[candidate], rows] = await org.read(q => [
    candidateById(q, org.organizationId, candidateId),
    applicationsOfCandidate(q, viewer, candidateId),
  ])
  if (!candidate || rows.length === 0) throw notFound()
  const parts = await readParts(
    org,
    rows.map(({ id }) => id),
  )
  return {
    candidate: {
      candidate_uuid: candidate.id,
      name: candidate.name,
      email: candidate.email,
      phone: candidate.phone,
      location: candidate.location,
      links: candidate.links,
      time_zone: candidate.time_zone,
    },
    applications: await Promise.all(rows.map(row => presentOne(services, row, parts))),
  }
}
