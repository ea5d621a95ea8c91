import { addLink, type Link, voidUnverifiedLinks } from '#platform/auth/links.ts'
import { DAY, HOUR, later, SECOND } from '#platform/clock/clock.ts'
import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import { once } from '#platform/db/idempotency.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalid, invalidField, notFound } from '#platform/errors/problem-error.ts'
import { removeUnused, writeOrRemove } from '#platform/files/unused-files.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import { countUses } from '#platform/limits/count-uses.ts'
import { civilDate } from '#platform/locale/dates.ts'
import type { Services } from '#platform/services.ts'
import { formFor } from '#modules/forms/policy.ts'
import {
  answersToStore,
  checkSubmittedAnswers,
  currentForm,
  formOfVersion,
  isKnockedOut,
} from '#modules/forms/public.ts'
import { takesApplications } from '#modules/jobs/policy.ts'
import { jobById } from '#modules/jobs/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import type { applicationsContract } from '../contract.ts'
import { isSampleAddress } from '../policy.ts'
import { applicationWords } from '../words/problems.ts'
import { saveApplication, textAnswer } from './save-application.ts'
import { storeUploads } from './store-uploads.ts'

type Submit = (typeof applicationsContract)['applications.submit']
type Input = BodyOf<Submit>
type Reply = ReplyGiven<Submit>

/** How long the status link is valid, in ms: as long as an application can still change. */
const STATUS_LINK_LIFE_MS = 400 * DAY

async function readOpenJob(services: Services, organizationId: string, input: Input) {
  const org = services.db.forOrganization(organizationId)
  const { organization } = await readOrganization(org)
  const version = input.form_version
  const [[job], [form]] = await org.read(q => [
    jobById(q, organizationId, input.job_opening_id),
    version ? formOfVersion(q, organizationId, version) : currentForm(q, organizationId),
  ])
  if (!job || job.sample || job.archived_at || job.status === 'draft') throw notFound(applicationWords.jobMissing)
  if (organization.status === 'suspended') throw conflict('applications_paused', applicationWords.paused)
  if (organization.delete_at || !takesApplications(job, civilDate(services.clock.now(), organization.time_zone))) {
    throw conflict('job_closed', applicationWords.jobClosed)
  }
  if (!form) throw notFound(applicationWords.formMissing)
  return { org, job, form, sections: formFor(form.sections, job) }
}

/**
 * Accepts an application: once per key, and one per candidate and job. Files are stored first, then all rows in one
 * transaction, so that an acknowledged application is complete.
 */
export async function submitApplication(
  services: Services,
  organizationId: string,
  input: Input,
  files: readonly UploadedFile[],
  key: string | undefined,
): Promise<Reply> {
  const { org, job, form, sections } = await readOpenJob(services, organizationId, input)
  const errors = checkSubmittedAnswers(sections, input.answers, [...new Set(files.map(({ field }) => field))])
  if (errors.length > 0) throw invalid(errors, applicationWords.answersInvalid(errors.length))
  if (isSampleAddress(input.answers['email'])) throw invalidField('answers.email', applicationWords.sampleAddress)
  await requireFewTo(services, organizationId, input.answers)
  const stored = await storeUploads(services, organizationId, files)
  const now = services.clock.now()
  const request = {
    job: job.id,
    answers: input.answers,
    files: stored.map(({ field, sha256 }) => [field, sha256]),
    ...(input.resume_corrections && { corrections: input.resume_corrections }),
  }
  const keys = stored.map(({ key }) => key)
  const { reply, replayed } = await writeOrRemove(services, keys, () =>
    org.write(tx =>
      once(tx, { call: 'applications.submit', key, request, now }, async () => {
        const saved = await saveApplication(tx, {
          job,
          sections,
          formVersion: form.version,
          input: { ...input, answers: answersToStore(sections, input.answers) },
          files: stored,
          knockout: isKnockedOut(sections, input.answers),
          now,
        })
        const { shown, updated } = saved
        return { ...shown, updated, status_link: await linkInReply(services, tx, saved, { organizationId, now }) }
      }),
    ),
  )
  // A repeated submission keeps its first files, so these are not needed.
  if (replayed) await removeUnused(services, keys)
  return reply
}

/** Each submission e-mails the address that it names. */
const MOST_TO_ADDRESS = { max: 20, seconds: HOUR / SECOND }

/** @throws 429 */
const requireFewTo = ({ db }: Services, organizationId: string, answers: Input['answers']) =>
  countUses(db, [
    {
      name: 'applications.submit to',
      values: [organizationId, textAnswer(answers, 'email').toLowerCase()],
      ...MOST_TO_ADDRESS,
    },
  ])

/**
 * Whoever submits a form may have typed somebody else's address. So the reply has a link to a new application only, which stops working
 * when the owner of the address applies, with all links obtained through it; the link to an application that existed before is e-mailed, and the reply leads to a page that
 * says so.
 */
async function linkInReply(
  { settings: { PUBLIC_URL } }: Services,
  tx: OrganizationTransaction,
  { applicationId, updated }: { applicationId: string; updated: boolean },
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<string> {
  if (updated) {
    await voidUnverifiedLinks(tx, applicationId, now)
    return `${PUBLIC_URL}/form/${organizationId}?updated=1`
  }
  const until = later(now, STATUS_LINK_LIFE_MS)
  return applicationUrl(PUBLIC_URL, await addLink(tx, 'application_status', applicationId, until, applicationId))
}

/** A link to an application's status page. */
export const statusLink = (
  tx: OrganizationTransaction,
  applicationId: string,
  now: Date,
  { until, unverifiedFor }: Partial<Pick<Link, 'unverifiedFor'>> & { readonly until?: Date } = {},
): Promise<string> =>
  addLink(tx, 'application_status', applicationId, until ?? later(now, STATUS_LINK_LIFE_MS), unverifiedFor)

/** The page that a status link opens. */
export const applicationUrl = (publicUrl: string, token: string): string => `${publicUrl}/application/${token}`
