import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isConnectionError } from '#platform/db/connection.ts'
import { ProblemError } from '#platform/errors/problem-error.ts'
import { civilDate } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import type { Services } from '#platform/services.ts'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import { id as idShape } from '#platform/contract/shapes.ts'
import type { Followed } from '#modules/applications/web/candidate/api.ts'
import type { ScreeningStatus } from '#modules/applications/web/candidate/status-facts.ts'
import { applicationWords } from '#modules/applications/words/problems.ts'
import { formFor, publicForm } from '#modules/forms/policy.ts'
import { currentForm } from '#modules/forms/public.ts'
import type { interviewsContract } from '#modules/interviews/contract.ts'
import type { offersContract } from '#modules/offers/contract.ts'
import type { PublicJob } from '#modules/jobs/contract.ts'
import { takesApplications } from '#modules/jobs/policy.ts'
import { jobById, type JobRow, openJobs, presentPublicJob } from '#modules/jobs/public.ts'
import { type ListedJob, readFilter } from '#modules/jobs/web/public-filter.ts'
import { type OrganizationFacts, readOrganization } from '#modules/organizations/public.ts'
import type { CandidatePage, Face, RoleOnPage } from '#apps/web/pages/candidate/careers-data.ts'
import { careersWords } from '#apps/web/words/careers.ts'
import { type JobPosting, jobPosting } from './job-posting.ts'
import { problemWords } from '#platform/errors/words.ts'

const words = careersWords.missing

export type CandidateRoute =
  | { readonly name: 'form'; readonly organizationId: string; readonly search: URLSearchParams }
  | { readonly name: 'apply'; readonly organizationId: string; readonly jobId: string }
  | { readonly name: 'application'; readonly token: string }

/** The candidates' page of an address. As tolerant as the router in the browser: case, doubled and trailing slashes. */
export function candidateRoute(address: string): CandidateRoute | null {
  const [pathname = '', query = ''] = address.split('?', 2)
  const search = new URLSearchParams(query)
  const [word, first, second, ...rest] = pathname.split('/').filter(Boolean)
  if (!first || rest.length > 0) return null
  switch (word?.toLowerCase()) {
    case 'form':
      return second ? null : { name: 'form', organizationId: first, search }
    case 'apply':
      return second ? { name: 'apply', organizationId: first, jobId: second } : null
    case 'application':
      return second ? null : { name: 'application', token: first }
    default:
      return null
  }
}

/** A page with additional data for its head. */
export interface LoadedPage {
  readonly data: CandidatePage
  readonly posting: JobPosting | null
  /** The canonical path of the page, if search engines may list it. */
  readonly canonical: string | null
}
type Answer = LoadedPage & { readonly status: number; readonly retryAfter?: string }

const found = (data: CandidatePage, canonical: string | null, posting: JobPosting | null = null): Answer => ({
  status: 200,
  data,
  canonical,
  posting,
})

interface Around {
  readonly face?: Face | null
  readonly requestId?: string
  readonly others?: readonly ListedJob[]
  readonly today?: string
}

function missing(
  status: number,
  title: string,
  says: string,
  { face = null, requestId, others = [], today = '' }: Around = {},
): Answer {
  const data = { page: 'missing' as const, face, title, says, request_id: requestId ?? null, others, today }
  return { status, data, canonical: null, posting: null }
}

/** Loads a candidate's page in process. Errors are pages too, with their HTTP status. */
export async function loadCandidatePage(
  app: FastifyInstance,
  services: Services,
  request: FastifyRequest,
  route: CandidateRoute,
): Promise<Answer> {
  try {
    if (route.name === 'application') return await loadApplication(app, request, route)
    const organizationId = idShape.safeParse(route.organizationId)
    if (!organizationId.success) throw new ProblemError(404, 'not_found', '')
    const jobId = route.name === 'apply' ? route.jobId : route.search.get('job')
    if (route.name === 'form' && route.search.get('updated') === '1')
      return await receivedAgain(services, organizationId.data)
    if (jobId === null && route.name === 'form')
      return await loadRoles(app, services, organizationId.data, route.search)
    return await loadRole(services, organizationId.data, jobId ?? '', route.name)
  } catch (error) {
    return unloadable(services, request, error)
  }
}

function unloadable(services: Services, request: FastifyRequest, error: unknown): Answer {
  if (error instanceof ProblemError && error.status === 404) {
    return missing(404, words.noOrganization, words.noOrganizationText)
  }
  services.log.error({ err: error, request_id: request.id }, 'a page could not be loaded')
  const says = words.failedText
  return isConnectionError(error)
    ? { ...missing(503, words.unavailable, says, { requestId: request.id }), retryAfter: '30' }
    : missing(500, words.failed, says, { requestId: request.id })
}

async function faceOf(
  services: Services,
  organizationId: string,
): Promise<{ facts: OrganizationFacts; face: Face; today: string }> {
  const facts = await readOrganization(services.db.forOrganization(organizationId))
  const today = civilDate(services.clock.now(), facts.organization.time_zone)
  return { facts, face: { ...facts.public, id: organizationId }, today }
}

async function loadRoles(app: FastifyInstance, services: Services, organizationId: string, search: URLSearchParams) {
  const { facts, face, today } = await faceOf(services, organizationId)
  if (facts.organization.status !== 'active') return notAccepting({ face, today })
  const reply = await app.inject(`/api/organizations/${organizationId}/job_openings/public/all`)
  if (reply.statusCode !== 200) throw new ProblemError(reply.statusCode, 'unreadable', problemWords.rolesFailed)
  const { items } = reply.json<{ items: PublicJob[] }>()
  const jobs = items.map(listed)
  return found({ page: 'careers', face, jobs, filter: readFilter(search), today }, `/form/${organizationId}`)
}

