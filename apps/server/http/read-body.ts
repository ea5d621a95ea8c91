import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { type FieldError, invalid, ProblemError } from '#platform/errors/problem-error.ts'
import { UNCLEAN_TEXT, uncleanPlaces } from '#platform/contract/text.ts'
import { unknownFields } from '#platform/contract/unknown-fields.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import { isForm, withForm } from './receive-form.ts'
import type { UploadFolder } from './upload-folder.ts'
import { problemWords } from '#platform/errors/words.ts'

const errorsOf = (issues: z.core.$ZodIssue[], prefix = ''): FieldError[] =>
  issues.map(({ path, message }) => ({ path: [prefix, ...path.map(String)].filter(Boolean).join('.'), message }))

function requireClean(value: unknown): void {
  const unclean = uncleanPlaces(value)
  if (unclean.length > 0) throw invalid(unclean.slice(0, 20).map(path => ({ path, message: UNCLEAN_TEXT })))
}

/** @throws 422 with one entry per field */
export function parse<T>(schema: z.ZodType<T> | undefined, value: unknown, where = ''): T {
  requireClean(value)
  if (!schema) return undefined as T
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(errorsOf(parsed.error.issues, where))
  // Checks the result again, because text may have been inside a JSON field.
  requireClean(parsed.data)
  return parsed.data
}

/** Parses a body and rejects unknown fields, because silently ignored input would be lost. @throws 422 with one entry per field */
export function parseBody<T>(schema: z.ZodType<T> | undefined, value: unknown): T {
  const parsed = parse(schema, value)
  const unknown = schema ? unknownFields(schema, value) : []
  if (unknown.length > 0)
    throw invalid(unknown.slice(0, 20).map(path => ({ path, message: problemWords.unknownField })))
  return parsed
}

export interface Received {
  readonly body: unknown
  readonly files: readonly UploadedFile[]
  readonly bytes: Buffer
}

const NOTHING: Received = { body: undefined, files: [], bytes: Buffer.alloc(0) }
const unsupported = (detail: string) => new ProblemError(415, 'unsupported_media_type', detail)

/** Runs `work` with a request's body as the endpoint declares it. Bodies of another type are rejected. */
export async function withBody<T>(
  endpoint: Endpoint,
  request: FastifyRequest,
  uploads: UploadFolder,
  work: (received: Received) => Promise<T>,
): Promise<T> {
  if (endpoint.multipart)
    return withForm(
      request.raw,
      uploads,
      ({ fields, files }) => work({ ...NOTHING, body: fields, files }),
      endpoint.largestFile,
    )
  if (isForm(request.raw)) throw unsupported(problemWords.noForm)
  if (endpoint.binary ?? endpoint.raw) {
    if (!Buffer.isBuffer(request.body)) throw unsupported(problemWords.bytesNeeded)
    return work({ ...NOTHING, bytes: request.body })
  }
  if (Buffer.isBuffer(request.body)) throw unsupported(problemWords.jsonNeeded)
  return work(endpoint.body ? { ...NOTHING, body: request.body ?? {} } : NOTHING)
}
