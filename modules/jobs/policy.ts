import { seesAllJobs } from '#platform/access/policy.ts'
import type { AdminRole } from '#platform/access/roles.ts'
import type { CheckedAs, Job, JobStatus, Requirement } from './contract.ts'

export const MAX_REQUIREMENTS = 20

/** Roles on a job, from the most to the least powerful. */
export const TEAM_ROLES = ['recruiter', 'hiring_manager', 'interviewer'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/** The most powerful role on a job for a person with a role in the organization. */
const teamLimit = (role: AdminRole): TeamRole => TEAM_ROLES.find(one => one === role) ?? 'recruiter'

/** The roles that a person can have on a job. */
export const teamRolesFor = (role: AdminRole): readonly TeamRole[] =>
  TEAM_ROLES.slice(TEAM_ROLES.indexOf(teamLimit(role)))

/** The role that a person has on a job: the one they were given, at most their own. Without one it is their own. */
export const teamRoleOf = (role: AdminRole, given: TeamRole | undefined): TeamRole =>
  given && teamRolesFor(role).includes(given) ? given : teamLimit(role)

/** Whether a person decides on a job of their hiring team. Those who see all jobs decide on all of them. */
export const decidesOn = (role: AdminRole, given: TeamRole | undefined): boolean =>
  seesAllJobs(role) || teamRoleOf(role, given) !== 'interviewer'

/** How many requirements an AI interview can ask about, besides the questions of its flow. */
export const MAX_ASKED = 5
/** How long an answer about a requirement may take. In seconds. */
export const ASKED_SECONDS = 120

/** The requirements that the AI interview asks about. */
export const askedRequirements = <T extends Pick<Requirement, 'must_have' | 'ask_in_interview'>>(
  requirements: readonly T[],
): T[] => requirements.filter(one => one.must_have && one.ask_in_interview).slice(0, MAX_ASKED)

/** How many questions about requirements fit beside the required questions of a round. */
export const fittingQuestions = (
  questions: readonly { readonly must_ask: boolean; readonly time_limit: number }[],
  minutes: number,
): number => {
  const required = questions.reduce((sum, { must_ask, time_limit }) => sum + (must_ask ? time_limit : 0), 0)
  return Math.max(0, Math.floor((minutes * 60 - required) / ASKED_SECONDS))
}

/** How many words can be added to what a requirement is recognized by, and how long each can be. */
export const MAX_RECOGNIZED = 20
export const MAX_RECOGNIZED_LENGTH = 60

/** The possible status changes. An archived job is recovered as a draft, by its own call. */
export const JOB_ARROWS: Record<JobStatus, readonly JobStatus[]> = {
  draft: ['open', 'closed'],
  open: ['paused', 'closed'],
  paused: ['open', 'closed'],
  closed: ['open'],
}

/** A job accepts applications while it is open and until the end of its closing date; a fictional one accepts none. */
export const takesApplications = (
  job: { status: JobStatus; closing_date: string | null; sample?: boolean },
  today: string,
): boolean => !job.sample && job.status === 'open' && (job.closing_date === null || job.closing_date >= today)

const MAX_SOURCE = 60

/** The public link of a job for one channel. It becomes the source of the applications. */
export function sourceLink(publicUrl: string, source: string): string {
  const url = new URL(publicUrl)
  url.searchParams.set('source', Array.from(source.trim()).slice(0, MAX_SOURCE).join(''))
  return url.href
}

/** How many places a job can name. */
export const MOST_LOCATIONS = 10

/** Jobs in these states count against the plan. */
export const countsAsOpen = (status: JobStatus): boolean => status === 'open' || status === 'paused'

/** The fields that a job needs before strangers see it. */
type PublishField = 'title' | 'description' | 'requirements' | 'interview_flow_id' | 'interview_settings_id'
/** The fields that help candidates decide; a job can be published without them. */
type AdviceField = 'locations' | 'salary' | 'closing_date' | 'hiring_team' | 'checked_as' | 'recognizable' | 'asked'

export interface ChecklistItem {
  readonly field: PublishField | AdviceField
  readonly required: boolean
  readonly done: boolean
}

type Described = Pick<
  Job,
  | 'title'
  | 'description'
  | 'requirements'
  | 'interview_flow_id'
  | 'interview_settings_id'
  | 'locations'
  | 'workplace'
  | 'salary'
  | 'closing_date'
> & { readonly hiring_team: readonly unknown[] }

interface Judged {
  /** Whether a requirement cannot be recognized. */
  readonly vague?: boolean
  /** Whether the AI interview of the flow can ask about requirements. */
  readonly asks?: boolean
}

/** What a job needs before it is published, and what would make it better. */
export function publishChecklist(
  job: Described,
  today: string,
  { vague = false, asks = false }: Judged = {},
): readonly ChecklistItem[] {
  const requirements = job.requirements.filter(({ text }) => text.trim())
  const musts = requirements.filter(({ must_have }) => must_have)
  const needed = (field: PublishField, done: boolean) => ({ field, done, required: true })
  const advised = (field: AdviceField, done: boolean) => ({ field, done, required: false })
  return [
    needed('title', job.title.trim() !== ''),
    needed('description', job.description.trim() !== ''),
    needed('requirements', requirements.length > 0),
    needed('interview_flow_id', Boolean(job.interview_flow_id)),
    needed('interview_settings_id', Boolean(job.interview_settings_id)),
    advised('locations', job.workplace === 'remote' || job.locations.length > 0),
    advised('salary', Boolean(job.salary)),
    advised('closing_date', !job.closing_date || job.closing_date >= today),
    advised('hiring_team', job.hiring_team.length > 0),
    advised(
      'checked_as',
      requirements.every(({ checked_as }) => checked_as),
    ),
    ...(vague ? [advised('recognizable', false)] : []),
    ...(asks && musts.length > 0
      ? [advised('asked', askedRequirements(musts).length >= Math.min(musts.length, MAX_ASKED))]
      : []),
  ]
}

/** A value in words that only equal values share; the database does not keep the order of keys. */
const keyOf = (check: CheckedAs): string => {
  switch (check.kind) {
    case 'years':
      return JSON.stringify([check.kind, check.years])
    case 'degree':
      return JSON.stringify([check.kind, check.level, check.field])
    case 'certificate_or_licence':
      return JSON.stringify([check.kind, check.name, check.must_be_valid])
    case 'language':
      return JSON.stringify([
        check.kind,
        Boolean(check.one_is_enough) && check.languages.length > 1,
        ...check.languages.map(({ name, level }) => [name, level]),
      ])
    default:
      return check.kind
  }
}

/** Whether two requirements are checked in the same way. */
export const sameCheck = (one: CheckedAs, other: CheckedAs): boolean => keyOf(one) === keyOf(other)
