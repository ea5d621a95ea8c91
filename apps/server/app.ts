import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { endStreams } from '#platform/http/open-streams.ts'
import type { Services } from '#platform/services.ts'
import { serveReference } from './http/reference.ts'
import { limitPermissions } from './http/permissions.ts'
import { wantsPage, servePages, PAGE_ROUTE, type PageSettings } from './http/pages.ts'
import { answerProblems } from './http/problems.ts'
import { createApi, type Served } from './http/serve.ts'
import { serveMailbox } from './http/mailbox.ts'
import { endSlowRequests } from './http/slow-requests.ts'
import { stopConnections } from './http/stop-connections.ts'
import { removeAbandonedUploads } from './http/upload-folder.ts'
import { serveStatus } from './http/status.ts'
import { modules } from './modules.ts'

/** No inline scripts. Inline styles are allowed, because our scripts set them on elements. */
const CONTENT_SECURITY = {
  useDefaults: false,
  directives: {
    defaultSrc: [`'self'`],
    scriptSrc: [`'self'`],
    styleSrc: [`'self'`, `'unsafe-inline'`],
    imgSrc: [`'self'`, 'data:', 'blob:'],
    mediaSrc: [`'self'`, 'blob:'],
    connectSrc: [`'self'`],
    workerSrc: [`'self'`],
    fontSrc: [`'self'`],
    objectSrc: [`'none'`],
    baseUri: [`'none'`],
    formAction: [`'self'`],
    frameAncestors: [`'none'`],
  },
}

export interface App {
  readonly fastify: FastifyInstance
  readonly served: Served
}

/** Builds the complete server without listening, for production and tests. */
export async function buildApp(services: Services, pages: PageSettings): Promise<App> {
  const app = fastify({
    logger: false,
    genReqId: () => randomBytes(9).toString('base64url'),
    // The proxy in front adds the last entry. All entries before it come from the caller and are not trusted.
    trustProxy: services.settings.TRUST_PROXY ? (_address, hop) => hop < 1 : false,
    // The specification's paths have doubled and trailing slashes, so paths are normalized first.
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 1000 },
    rewriteUrl: request => (wantsPage(request) ? PAGE_ROUTE : (request.url ?? '/')),
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
  })
  answerProblems(app, services.log)
  app.addHook('preClose', async () => endStreams(app.server))
  endSlowRequests(app)
  stopConnections(app)
  await removeAbandonedUploads(services.settings.DATA_DIR)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    services.log.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_SECURITY,
    hsts: services.settings.PUBLIC_URL.startsWith('https://') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  })
  limitPermissions(app)
  await app.register(compress, { threshold: 1024 })
  await app.register(websocket, { options: { maxPayload: 256 * 1024, perMessageDeflate: false } })
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  const { api, served } = createApi(app, services)
  serveStatus(app, services)
  for (const { routes } of modules) routes?.(api)
  if (!services.settings.production) serveMailbox(app, services)
  await serveReference(app, served)
  await servePages(app, services, pages)
  return { fastify: app, served }
}
