import './no-eval.ts'
import type { z } from 'zod'
import type { Permission } from '../access/policy.ts'

/** What a link from an e-mail lets its holder do. A link is bound to one purpose and one subject. */
export type LinkPurpose = 'verify_email' | 'reset_password' | 'application_status' | 'screening' | 'booking'

/**
 * Who may make a call: anyone, the holder of a link of one purpose, or a signed-in person whose role has the permission.
 */
export type Caller = 'anyone' | `link:${LinkPurpose}` | Permission

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** At most `max` calls in `seconds`, counted for each address, and for each value of the named body field where given. */
export interface Limit {
  readonly max: number
  readonly seconds: number
  readonly field?: string
}

/** Kinds of things that a call can be about and that not everyone in an organization may see. */
export type Subject = 'job' | 'application' | 'candidate' | 'screening' | 'booking' | 'evaluation' | 'accommodation'

/** Where in the input an id stands. */
export type InputPath = `params.${string}` | `query.${string}` | `body.${string}`

/**
 * One operation, written once: the server validates and authorizes by it, the web client is typed by it, and the
 * OpenAPI document is made from it. `path` names parameters as `:name`.
 */
export interface Endpoint {
  readonly method: Method
  readonly path: string
  readonly who: Caller
  readonly summary: string
  /** What the call is about. A subject that the caller may not see is answered like one that does not exist: 404. */
  readonly about?: Partial<Record<Subject, InputPath>>
  /** Where the link's token stands, if not in the `Authorization` header. */
  readonly linkIn?: `params.${string}`
  /**
   * The handler opens its own transactions, because it works on files or calls other services between them. Otherwise a GET
   * reads through `org`, and every other call runs in one transaction, `tx`.
   */
  readonly steps?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** JSON body; for `multipart` the fields beside the files, each sent as text. */
  readonly body?: z.ZodType
  readonly multipart?: boolean
  /** The body is bytes, at most this many, and not JSON. */
  readonly binary?: number
  /** The reply's JSON. Fields that are not declared here never leave the server. Absent: the reply is not JSON (a file, a stream). */
  readonly reply?: z.ZodType
  /** Status of success if it is not 200. */
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
