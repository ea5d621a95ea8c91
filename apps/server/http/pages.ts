import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import fs from 'node:fs'
import path from 'node:path'
import type { Services } from '#platform/services.ts'
import { candidateRoute, loadCandidatePage } from './candidate-page.ts'
import { readTemplate, renderPage } from './render-page.ts'

/** Route that every page request is led to; the address as asked for stays in `request.originalUrl`. */
export const PAGE_ROUTE = '/page-of-the-application'

/** Paths that are never a page, whoever asks. */
const NEVER_A_PAGE = /^\/+(api|status|assets|fonts|dev|interview\/screenings)(\/|$|\?)/

const mayBePage = (url: string) => !NEVER_A_PAGE.test(url) && !/\.[a-z0-9]{2,5}($|\?)/i.test(url)

/** Two paths are both a page and a call: a GET that asks for HTML means the page. */
export function wantsPage({ method, url = '/', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  // No call lies there: programs that make previews of links ask for anything, and get the page.
  if (candidateRoute(url)) return true
  return (headers.accept ?? '').includes('text/html') && mayBePage(url)
}

/** Where the built pages lie. */
export interface PageSettings {
  readonly folder: string
}

/**
 * Serves the built pages: hashed files for a year, the shell never from a cache. Pages for candidates are rendered here, so
 * that they can be read before any script; the others are rendered in the browser.
 */
export async function servePages(app: FastifyInstance, services: Services, { folder }: PageSettings): Promise<void> {
  const shell = path.join(folder, 'index.html')
  if (!fs.existsSync(shell)) return
  const html = fs.readFileSync(shell)
  const template = readTemplate(folder)
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    // The template is no page by itself.
    globIgnore: ['candidate.html'],
    maxAge: '1y',
    immutable: true,
    serve: true,
  })
  // Who takes anything (monitors, command lines) gets a page where no call lies.
  app.get('*', async (request, reply) => {
    if (!(request.headers.accept ?? '*/*').includes('*/*') || !mayBePage(request.url)) return reply.callNotFound()
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept')
      .send(html)
  })
  app.get(PAGE_ROUTE, async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept')
    const route = template && candidateRoute(request.originalUrl)
    if (!route) return reply.send(html)
    const { status, retryAfter, ...loaded } = await loadCandidatePage(app, services, request, route)
    // Who holds the link may read it; nobody's cache may.
    if (route.name === 'application') reply.header('cache-control', 'private, no-store')
    if (retryAfter) reply.header('retry-after', retryAfter)
    return reply.code(status).send(renderPage(template, loaded, services.settings.PUBLIC_URL))
  })
}
