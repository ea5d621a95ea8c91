import { browserZone } from '#platform/locale/dates.ts'
import type { Answers } from '#modules/forms/contract.ts'
import { call } from '#platform/contract/browser.ts'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import { resumesContract } from '#modules/resumes/contract.ts'
import { applicationsContract as contract } from '../../contract.ts'

export type Receipt = ReplyOf<(typeof contract)['applications.submit']>
export type Followed = ReplyOf<(typeof contract)['applications.follow']>

/** Long enough to upload files on a slow connection: a minute, in ms. */
const UPLOAD_TIMEOUT_MS = 60_000

/** The answers found in a résumé. The server does not store them. */
export const readResume = (organizationId: string, file: File, signal: AbortSignal) =>
  call(resumesContract['resumes.prefill'], {
    params: { id: organizationId },
    body: {},
    files: [{ field: 'resume', file, name: file.name }],
    timeoutMs: UPLOAD_TIMEOUT_MS,
    signal,
  })

export interface Submission {
  readonly organizationId: string
  readonly jobId: string
  readonly formVersion: number
  readonly answers: Answers
  readonly files: Readonly<Record<string, File>>
  readonly source: string | undefined
}

/** Submits an application. Repeated submissions with the same key count once. */
export const submitApplication = (
  { organizationId, jobId, formVersion, answers, files, source }: Submission,
  key: string,
) =>
  call(contract['applications.submit'], {
    params: { id: organizationId },
    body: {
      job_opening_id: jobId,
      form_version: formVersion,
      answers,
      source,
      time_zone: browserZone(),
    },
    files: Object.entries(files).map(([field, file]) => ({ field, file, name: file.name })),
    idempotencyKey: key,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })

export const withdrawApplication = (token: string, erase: boolean) =>
  call(contract['applications.withdraw'], { token, body: { erase } })

export const downloadApplication = (token: string) => call(contract['applications.download'], { token })
