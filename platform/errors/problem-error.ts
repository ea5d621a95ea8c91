import { problemWords } from './words.ts'

/** An error with a message for people. All other errors become a generic 500. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    /** A sentence for people. */
    readonly detail: string,
    /** Further members of the reply; `errors` names fields. */
    readonly members: Record<string, unknown> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(detail)
    this.name = 'ProblemError'
  }
}

export interface FieldError {
  readonly path: string
  readonly message: string
}

export const notFound = (detail: string = problemWords.notFound) => new ProblemError(404, 'not_found', detail)
export const unauthorized = (detail: string = problemWords.signIn) =>
  new ProblemError(401, 'unauthorized', detail, {}, { 'www-authenticate': 'Bearer' })
export const forbidden = (detail: string, code = 'forbidden') => new ProblemError(403, code, detail)
export const conflict = (code: string, detail: string, members: Record<string, unknown> = {}) =>
  new ProblemError(409, code, detail, members)
export const gone = (code: string, detail: string) => new ProblemError(410, code, detail)
export const invalid = (errors: FieldError[], detail: string = problemWords.invalid) =>
  new ProblemError(422, 'invalid', detail, { errors })
export const invalidField = (path: string, message: string) => invalid([{ path, message }], message)
export const tooMany = (seconds: number) =>
  new ProblemError(429, 'too_many_requests', problemWords.tooManyFor(seconds), {}, { 'retry-after': String(seconds) })
export const unavailable = (code: string, detail: string) =>
  new ProblemError(503, code, detail, {}, { 'retry-after': '5' })
