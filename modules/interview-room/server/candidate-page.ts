import type { AdminRole } from '#platform/access/roles.ts'
import type { Link } from '#platform/auth/links.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { Services } from '#platform/services.ts'
import { adminsOf } from '#modules/accounts/public.ts'
import { addWorkingDays, applicationById, candidateById, shownPerson } from '#modules/applications/public.ts'
import { jobById, type JobRow } from '#modules/jobs/public.ts'
import { type OrganizationFacts, readOrganization } from '#modules/organizations/public.ts'
import { canEnter, correctUntil, isUnstarted, notesTab } from '#modules/screenings/policy.ts'
import { firstName } from '#platform/locale/first-name.ts'
import {
  iso,
  type OpenScreening,
  accommodationsOf,
  presentAccommodation,
  presentSummary,
  roundOf,
  type ScreeningRow,
  voiceOf,
} from '#modules/screenings/public.ts'
import type { interviewRoomContract } from '../contract.ts'
import { elapsedAt } from './clock.ts'
import { askedIn } from './present-room.ts'
import { questionsOf, roomsOf, turnsOf, withRoomColumns } from './queries.ts'

type Page = ReplyGiven<(typeof interviewRoomContract)['interview-room.read']>

/** A longer list would not tell the candidate more. */
const MAX_READERS = 6

/** Who reads the answers: the person who invited first, then the hiring team, or if there is none, the creator of the job. */
function readersOf(
  screening: ScreeningRow,
  job: JobRow | undefined,
  admins: readonly { id: string; name: string; role: AdminRole }[],
): Page['readers'] {
  const wanted = [screening.invited_by, ...(job?.hiring_team ?? [])]
  if (wanted.length === 1) wanted.push(job?.created_by ?? null)
  const ids = [...new Set(wanted)].filter(id => id !== null)
  const found = ids.flatMap(id => admins.filter(admin => admin.id === id))
  return found.slice(0, MAX_READERS).map(({ name, role }) => ({ name, role }))
}

/** Whom to ask while the organization is suspended: its address for replies, or the person who invited. */
function contactOf(
  { organization, settings }: OrganizationFacts,
  { invited_by }: ScreeningRow,
  admins: readonly { id: string; name: string; email: string }[],
): { name: string; email: string | null } {
  if (settings.reply_to) return { name: organization.name, email: settings.reply_to }
  const inviter = admins.find(({ id }) => id === invited_by)
  return inviter ? { name: inviter.name, email: inviter.email } : { name: organization.name, email: null }
}

const enginesShown = ({ voice, transcriber, models }: Services, voiceId: string): Page['engines'] => ({
  voice: voiceOf(voice, voiceId).provider,
  transcription: transcriber ? 'server' : 'browser',
  language_model: models.interviewing?.model ?? null,
})

/** What the candidate sees of their interview before, during and after it; never how others rate it. */
export async function readCandidatePage(
  services: Services,
  { org, screening }: OpenScreening,
  link: Link,
): Promise<Page> {
  const facts = await readOrganization(org)
  const now = services.clock.now()
  const { snapshot } = screening
  const [[application], [candidate], [job], admins, turns, questions, [accommodation], [room]] = await org.read(q => [
    applicationById(q, org.organizationId, screening.application_id),
    candidateById(q, org.organizationId, screening.candidate_id),
    jobById(q, org.organizationId, screening.job_id),
    adminsOf(q, org.organizationId),
    turnsOf(q, org.organizationId, [screening.id]),
    questionsOf(q, org.organizationId, [screening.id]),
    accommodationsOf(q, org.organizationId, [screening.id]),
    roomsOf(q, org.organizationId, [screening.id]),
  ])
  const { settings } = facts
  // What was started goes on, also while the organization is suspended.
  const isPaused = facts.organization.status !== 'active' && isUnstarted(screening.state)
  const person = application && candidate && shownPerson(application, candidate, link)
  const time_zone = person?.time_zone ?? facts.organization.time_zone
  return {
    ...presentSummary(screening),
    organization_id: org.organizationId,
    organization: facts.public,
    job: { id: snapshot.job.id, title: snapshot.job.title },
    first_name: firstName(person?.name ?? snapshot.candidate.name),
    email: person?.email ?? '',
    time_zone,
    interviewer: {
      name: snapshot.interviewer,
      voice: voiceOf(services.voice, snapshot.settings.voice_id).name,
      language: snapshot.settings.language,
    },
    minutes: roundOf(screening).minutes,
    extra_time_percent: screening.extra_time_percent,
    question_count: snapshot.round.questions.length,
    follow_ups: Math.min(
      snapshot.settings.follow_ups,
      Math.max(...snapshot.round.questions.map(({ follow_ups }) => follow_ups)),
    ),
    criteria_count: new Set(snapshot.round.questions.map(({ competency }) => competency)).size,
    recording: snapshot.settings.recording,
    integrity_signals: notesTab(snapshot),
    readers: readersOf(screening, job, admins),
    engines: enginesShown(services, snapshot.settings.voice_id),
    retention_days: settings.retention_days,
    answer_days: settings.answer_within_days,
    accommodation_days: settings.accommodation_within_days,
    consent: screening.consent,
    accommodation: accommodation ? presentAccommodation(accommodation) : null,
    can_start: !isPaused && canEnter(screening.state, screening.until, now),
    paused: isPaused ? { contact: contactOf(facts, screening, admins) } : null,
    progress: {
      asked: askedIn(turns).length,
      answered: questions.filter(({ outcome }) => outcome === 'answered').length,
      elapsed_ms: elapsedAt(withRoomColumns(screening, room), now),
      started_at: iso(screening.started_at),
      ended_at: iso(screening.ended_at),
      correct_until: iso(correctUntil(screening)),
      answer_by: iso(screening.ended_at && addWorkingDays(screening.ended_at, settings.answer_within_days, time_zone)),
    },
  }
}