/** After somebody has applied again: the link to their application is only e-mailed. */
async function receivedAgain(services: Services, organizationId: string) {
  const { face, today } = await faceOf(services, organizationId)
  return missing(200, applicationWords.receivedAgain(face.organization_name), applicationWords.receivedAgainText, {
    face,
    today,
  })
}

/** While an organization is suspended. As with a paused role, the address is not for search engines. */
const notAccepting = ({ face, today }: { face: Face; today: string }) =>
  missing(404, words.notAccepting(face.organization_name), words.notAcceptingText, { face, today })

/** Only what the list shows: 500 descriptions would be larger than the rest of the page. */
const listed = ({
  id,
  title,
  department,
  locations,
  workplace,
  employment_type,
  salary,
  closing_date,
}: ListedJob): ListedJob => ({
  id,
  title,
  department,
  locations,
  workplace,
  employment_type,
  salary,
  closing_date,
})

/** Why a job accepts no applications. */
function whyClosed(row: JobRow, today: string): { status: number; title: string; says: string } {
  if (row.status === 'paused' && !row.archived_at)
    return { status: 404, title: words.paused(row.title), says: words.pausedText }
  const { closing_date: last } = row
  const ended = row.status === 'open' && !row.archived_at && last !== null && last < today
  const day = ended ? locale.longDay(new Date(`${last}T12:00:00Z`), 'UTC') : null
  return { status: 410, title: words.closed(row.title), says: day ? words.endedText(day) : words.closedText }
}

/** Shown with a role that accepts no applications. */
const MOST_OTHERS = 5

async function loadRole(
  services: Services,
  organizationId: string,
  jobId: string,
  name: 'form' | 'apply',
): Promise<Answer> {
  const { facts, face, today } = await faceOf(services, organizationId)
  if (facts.organization.status !== 'active') return notAccepting({ face, today })
  const id = idShape.safeParse(jobId)
  const org = services.db.forOrganization(organizationId)
  const isBeingDeleted = facts.organization.delete_at !== null
  const around = async (): Promise<Around> => {
    if (isBeingDeleted) return { face, today }
    const [rows] = await org.read(q => [openJobs(q, organizationId, today).limit(MOST_OTHERS)])
    return { face, today, others: rows.map(row => listed(presentPublicJob(row) as PublicJob)) }
  }
  const nowhere = async () => missing(404, words.noRole, words.noRoleText, await around())
  if (!id.success) return nowhere()
  const [[row], [form]] = await org.read(q => [jobById(q, organizationId, id.data), currentForm(q, organizationId)])
  if (!row || !form || row.sample || row.status === 'draft') return nowhere()
  if (isBeingDeleted || row.archived_at || !takesApplications(row, today)) {
    const { status, title, says } = whyClosed(row, today)
    return missing(status, title, says, await around())
  }
  const { extra_questions, ...job } = presentPublicJob(row) as PublicJob
  const canonical = `/apply/${organizationId}/${id.data}`
  const posting = jobPosting(job as RoleOnPage, facts, services.settings.PUBLIC_URL)
  if (name === 'form') return found({ page: 'role', face, job, today }, canonical, posting)
  const voluntary = facts.settings.demographic_questions
  const sections = publicForm(formFor(form.sections, { id: job.id, extra_questions }))
    .map(section => ({
      ...section,
      fields: section.fields.filter(({ kind }) => voluntary || kind !== 'demographic'),
    }))
    .filter(({ fields }) => fields.length > 0)
  return found({ page: 'apply', face, job, form: { version: form.version, sections }, today }, canonical, posting)
}

async function loadApplication(
  app: FastifyInstance,
  request: FastifyRequest,
  { token }: Extract<CandidateRoute, { name: 'application' }>,
): Promise<Answer> {
  // Through the API, so that its rate limits apply to the visitor's address.
  const ask = (url: string) =>
    app.inject({ url, remoteAddress: request.ip, headers: { authorization: `Bearer ${token}` } })
  const [reply, screening, interviews, offer] = await Promise.all([
    ask('/api/public/application'),
    ask('/api/public/application/interview'),
    ask('/api/public/application/interviews'),
    ask(`/api/public/offers/${encodeURIComponent(token)}`),
  ])
  if (reply.statusCode === 200) {
    const known =
      interviews.statusCode === 200
        ? interviews.json<ReplyOf<(typeof interviewsContract)['interviews.ofApplication']>>()
        : null
    return found(
      {
        page: 'application',
        token,
        followed: reply.json<Followed>(),
        screening: screening.statusCode === 200 ? screening.json<ScreeningStatus>() : null,
        interviews: known?.items ?? [],
        offer: offer.statusCode === 200 ? offer.json<ReplyOf<(typeof offersContract)['offers.follow']>>().offer : null,
        contact: known?.contact ?? null,
        now: new Date().toISOString(),
      },
      null,
    )
  }
  if (reply.statusCode === 429) {
    const retryAfter = String(reply.headers['retry-after'] ?? '60')
    return {
      ...missing(429, words.tooOften, words.tooOftenText),
      retryAfter,
    }
  }
  if (reply.statusCode >= 500) {
    return missing(reply.statusCode, words.failed, words.applicationFailedText, { requestId: request.id })
  }
  return missing(reply.statusCode === 410 ? 410 : 404, words.badLink, words.badLinkText)
}
