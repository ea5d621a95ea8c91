import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { once } from '#platform/db/idempotency.ts'
import type { Api, CallOf, Concealed, Handler } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { identify, type Identity } from './identify.ts'
import { countAddress, countField } from './limits.ts'
import { parse, parseBody, withBody } from './read-body.ts'
import { bearerOf } from './session.ts'
import { createSubjects, type Subjects } from './subjects.ts'
import { type UploadFolder, uploadFolder } from './upload-folder.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const keyOf = (request: FastifyRequest) => {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key.length > 0 ? key.slice(0, 200) : undefined
}

/** What the handler gets besides its input: the organization, and the caller as they may act on the subjects. */
type Work = (access: object) => Promise<unknown>
type Input = { params: unknown; query: unknown; body: unknown }

/** Runs the handler with the caller's organization as the endpoint declares it: a read handle or a transaction. */
async function withAccess(
  endpoint: Endpoint,
  { org, actor, link, superAdmin }: Identity,
  input: Input & { idempotencyKey: string | undefined; now: Date; services: Services; address: string },
  subjects: Subjects,
  work: Work,
): Promise<unknown> {
  const { services, address } = input
  if (superAdmin && endpoint.method !== 'GET' && !endpoint.steps)
    return services.db.asSuperAdmin({ ...superAdmin, address }, tx => work({ tx }))
  if (!org) return work({})
  if (endpoint.method === 'GET' || endpoint.steps) {
    return work({ org, ...(actor && { actor: await subjects.require(endpoint, actor, input, { org }) }) })
  }
  const { params, body, idempotencyKey: key, now } = input
  return org.write(async tx => {
    // Before a stored reply is looked for: access can have ended since, and the key may be somebody else's.
    const access = { tx, ...(actor && { actor: await subjects.require(endpoint, actor, input, { tx }) }) }
    if (!endpoint.idempotent) return work(access)
    const call = [nameOf(endpoint), actor?.adminId ?? link?.subjectId].join(' ').trimEnd()
    const { reply } = await once(tx, { call, key, request: { params, body }, now }, () => work(access))
    return reply
  })
}

interface Parts {
  readonly services: Services
  readonly subjects: Subjects
  readonly uploads: UploadFolder
  /** Removes from a reply what its reader must not see. */
  readonly conceal: { remove: (concealed: Concealed) => Promise<unknown> }
}

/** Decides whether a call is allowed, before its body is read: checks the rate limit of the address and the caller. */
async function admit(endpoint: Endpoint, services: Services, request: FastifyRequest): Promise<Identity> {
  if (endpoint.limit) await countAddress(services, nameOf(endpoint), endpoint.limit, request.ip)
  return identify(endpoint, services, request)
}

/** Handles an allowed call: input, scope, work and output, in this order. */
async function answer<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  { services, subjects, uploads, conceal }: Parts,
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const params = parse(endpoint.params, request.params)
  const query = parse(endpoint.query, request.query)
  const { org, ...caller } = identity
  let asked: unknown = null
  const result = await withBody(endpoint, request, uploads, async received => {
    const body = parseBody(endpoint.body, received.body)
    if (endpoint.limit) await countField(services, nameOf(endpoint), endpoint.limit, body)
    const call = {
      services,
      now: services.clock.now(),
      params,
      query,
      body,
      files: received.files,
      bytes: received.bytes,
      idempotencyKey: keyOf(request),
      token: bearerOf(request),
      address: request.ip,
      request,
      reply,
      ...caller,
    }
    asked = { params, query, body: call.body }
    return withAccess(endpoint, identity, call, subjects, access =>
      handler({ ...call, ...access } as unknown as CallOf<E>),
    )
  })
  if (!endpoint.reply) return reply.sent ? reply : (result as FastifyReply)
  const complete = endpoint.reply.parse(result)
  const isAboutCandidates = endpoint.who.startsWith('candidates.') && org && identity.actor
  // Undeclared fields are never sent. A missing declared field is an error of ours and is reported as one.
  return reply
    .code(endpoint.status ?? 200)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify(
        isAboutCandidates ? await conceal.remove({ org, actor: identity.actor!, asked, reply: complete }) : complete,
      ),
    )
}

/** Bodies are passed on as they were sent, whatever their type. */
function readsBytes(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  return scope
}

/** All calls, for the OpenAPI document and for tests. */
export type Served = Endpoint[]

export function createApi(app: FastifyInstance, services: Services): { api: Api; served: Served } {
  const served: Served = []
  const subjects = createSubjects()
  const uploads = uploadFolder(services.settings.DATA_DIR)
  const admitted = new WeakMap<FastifyRequest, Identity>()
  // Forms are read by the calls that accept them, and only after the caller is allowed.
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  const conceal: Parts['conceal'] = { remove: ({ reply }) => Promise.resolve(reply) }
  const api: Api = {
    services,
    conceal: remove => void (conceal.remove = remove),
    fastify: app,
    subject: subjects.register,
    serve(endpoint, handler) {
      served.push(endpoint)
      const route: RouteOptions = {
        method: endpoint.method,
        url: endpoint.path.replaceAll(/\/+/g, '/'),
        bodyLimit: endpoint.binary ?? endpoint.raw ?? 1024 * 1024,
        onRequest: async request => void admitted.set(request, await admit(endpoint, services, request)),
        handler: (request, reply) =>
          answer(endpoint, handler, { services, subjects, uploads, conceal }, admitted.get(request)!, request, reply),
      }
      if (endpoint.raw) void app.register(async scope => readsBytes(scope).route(route))
      else app.route(route)
    },
  }
  return { api, served }
}
