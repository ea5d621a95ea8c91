import { browserZone } from '#platform/locale/dates.ts'
import type { Answers } from '#modules/forms/contract.ts'
import { call } from '#platform/contract/browser.ts'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import { type ResumeChanges, type ResumeDetails, resumesContract } from '#modules/resumes/contract.ts'
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
  /** What the person corrected in the details that were read from the résumé. */
  readonly corrections: ResumeChanges
}

/** Submits an application. Repeated submissions with the same key count once. */
export const submitApplication = (
  { organizationId, jobId, formVersion, answers, files, source, corrections }: Submission,
  key: string,
) =>
  call(contract['applications.submit'], {
    params: { id: organizationId },
    body: {
      job_opening_id: jobId,
      form_version: formVersion,
      answers,
      source,
      ...(Object.keys(corrections).length > 0 && { resume_corrections: corrections }),
      time_zone: browserZone(),
    },
    files: Object.entries(files).map(([field, file]) => ({ field, file, name: file.name })),
    idempotencyKey: key,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })

export type OwnDetails = ReplyOf<(typeof contract)['applications.readDetails']>

/** What was read from the résumé, with all corrections. */
export const readOwnDetails = (token: string, signal: AbortSignal) =>
  call(contract['applications.readDetails'], { params: { token }, signal })

export const correctOwnDetails = (token: string, version: number, details: ResumeDetails) =>
  call(contract['applications.correctDetails'], { params: { token }, body: { version, details } })

export const withdrawApplication = (token: string, erase: boolean) =>
  call(contract['applications.withdraw'], { token, body: { erase } })

export const downloadApplication = (token: string) => call(contract['applications.download'], { token })
