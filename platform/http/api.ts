import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Permission } from '../access/policy.ts'
import type { AdminRole } from '../access/roles.ts'
import type { SubjectQuery } from '../access/viewer.ts'
import type { Link } from '../auth/links.ts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyGiven, Subject } from '../contract/endpoint.ts'
import type { OrganizationDb, OrganizationTransaction } from '../db/organization.ts'
import type { Services } from '../services.ts'

/** Who makes a signed-in call. */
export interface Actor {
  readonly organizationId: string
  readonly adminId: string
  readonly role: AdminRole
  readonly name: string
  readonly timeZone: string
}

/** The link that a call was made with. */
export interface HeldLink extends Link {
  readonly token: string
}

/** A file of a multipart call, within its size limit. `name` is what the sender called it: data, never a path. */
export interface UploadedFile {
  readonly field: string
  readonly name: string
  readonly declaredType: string
  /** Where the file is until the call ends; code that keeps it moves it away (`FileStore.putFile`). */
  readonly path: string
  /** In bytes. */
  readonly size: number
  readonly sha256: string
}

interface Common<E extends Endpoint> {
  readonly services: Services
  /** The time of the call: one for everything it writes. */
  readonly now: Date
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** Of a multipart call. */
  readonly files: readonly UploadedFile[]
  /** Of a binary call. */
  readonly bytes: Buffer
  readonly idempotencyKey: string | undefined
  /** The bearer token as sent. */
  readonly token: string | undefined
  readonly address: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Identity<E extends Endpoint> = E['who'] extends 'anyone'
  ? object
  : E['who'] extends Permission
    ? { readonly actor: Actor }
    : { readonly link: HeldLink }

/** The caller's organization: one transaction for a call that writes, a handle for one that reads or works in steps. */
type Access<E extends Endpoint> = E['who'] extends 'anyone'
  ? object
  : E extends { method: 'GET' } | { steps: true }
    ? { readonly org: OrganizationDb }
    : { readonly tx: OrganizationTransaction }

export type CallOf<E extends Endpoint> = Common<E> & Identity<E> & Access<E>
export type Handler<E extends Endpoint> = (
  call: CallOf<E>,
) => Promise<E['reply'] extends object ? ReplyGiven<E> : unknown>

/** Where a module's routes declare themselves: one line per call. */
export interface Api {
  readonly serve: <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void
  /** Says how a kind of subject is found for a viewer, once, by the module that owns it. */
  readonly subject: (kind: Subject, find: SubjectQuery) => void
  readonly services: Services
  /** For what is no call: sockets and streams. Guards itself. */
  readonly fastify: FastifyInstance
}
