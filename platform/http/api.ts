import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AdminRole } from './roles.ts'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyGiven } from '../contract/endpoint.ts'
import type { OrganizationDb } from '../db/organization.ts'
import type { Services } from '../services.ts'

/** Who makes a signed-in call. */
export interface Actor {
  readonly organizationId: string
  readonly adminId: string
  readonly role: AdminRole
  readonly name: string
  readonly timeZone: string
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
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** Of a multipart call. */
  readonly files: readonly UploadedFile[]
  /** Of a binary call. */
  readonly bytes: Buffer
  readonly idempotencyKey: string | undefined
  /** The bearer token as sent; for `link` calls the link's. */
  readonly token: string | undefined
  readonly address: string
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type SignedIn = { readonly actor: Actor; readonly org: OrganizationDb }

type Identity = {
  anyone: object
  link: object
  admin: SignedIn
  recruiter: SignedIn
  owner: SignedIn
}

export type CallOf<E extends Endpoint> = Common<E> & Identity[E['who']]
export type Handler<E extends Endpoint> = (
  call: CallOf<E>,
) => Promise<E['reply'] extends object ? ReplyGiven<E> : unknown>

/** Where a module's routes declare themselves: one line a call. */
export interface Api {
  readonly serve: <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void
  readonly services: Services
  /** For what is no call: sockets and streams. Guards itself. */
  readonly fastify: FastifyInstance
}
