import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import fs from 'node:fs'
import path from 'node:path'
import type { Services } from '#platform/services.ts'
import { candidateRoute, loadCandidatePage } from './candidate-page.ts'
import { isKnownPage } from './known-page.ts'
import { readTemplate } from './page-template.ts'

/** The pages' components take about half a second to load, so a server that only answers calls does not wait for them. */
export const loadRenderer = () => import('./render-page.ts')

/** Route that every page request is rewritten to; the requested address stays in `request.originalUrl`. */
export const PAGE_ROUTE = '/page-of-the-application'

/** Paths that are never pages. */
const NEVER_A_PAGE = /^\/+(api|status|assets|fonts|dev|shared|interview\/screenings)(\/|$|\?)/

const mayBePage = (url: string) => !NEVER_A_PAGE.test(url) && !/\.[a-z0-9]{2,5}($|\?)/i.test(url)

/** Two paths are both a page and a call: a GET that asks for HTML means the page. */
export function wantsPage({ method, url = '/', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  // The API has no calls at these addresses, so programs that make link previews always get the page.
  if (candidateRoute(url)) return true
  return (headers.accept ?? '').includes('text/html') && mayBePage(url)
}

/** The folder of the built pages. */
export interface PageSettings {
  readonly folder: string
}

/**
 * Serves the built pages: hashed files for a year, the few others for an hour, the shell never from a cache. Pages for candidates are
 * rendered on the server, so that they can be read before scripts load; the others are rendered in the browser.
 */
export async function servePages(app: FastifyInstance, services: Services, { folder }: PageSettings): Promise<void> {
  const shell = path.join(folder, 'index.html')
  if (!fs.existsSync(shell)) return
  const html = fs.readFileSync(shell)
  const template = readTemplate(folder)
  // Their names stay the same when their content changes. The templates themselves are no pages.
  const globIgnore = ['candidate.html', 'index.html', 'assets/**']
  await app.register(fastifyStatic, { root: folder, index: false, wildcard: false, globIgnore, maxAge: '1h' })
  // One route for all: a route for each of the hundreds of files would take a quarter of the start.
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    maxAge: '1y',
    immutable: true,
  })
  const asPage = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept')
  // At an address without a page, the shell shows that there is none.
  const sendShell = (request: FastifyRequest, reply: FastifyReply) =>
    asPage(reply)
      .code(isKnownPage(request.originalUrl) ? 200 : 404)
      .send(html)
  // Clients that accept anything (monitors, command lines) get a page if no call has this address.
  app.get('*', async (request, reply) => {
    if (!(request.headers.accept ?? '*/*').includes('*/*') || !mayBePage(request.url)) return reply.callNotFound()
    return sendShell(request, reply)
  })
  app.get(PAGE_ROUTE, async (request, reply) => {
    const route = template && candidateRoute(request.originalUrl)
    if (!route) return sendShell(request, reply)
    asPage(reply)
    const { status, retryAfter, ...loaded } = await loadCandidatePage(app, services, request, route)
    // Only the holder of the link may read it: it must not be cached.
    if (route.name === 'application') reply.header('cache-control', 'private, no-store')
    if (retryAfter) reply.header('retry-after', retryAfter)
    const { renderPage } = await loadRenderer()
    return reply.code(status).send(renderPage(template, loaded, services.settings.PUBLIC_URL))
  })
}
