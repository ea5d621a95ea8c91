import './no-eval.ts'
import type { z } from 'zod'
import type { Permission } from '../access/policy.ts'
import type { SuperAdminCaller } from '../access/super-admins.ts'

/** What a link from an e-mail lets its holder do. A link is bound to one purpose and one subject. */
export type LinkPurpose =
  | 'verify_email'
  | 'reset_password'
  | 'two_factor'
  | 'invitation'
  | 'application_status'
  | 'screening'
  | 'booking'
  | 'calendar_feed'
  | 'shared_details'
  | 'data_export'
  | 'reply_address'

/**
 * Who may make a call: anyone, the holder of a link of one purpose, a signed-in person whose role has the permission, or a super admin
 * with the access.
 */
type Caller = 'anyone' | `link:${LinkPurpose}` | Permission | SuperAdminCaller

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** At most `max` calls in `seconds`, counted per address and, if a body field is named, per value of that field. */
export interface Limit {
  readonly max: number
  readonly seconds: number
  readonly field?: string
}

/** Kinds of subjects that not everyone in an organization may see. */
export type Subject = 'job' | 'application' | 'candidate' | 'screening' | 'booking' | 'evaluation' | 'accommodation'

/** The path of an ID in the input. */
type InputPath = `params.${string}` | `query.${string}` | `body.${string}`

/**
 * One operation, defined once: the server validates and authorizes with it, the web client is typed by it, and the
 * OpenAPI document is generated from it. Parameters in `path` are written as `:name`.
 */
export interface Endpoint {
  readonly method: Method
  readonly path: string
  readonly who: Caller
  readonly summary: string
  /** The subjects of the call. A subject that the caller may not see has the same reply as a missing one: 404. */
  readonly about?: Partial<Record<Subject, InputPath>>
  /** The path of the link's token, if it is not in the `Authorization` header. */
  readonly linkIn?: `params.${string}`
  /**
   * The handler opens its own transactions, because it works on files or calls other services between them. Otherwise a GET
   * reads through `org`, and every other call runs in one transaction, `tx`. A super admin's GET opens its own as well.
   */
  readonly steps?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** JSON body. For `multipart`, the fields other than files, each sent as text. */
  readonly body?: z.ZodType
  readonly multipart?: boolean
  /** The largest file of a multipart call in bytes, if it is not 10 MB. */
  readonly largestFile?: number
  /** The body is bytes instead of JSON, at most this many. */
  readonly binary?: number
  /** The body is read as it was sent, whatever its type, because its signature is checked; at most this many bytes. */
  readonly raw?: number
  /** The reply's JSON. Fields that are not declared here are never sent. Without it the reply is not JSON (a file, a stream). */
  readonly reply?: z.ZodType
  /** The reply is a file; the client gets it as a Blob. */
  readonly file?: true
  /** The status on success, if it is not 200. */
  readonly status?: 201 | 202 | 204
  readonly limit?: Limit
  /** A repeated call with the same `Idempotency-Key` header gets the first reply. */
  readonly idempotent?: boolean
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Given<T> = T extends z.ZodType ? z.input<T> : undefined

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>
export type QueryOf<E extends Endpoint> = Parsed<E['query']>
export type BodyOf<E extends Endpoint> = Parsed<E['body']>
export type ReplyOf<E extends Endpoint> = E extends { file: true } ? Blob : Parsed<E['reply']>
export type ReplyGiven<E extends Endpoint> = Given<E['reply']>

export type Contract = Readonly<Record<string, Endpoint>>

/** Declares a module's calls. Keys are readable names (`jobs.create`); the types stay exact. */
export const contract = <const C extends Contract>(calls: C): C => calls
