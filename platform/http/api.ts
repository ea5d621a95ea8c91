import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Permission } from '../access/policy.ts'
import type { AdminRole } from '../access/roles.ts'
import type { SuperAdminAccess, SuperAdminCaller } from '../access/super-admins.ts'
import type { SubjectQuery } from '../access/viewer.ts'
import type { Link } from '../auth/links.ts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyGiven, Subject } from '../contract/endpoint.ts'
import type { OrganizationDb, OrganizationTransaction } from '../db/organization.ts'
import type { PlatformTransaction } from '../db/platform-transaction.ts'
import type { Services } from '../services.ts'

/** The person who makes a signed-in call. */
export interface Actor {
  readonly organizationId: string
  readonly adminId: string
  readonly role: AdminRole
  readonly name: string
  readonly timeZone: string
  /** Whether the organization reviews blindly, when the call was made. */
  readonly blindReview: boolean
}

/** The super admin who makes a call. */
export interface SuperAdmin {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly access: SuperAdminAccess
}

/** The link that a call was made with. */
export interface HeldLink extends Link {
  readonly token: string
}

/** A file of a multipart call, within its size limit. `name` comes from the sender and must not be used as a path. */
export interface UploadedFile {
  readonly field: string
  readonly name: string
  readonly declaredType: string
  /** The path of the file until the call ends. To store it, move it (`FileStore.putFile`). */
  readonly path: string
  /** In bytes. */
  readonly size: number
  readonly sha256: string
}

interface Common<E extends Endpoint> {
  readonly services: Services
  /** The time of the call, the same for everything it writes. */
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
    : E['who'] extends SuperAdminCaller
      ? { readonly superAdmin: SuperAdmin }
      : { readonly link: HeldLink }

/** A super admin's transaction for calls that write. Those that read or work in steps open their own. */
type PlatformAccess<E extends Endpoint> = E extends { method: 'GET' } | { steps: true }
  ? object
  : { readonly tx: PlatformTransaction }

/** The caller's organization: a transaction for calls that write, a handle for calls that read or work in steps. */
type Access<E extends Endpoint> = E['who'] extends 'anyone'
  ? object
  : E['who'] extends SuperAdminCaller
    ? PlatformAccess<E>
    : E extends { method: 'GET' } | { steps: true }
      ? { readonly org: OrganizationDb }
      : { readonly tx: OrganizationTransaction }

export type CallOf<E extends Endpoint> = Common<E> & Identity<E> & Access<E>
export type Handler<E extends Endpoint> = (
  call: CallOf<E>,
) => Promise<E['reply'] extends object ? ReplyGiven<E> : unknown>

/** What a reply is about, and to whom it goes. */
export interface Concealed {
  readonly org: OrganizationDb
  readonly actor: Actor
  /** The parameters, the query and the body of the call. */
  readonly asked: unknown
  readonly reply: unknown
}

/** Where modules register their routes: one line per call. */
export interface Api {
  readonly serve: <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void
  /** Registers the query that finds a kind of subject for a viewer. Called once, by the module that owns it. */
  readonly subject: (kind: Subject, find: SubjectQuery) => void
  /** Registers what is removed from replies about candidates, after they are complete. Called once. */
  readonly conceal: (remove: (concealed: Concealed) => Promise<unknown>) => void
  readonly services: Services
  /** For sockets and streams, which check access themselves. */
  readonly fastify: FastifyInstance
}
