import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import fs from 'node:fs'
import path from 'node:path'

/** Route that every page request is led to; the address as asked for stays in `request.originalUrl`. */
export const PAGE_ROUTE = '/page-of-the-application'

/** Paths that are never a page, whoever asks. */
const NEVER_A_PAGE = /^\/+(api|status|assets|fonts|dev|interview\/screenings)(\/|$|\?)/

/** Two paths are both a page and a call: a GET that asks for HTML means the page. */
export function wantsPage({ method, url = '/', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return (headers.accept ?? '').includes('text/html') && !NEVER_A_PAGE.test(url) && !/\.[a-z0-9]{2,5}($|\?)/i.test(url)
}

/** Where the built pages lie. `middleware` stands in for them while developing. */
export interface PageSettings {
  readonly folder: string
}

/** Serves the built pages: hashed files for a year, the shell never from a cache. */
export async function servePages(app: FastifyInstance, { folder }: PageSettings): Promise<void> {
  const shell = path.join(folder, 'index.html')
  if (!fs.existsSync(shell)) return
  const html = fs.readFileSync(shell)
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    maxAge: '1y',
    immutable: true,
    serve: true,
  })
  app.get(PAGE_ROUTE, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept').send(html),
  )
}
