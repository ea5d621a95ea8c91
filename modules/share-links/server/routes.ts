import type { Api } from '#platform/http/api.ts'
import { shareLinksContract as calls } from '../contract.ts'
import { createLink, presentLink, revokeLink } from './manage-links.ts'
import { activeNamedLinks } from './share-links.read-model.ts'
import { openShared } from './shared-details.ts'
import { endedPage, sharedPage } from './shared-page.ts'

export function shareLinksRoutes({ serve, services }: Api) {
  serve(calls['shareLinks.list'], async ({ org, params, now }) => {
    const [rows] = await org.read(q => [activeNamedLinks(q, org.organizationId, params.id, now)])
    return { items: rows.map(row => presentLink(row, row.author_name ?? '')) }
  })
  serve(calls['shareLinks.create'], ({ tx, actor, params, body, now }) =>
    createLink(tx, actor, params.id, body, { publicUrl: services.settings.PUBLIC_URL, now }),
  )
  serve(calls['shareLinks.revoke'], async ({ tx, actor, params, now }) => {
    await revokeLink(tx, actor, params, now)
    return { ok: true as const }
  })
  serve(calls['shareLinks.open'], async ({ params, reply }) => {
    const shared = await openShared(services, params.token)
    return reply
      .code(shared ? 200 : 410)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      )
      .send(shared ? sharedPage(shared) : endedPage())
  })
}
