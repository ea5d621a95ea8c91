import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { type FieldError, invalid, ProblemError } from '#platform/errors/problem-error.ts'
import { UNCLEAN_TEXT, uncleanPlaces } from '#platform/contract/text.ts'
import { unknownFields } from '#platform/contract/unknown-fields.ts'
import type { UploadedFile } from '#platform/http/api.ts'

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
  // Once more on what came out: text may have been inside a field that is JSON itself.
  requireClean(parsed.data)
  return parsed.data
}

/** A body, of which nothing may be unknown: what is ignored silently is lost for who sent it. @throws 422 with one entry per field */
export function parseBody<T>(schema: z.ZodType<T> | undefined, value: unknown): T {
  const parsed = parse(schema, value)
  const unknown = schema ? unknownFields(schema, value) : []
  if (unknown.length > 0)
    throw invalid(unknown.slice(0, 20).map(path => ({ path, message: 'This call does not know this field.' })))
  return parsed
}

export interface Received {
  readonly body: unknown
  readonly files: UploadedFile[]
  readonly bytes: Buffer
}

async function readMultipart(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) throw new ProblemError(415, 'unsupported_media_type', 'This call takes a multipart form.')
  const body: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  const files: UploadedFile[] = []
  for await (const part of request.parts()) {
    if (part.type === 'field') body[part.fieldname] = part.value
    else if (part.filename) {
      files.push({
        field: part.fieldname,
        name: part.filename.normalize('NFC').slice(0, 255),
        declaredType: part.mimetype,
        bytes: await part.toBuffer(),
      })
    }
  }
  return { body: { ...body }, files, bytes: Buffer.alloc(0) }
}

/** Reads a request's body as the endpoint declares it; a body of another kind is refused before anything of it is used. */
export async function receive(endpoint: Endpoint, request: FastifyRequest): Promise<Received> {
  const none = { body: undefined, files: [], bytes: Buffer.alloc(0) }
  if (endpoint.multipart) return readMultipart(request)
  if (endpoint.binary) {
    if (!Buffer.isBuffer(request.body))
      throw new ProblemError(415, 'unsupported_media_type', 'This call takes bytes (application/octet-stream).')
    return { ...none, bytes: request.body }
  }
  if (Buffer.isBuffer(request.body)) throw new ProblemError(415, 'unsupported_media_type', 'This call takes JSON.')
  return endpoint.body ? { ...none, body: request.body ?? {} } : none
}
