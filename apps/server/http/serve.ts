import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Api, CallOf, Handler } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { countAddress, countField } from './limits.ts'
import { parse, withBody } from './read-body.ts'
import { bearerOf, requireActor, requireRole } from './session.ts'
import { type UploadFolder, uploadFolder } from './upload-folder.ts'

/** Who is calling, as the endpoint asks for it. */
async function identify(endpoint: Endpoint, services: Services, token: string | undefined) {
  switch (endpoint.who) {
    case 'anyone':
    case 'link':
      return {}
    default: {
      const actor = await requireActor(services, token)
      requireRole(actor, endpoint.who)
      return { actor, org: services.db.forOrganization(actor.organizationId) }
    }
  }
}

interface Admitted {
  readonly token: string | undefined
  readonly identity: Awaited<ReturnType<typeof identify>>
}

/** Decides whether a call may be made, before any of its body is read: who is calling, and how often from their address. */
async function admit(endpoint: Endpoint, services: Services, request: FastifyRequest): Promise<Admitted> {
  const token = bearerOf(request)
  const identity = await identify(endpoint, services, token)
  if (endpoint.limit) await countAddress(services, nameOf(endpoint), endpoint.limit, request.ip)
  return { token, identity }
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Answers an admitted call: input, work, output, in this order. */
async function answer<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  { services, uploads }: { services: Services; uploads: UploadFolder },
  { token, identity }: Admitted,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const params = parse(endpoint.params, request.params)
  const query = parse(endpoint.query, request.query)
  const key = request.headers['idempotency-key']
  const result = await withBody(endpoint, request, uploads, async received => {
    if (endpoint.limit) await countField(services, nameOf(endpoint), endpoint.limit, received.body)
    const body = parse(endpoint.body, received.body)
    return handler({
      services,
      params,
      query,
      body,
      files: received.files,
      bytes: received.bytes,
      idempotencyKey: typeof key === 'string' && key.length > 0 ? key.slice(0, 200) : undefined,
      token,
      address: request.ip,
      request,
      reply,
      ...identity,
    } as unknown as CallOf<E>)
  })
  if (!endpoint.reply) return reply.sent ? reply : (result as FastifyReply)
  // What is not declared never leaves; what is declared and missing is a fault of ours, told as such.
  return reply
    .code(endpoint.status ?? 200)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(endpoint.reply.parse(result)))
}

/** The calls served, for the OpenAPI document and for tests that try each of them. */
export type Served = Endpoint[]

export function createApi(app: FastifyInstance, services: Services): { api: Api; served: Served } {
  const served: Served = []
  const uploads = uploadFolder(services.settings.DATA_DIR)
  const admitted = new WeakMap<FastifyRequest, Admitted>()
  // Forms are read by the calls that take them, and only once the caller is admitted.
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
  const api: Api = {
    services,
    fastify: app,
    serve(endpoint, handler) {
      served.push(endpoint)
      app.route({
        method: endpoint.method,
        url: endpoint.path.replaceAll(/\/+/g, '/'),
        bodyLimit: endpoint.binary ?? 1024 * 1024,
        onRequest: async request => void admitted.set(request, await admit(endpoint, services, request)),
        handler: (request, reply) =>
          answer(endpoint, handler, { services, uploads }, admitted.get(request)!, request, reply),
      })
    },
  }
  return { api, served }
}
