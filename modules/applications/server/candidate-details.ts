import { viewerOf } from '#platform/access/viewer.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { timelineData } from '#platform/events/define.ts'
import type { Actor } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import type { Answer, FormSection } from '#modules/forms/contract.ts'
import { fieldsHiddenInBlindReview } from '#modules/forms/public.ts'
import { educationEntries, formFor, isVoluntary } from '#modules/forms/policy.ts'
import { presentResume } from '#modules/resumes/public.ts'
import type { applicationsContract } from '../contract.ts'
import { nextStages } from '../policy.ts'
import { blindWords as words } from '../words/blind.ts'
import { applicationsOfCandidate, type ListRow } from './application-list.read-model.ts'
import { type Parts, readParts } from './candidate-details.read-model.ts'
import { presentListItem, presentNote } from './present.ts'
import { type BlindApplication, blindFor, blindText, neutralName } from './blind.ts'
import { candidateById } from './queries.ts'
import { readableEmails } from './readable-emails.ts'

type Details = ReplyGiven<(typeof applicationsContract)['candidates.read']>
type One = Details['applications'][number]

const withoutVoluntary = (sections: FormSection[]) =>
  sections
    .map(section => ({ ...section, fields: section.fields.filter(field => !isVoluntary(field)) }))
    .filter(({ fields }) => fields.length > 0)

async function presentOne(services: Services, row: ListRow, parts: Parts): Promise<One> {
  const full = parts.full.find(({ id }) => id === row.id)!
  const own = <T extends { application_id: string }>(list: readonly T[]) =>
    list.filter(one => one.application_id === row.id)
  const about = <T extends { subject_id: string | null }>(list: readonly T[]) =>
    list.filter(one => one.subject_id === row.id)
  const sections: FormSection[] = full.sections ?? []
  const [resume] = own(parts.resumes)
  const [accepted] = own(parts.accepted)
  return {
    ...presentListItem(row),
    job: { id: row.job_id, title: row.job_title, locations: full.locations, remote: full.workplace === 'remote' },
    outcome_reason: full.outcome_reason,
    outcome_note: full.outcome_note,
    owner_id: full.owner_id,
    requirements: full.requirements,
    next_stages: [...nextStages(row.stage, row.outcome)],
    answers: full.answers,
    // Voluntary questions are not shown here, not even their text.
    form: withoutVoluntary(formFor(sections, { id: row.job_id, extra_questions: full.extra_questions })),
    resume: resume
      ? await presentResume(
          services.signer,
          resume,
          parts.corrections.filter(({ resume_id }) => resume_id === resume.id),
        )
      : null,
    notes: own(parts.notes).map(row => presentNote(row, parts.mentioned)),
    communications: own(parts.communications).map(({ kind, at }) => ({ kind, at: at.toISOString() })),
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
      data: timelineData(event.name, event.data),
    })),
    erasure_requested_at: full.erasure_requested_at?.toISOString() ?? null,
    submissions: own(parts.submissions)[0]?.count ?? 1,
    privacy_notice: accepted ? { version: accepted.version!, accepted_at: accepted.at.toISOString() } : null,
  }
}

const hiddenCandidate = ({ id, candidate_id }: BlindApplication): Details['candidate'] => ({
  candidate_uuid: candidate_id,
  name: neutralName(id),
  blind: true,
  email: null,
  phone: null,
  location: null,
  links: [],
  time_zone: 'UTC',
})

/** Kinds of answers that are contact details, addresses, dates of birth or files. */
const IDENTIFYING = new Set(['email', 'phone', 'address', 'link', 'date', 'file'])

/** When somebody went to school tells their age. */
const withoutYears = (value: Answer): Answer =>
  educationEntries(value).length > 0 ? educationEntries(value).map(entry => ({ ...entry, from: '', to: '' })) : value

/**
 * An application without who it is: texts are redacted, files and contacts are left out.
 * @param hiddenKeys the fields that are hidden by now, whatever the form said that was filled in
 */
function hiddenApplication(one: One, person: BlindApplication, hiddenKeys: ReadonlySet<string>): One {
  const text = (value: string) => blindText(value, person)
  const fields = one.form.flatMap(section => section.fields)
  const isShown = (key: string) => {
    const field = fields.find(known => known.key === key)
    if (!field || field.hidden_in_blind_review || hiddenKeys.has(key)) return false
    return !IDENTIFYING.has(field.kind) && !/name/iu.test(key)
  }
  return {
    ...one,
    name: neutralName(one.id),
    blind: true,
    match: { ...one.match, score: null },
    interview: { ...one.interview, score: null, low: null, high: null },
    evidence: null,
    outcome_note: one.outcome_note && text(one.outcome_note),
    answers: Object.fromEntries(
      Object.entries(one.answers)
        .filter(([key]) => isShown(key))
        .map(([key, value]) => [key, typeof value === 'string' ? text(value) : withoutYears(value)]),
    ),
    resume: one.resume && {
      ...one.resume,
      file_name: words.fileName,
      url: null,
      profile: null,
      details: null,
      summary: one.resume.summary && { ...one.resume.summary, hidden: [] },
      pages: one.resume.pages.map(page => ({ ...page, text: text(page.text) })),
    },
    notes: one.notes.map(note => ({ ...note, text: text(note.text) })),
    mails: one.mails.map(mail => ({ ...mail, subject: text(mail.subject), text: text(mail.text) })),
    timeline: one.timeline.map(event => ({ ...event, data: {} })),
  }
}

/** What this module stores about a candidate. @throws 404 if the viewer cannot see any application of theirs */
export async function readCandidate(
  services: Services,
  org: OrganizationDb,
  actor: Actor,
  candidateId: string,
): Promise<Details> {
  const viewer = viewerOf(actor)
  const read = (id: string) =>
    org.read(q => [candidateById(q, org.organizationId, id), applicationsOfCandidate(q, viewer, id)])
  let [[candidate], rows] = await read(candidateId)
  if (candidate?.merged_into) [[candidate], rows] = await read(candidate.merged_into)
  if (!candidate || rows.length === 0) throw notFound()
  const ids = rows.map(({ id }) => id)
  const parts = await readParts(org, ids)
  const blind = await blindFor(org, actor.adminId, ids)
  // One blind application hides the candidate: they are the same person in the others.
  const [hidden] = blind.values()
  const isReadable = await readableEmails(org, actor, ids, { has: () => hidden !== undefined })
  const mails = parts.mails.filter(mail => isReadable(mail.subject_id!, mail.template_key))
  const applications = await Promise.all(rows.map(row => presentOne(services, row, { ...parts, mails })))
  const marked = hidden ? await org.read(q => [fieldsHiddenInBlindReview(q, org.organizationId)]) : []
  const hiddenKeys = new Set(marked.flat().map(({ key }) => key))
  return {
    candidate: hidden
      ? hiddenCandidate(hidden)
      : {
          candidate_uuid: candidate.id,
          blind: false,
          name: candidate.name,
          email: candidate.email,
          phone: candidate.phone,
          location: candidate.location,
          links: candidate.links,
          time_zone: candidate.time_zone,
        },
    applications: hidden
      ? applications.map(one => hiddenApplication(one, blind.get(one.id) ?? { ...hidden, id: one.id }, hiddenKeys))
      : applications,
  }
}
