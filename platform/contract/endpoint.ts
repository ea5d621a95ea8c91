import type { z } from 'zod'

/**
 * Who may make a call. `admin` is any signed-in member of an organization, `recruiter` its owners and admins
 * (everything but billing and deletion), `owner` the owners. `link` is a person who holds a link from a mail.
 */
export type Caller = 'anyone' | 'admin' | 'recruiter' | 'owner' | 'link'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** At most `max` calls in `seconds`, counted for each address, and for each value of the named body field where given. */
export interface Limit {
  readonly max: number
  readonly seconds: number
  readonly field?: string
}

/**
 * One operation, written once: the server validates and authorizes by it, the web client is typed by it, and the
 * OpenAPI document is made of it. `path` names parameters as `:name`.
 */
export interface Endpoint {
  readonly method: Method
  readonly path: string
  readonly who: Caller
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** JSON body; for `multipart` the fields beside the files, each sent as text. */
  readonly body?: z.ZodType
  readonly multipart?: boolean
  /** The body is bytes, at most this many, and is no JSON. */
  readonly binary?: number
  /** The reply's JSON. Fields not declared here never leave the server. Absent: the reply is not JSON (a file, a stream). */
  readonly reply?: z.ZodType
  /** Status of success where it is not 200. */
  readonly status?: 201 | 202 | 204
  readonly limit?: Limit
  /** A repeat with the same `Idempotency-Key` header gets the first answer. */
  readonly idempotent?: boolean
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Given<T> = T extends z.ZodType ? z.input<T> : undefined

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>
export type QueryOf<E extends Endpoint> = Parsed<E['query']>
export type BodyOf<E extends Endpoint> = Parsed<E['body']>
export type ReplyOf<E extends Endpoint> = Parsed<E['reply']>
export type ReplyGiven<E extends Endpoint> = Given<E['reply']>

export type Contract = Readonly<Record<string, Endpoint>>

/** Declares a module's calls. Keys are names for people (`jobs.create`); types stay exact. */
export const contract = <const C extends Contract>(calls: C): C => calls
