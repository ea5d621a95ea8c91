import { addLink } from '#platform/auth/links.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { BodyOf, ReplyGiven } from '#platform/contract/endpoint.ts'
import { once } from '#platform/db/idempotency.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, invalid, notFound } from '#platform/errors/problem-error.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import { civilDate } from '#platform/locale/dates.ts'
import type { Services } from '#platform/services.ts'
import { checkAnswers, formFor, isKnockedOut } from '#modules/forms/policy.ts'
import { currentForm, formOfVersion } from '#modules/forms/public.ts'
import { takesApplications } from '#modules/jobs/policy.ts'
import { jobById } from '#modules/jobs/public.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import type { applicationsContract } from '../contract.ts'
import { saveApplication } from './save-application.ts'
import { type StoredFile, storeUploads } from './store-uploads.ts'

type Submit = (typeof applicationsContract)['applications.submit']
type Input = BodyOf<Submit>
type Reply = ReplyGiven<Submit>

/** The status link works as long as anything may still happen to the application, in ms. */
const STATUS_LINK_LIFE_MS = 400 * DAY

async function readOpenJob(services: Services, organizationId: string, input: Input) {
  const org = services.db.forOrganization(organizationId)
  const { organization } = await readOrganization(org)
  const version = input.form_version
  const [[job], [form]] = await org.read(q => [
    jobById(q, organizationId, input.job_opening_id),
    version ? formOfVersion(q, organizationId, version) : currentForm(q, organizationId),
  ])
  if (!job || job.archived_at || job.status === 'draft') throw notFound('This job is not here, or no longer.')
  if (!takesApplications(job, civilDate(services.clock.now(), organization.time_zone))) {
    throw conflict(
      'job_closed',
      'This job takes no applications any more. Nothing you typed is lost; other roles may still be open.',
    )
  }
  if (!form) throw notFound('This form is not here. Please load the page again.')
  return { org, job, form, sections: formFor(form.sections, job) }
}

/**
 * Takes an application: once for each key, and one for each person and job. Files are stored first and the rows after them in
 * one transaction, so that what was acknowledged is whole.
 */
export async function submitApplication(
  services: Services,
  organizationId: string,
  input: Input,
  files: readonly UploadedFile[],
  key: string | undefined,
): Promise<Reply> {
  const { org, job, form, sections } = await readOpenJob(services, organizationId, input)
  const errors = checkAnswers(sections, input.answers, [...new Set(files.map(({ field }) => field))])
  if (errors.length > 0)
    throw invalid(
      errors,
      errors.length === 1
        ? 'One answer needs mending before you can send.'
        : `${errors.length} answers need mending before you can send.`,
    )
  const stored = await storeUploads(services, organizationId, files)
  const now = services.clock.now()
  const request = { job: job.id, answers: input.answers, files: stored.map(({ field, sha256 }) => [field, sha256]) }
  const { reply, replayed } = await org.write(tx =>
    once(tx, { call: 'applications.submit', key, request, now }, async () => {
      const saved = await saveApplication(tx, {
        job,
        sections,
        formVersion: form.version,
        input,
        files: stored,
        knockout: isKnockedOut(sections, input.answers),
        now,
      })
      const token = await statusLink(tx, saved.application_id, now)
      return { ...saved, status_link: applicationUrl(services.settings.PUBLIC_URL, token) }
    }),
  )
  // A replayed submission keeps its first files; these are nobody's.
  if (replayed) await forget(services, stored)
  return reply
}

/** A link to the candidate's own page of an application. */
export const statusLink = (
  tx: OrganizationTransaction,
  applicationId: string,
  now: Date,
  until = later(now, STATUS_LINK_LIFE_MS),
): Promise<string> => addLink(tx, 'application_status', applicationId, until)

/** The page that a status link opens. */
export const applicationUrl = (publicUrl: string, token: string): string => `${publicUrl}/application/${token}`

const forget = (services: Services, files: readonly StoredFile[]) =>
  Promise.all(
    files.map(({ key }) =>
      services.files
        .remove(key)
        .catch(error => services.log.warn({ err: error }, 'a file nobody needs could not be removed')),
    ),
  )
