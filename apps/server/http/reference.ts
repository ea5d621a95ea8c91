import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { whenNeeded } from '#platform/when-needed.ts'
import { openerOf, SECURITY_SCHEMES } from './openers.ts'
import { problemSchema, PROBLEM_TYPE } from '#platform/contract/problem.ts'

type JsonSchema = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as JsonSchema
  return rest
}

function parameters({ params, query }: Endpoint) {
  const listed = (shape: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!shape) return []
    const schema = schemaOf(shape, 'input') as { properties?: Record<string, JsonSchema>; required?: string[] }
    return Object.entries(schema.properties ?? {}).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || (schema.required ?? []).includes(name),
      schema: value,
    }))
  }
  return [...listed(params, 'path'), ...listed(query, 'query')]
}

function requestBody({ body, multipart, binary, raw }: Endpoint) {
  if (raw) return { required: true, content: { 'application/json': { schema: { type: 'object' } } } }
  if (binary)
    return { required: true, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
  if (!body) return undefined
  return {
    required: true,
    content: { [multipart ? 'multipart/form-data' : 'application/json']: { schema: schemaOf(body, 'input') } },
  }
}

const FAILURES = {
  401: 'The session is missing or has ended.',
  403: 'The role does not have the permission.',
  404: 'The resource does not exist, or the caller has no access to it.',
  422: 'The input is invalid; one entry per field.',
  429: 'Too many requests.',
}

function operation(endpoint: Endpoint) {
  const problem = { content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } } }
  const success = endpoint.reply
    ? { content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } } }
    : {}
  const keyed = endpoint.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
    : []
  return {
    summary: endpoint.summary,
    tags: [/^\/(?:api\/(?:public\/)?(?=[a-z])|(?=super-admin\/))([a-z-]+)/.exec(endpoint.path)?.[1] ?? 'other'],
    ...openerOf(endpoint),
    parameters: [...parameters(endpoint), ...keyed],
    requestBody: requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: { description: 'Done.', ...success },
      ...Object.fromEntries(
        Object.entries(FAILURES).map(([status, description]) => [status, { description, ...problem }]),
      ),
    },
  }
}

/** The OpenAPI 3.1 document of all calls, generated from their contracts. */
export function openApiOf(served: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of served) {
    const path = endpoint.path.replaceAll(/:([A-Za-z_]+)/g, '{$1}')
    ;(paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Evenhand',
      version: '1',
      description: 'AI-assisted hiring backed by evidence, with decisions made by people.',
    },
    servers: [{ url: '/' }],
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: { Problem: schemaOf(problemSchema, 'output') },
    },
    paths,
  }
}

/** Serves the document and a page to read it. The document is created at the first request. */
export async function serveReference(app: FastifyInstance, served: readonly Endpoint[]): Promise<void> {
  const document = whenNeeded(() => openApiOf(served))
  app.get('/api/openapi.json', async () => document())
  // Swagger UI requires a plugin with this name. The original would create the document at every start.
  const source = async (instance: FastifyInstance) => void instance.decorate('swagger', document as never)
  await app.register(plugin(source, { name: '@fastify/swagger' }))
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
