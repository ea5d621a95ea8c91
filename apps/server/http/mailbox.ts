import escape from 'escape-html'
import type { FastifyInstance } from 'fastify'
import { contentOf } from '#platform/mail/content.ts'
import type { Services } from '#platform/services.ts'

const page = (
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>
:root{color-scheme:light dark;font:14px/1.5 system-ui,sans-serif}body{max-width:860px;margin:32px auto;padding:0 16px}
h1{font-size:22px}li{list-style:none;border-top:1px solid #8884;padding:10px 0;display:grid;gap:2px}ul{padding:0}a{color:inherit}small{opacity:.75}iframe{width:100%;height:70vh;border:1px solid #8884;border-radius:8px;background:#fff}pre{white-space:pre-wrap}
</style></head><body>${body}</body></html>`

/** How many e-mails are listed. */
const MOST = 100

/** `/dev/mailbox`: e-mails that were stored instead of sent. Not available in production, because it shows those of all organizations. */
export function serveMailbox(app: FastifyInstance, { db }: Services) {
  /** The newest of all organizations and of the platform itself. */
  const latest = (to: string | undefined) =>
    db.unsafeAcrossOrganizations(async q => {
      const ofOrganizations = await q
        .selectFrom('mail_messages')
        .selectAll()
        .where('state', 'in', ['kept', 'sent'])
        .where('sample', '=', false)
        .$if(to !== undefined, some => some.where('to_address', '=', to!.toLowerCase()))
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST)
        .execute()
      const ofPlatform = await q
        .selectFrom('platform_mail')
        .selectAll()
        .where('state', 'in', ['kept', 'sent'])
        .$if(to !== undefined, some => some.where('to_address', '=', to!.toLowerCase()))
        .orderBy('sent_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST)
        .execute()
      return [...ofOrganizations, ...ofPlatform]
        .toSorted((one, other) => Number(other.sent_at) - Number(one.sent_at))
        .slice(0, MOST)
    })
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', async (request, reply) => {
    const mails = await latest(request.query.to)
    if (!(request.headers.accept ?? '').includes('text/html')) {
      return {
        items: mails.map(mail => ({
          id: mail.id,
          to: mail.to_address,
          subject: mail.subject,
          ...contentOf(db.vault, mail),
          sent_at: mail.sent_at,
        })),
      }
    }
    const rows = mails.map(
      mail =>
        `<li><a href="/dev/mailbox/${mail.id}">${escape(mail.subject)}</a><small>to ${escape(mail.to_address)}, ${mail.sent_at?.toISOString() ?? ''}</small></li>`,
    )
    return reply
      .type('text/html')
      .send(
        page(
          'Mailbox',
          `<h1>Mailbox</h1><p>Mails kept instead of sent, because no mail server is set.</p>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet.</p>'}`,
        ),
      )
  })
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const mail = (await latest(undefined)).find(({ id }) => id === request.params.id)
    if (!mail) return reply.callNotFound()
    const { html: body, text } = contentOf(db.vault, mail)
    const html = page(
      escape(mail.subject),
      `<p><a href="/dev/mailbox">All mails</a></p><h1>${escape(mail.subject)}</h1><p><small>to ${escape(mail.to_address)}</small></p><iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="Mail" srcdoc="${escape(body)}"></iframe><h2>As plain text</h2><pre>${escape(text)}</pre>`,
    )
    return reply.type('text/html').send(html)
  })
}
