import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Api, CallOf, Handler } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { countAgainst } from './limits.ts'
import { parse, receive } from './read-body.ts'
import { bearerOf, requireActor, requireRole } from './session.ts'

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

/** Answers one call: who, limit, input, work, output, in this order. */
async function answer<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const token = bearerOf(request)
  const identity = await identify(endpoint, services, token)
  const params = parse(endpoint.params, request.params)
  const query = parse(endpoint.query, request.query)
  const received = await receive(endpoint, request)
  if (endpoint.limit)
    await countAgainst(services, `${endpoint.method} ${endpoint.path}`, endpoint.limit, request.ip, received.body)
  const body = parse(endpoint.body, received.body)
  const key = request.headers['idempotency-key']
  const call = {
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
  } as unknown as CallOf<E>
  const result = await handler(call)
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
  const api: Api = {
    services,
    fastify: app,
    serve(endpoint, handler) {
      served.push(endpoint)
      app.route({
        method: endpoint.method,
        url: endpoint.path.replaceAll(/\/+/g, '/'),
        bodyLimit: endpoint.binary ?? 1024 * 1024,
        handler: (request, reply) => answer(endpoint, handler, services, request, reply),
      })
    },
  }
  return { api, served }
}
