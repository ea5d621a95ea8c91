import type { Answers } from '#modules/forms/contract.ts'
import type { ResumeChanges } from '#modules/resumes/contract.ts'
import { CallError } from '#platform/contract/client.ts'
import type { Attempt } from './draft-store.ts'

/** Why an application was not submitted. `unanswered`: unknown; submitting it again with the same key gives the answer. */
export type Failure =
  | { readonly kind: 'fields'; readonly errors: Readonly<Record<string, string>>; readonly says: string }
  | { readonly kind: 'closed'; readonly says: string }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'refused'; readonly says: string; readonly requestId: string | null }

type Files = Readonly<Record<string, Pick<File, 'name' | 'size' | 'lastModified'>>>

/** What distinguishes one application from another. */
export const fingerprintOf = (answers: Answers, files: Files, corrections: ResumeChanges = {}): string =>
  JSON.stringify([
    Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    Object.entries(files)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, { name, size, lastModified }]) => [field, name, size, lastModified]),
    ...(Object.keys(corrections).length > 0 ? [corrections] : []),
  ])

/** The attempt to continue: the current one for the same application, otherwise a new one. */
export const attemptFor = (fingerprint: string, under_way: Attempt | null): Attempt =>
  under_way?.fingerprint === fingerprint ? under_way : { key: crypto.randomUUID(), fingerprint }

/** Waits between attempts, in ms. Submitting again with the same key fetches a lost response. */
export const RETRY_AFTER_MS = [1500, 4000]

const mayHaveArrived = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500)

/** Submits until there is a response or no attempt is left. @throws the last attempt's error */
export async function sendUntilAnswered<T>(
  send: () => Promise<T>,
  wait: (ms: number) => Promise<unknown> = ms => new Promise(resolve => setTimeout(resolve, ms)),
  online: () => boolean = () => navigator.onLine,
): Promise<T> {
  for (const pause of RETRY_AFTER_MS) {
    try {
      return await send()
    } catch (error) {
      // Without a network, another attempt is pointless: the error is shown right away.
      if (!mayHaveArrived(error) || !online()) throw error
      await wait(pause)
    }
  }
  return send()
}

/** The form field of a server's error path: `answers.work.0.title` is the field `work`. */
export const fieldOfPath = (path: string): string => path.replace(/^answers\./, '').split('.')[0] ?? path

/** The meaning of a failed submission. `known` are the fields on the page. */
export function failureOf(error: unknown, online: boolean, known: ReadonlySet<string>): Failure {
  if (mayHaveArrived(error)) return online ? { kind: 'unanswered' } : { kind: 'offline' }
  if (!(error instanceof CallError)) throw error
  if (error.code === 'job_closed') return { kind: 'closed', says: error.message }
  const errors = Object.fromEntries(
    Object.entries(error.fieldErrors)
      .map(([path, message]) => [fieldOfPath(path), message] as const)
      .filter(([field]) => known.has(field)),
  )
  if (error.status === 422 && Object.keys(errors).length > 0) return { kind: 'fields', errors, says: error.message }
  // Only a file can be too large for the server.
  if (error.status === 413 && known.has('resume')) {
    return { kind: 'fields', errors: { resume: error.message }, says: error.message }
  }
  const id = error.problem.request_id
  return { kind: 'refused', says: error.message, requestId: typeof id === 'string' ? id : null }
}
