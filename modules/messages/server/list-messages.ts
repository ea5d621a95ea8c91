import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import { blindFor, blindText, readableEmails } from '#modules/applications/public.ts'
import type { Message } from '../contract.ts'
import { messagesTo } from './messages.read-model.ts'
import { presentMessage } from './present.ts'

/** The e-mails to a candidate, those about an offer for its readers only. In blind review without what tells who it is, and without replies of mail servers, which name addresses. */
export async function listMessages(org: OrganizationDb, actor: Actor, applicationId: string): Promise<Message[]> {
  const [rows] = await org.read(q => [messagesTo(q, org.organizationId, applicationId)])
  const blind = await blindFor(org, actor.adminId, [applicationId])
  const isReadable = await readableEmails(org, actor, [applicationId], blind)
  const person = blind.get(applicationId)
  const messages = rows.filter(row => isReadable(applicationId, row.template_key)).map(presentMessage)
  if (!person) return messages
  const hidden = (text: string) => blindText(text, person)
  return messages.map(one => ({
    ...one,
    subject: hidden(one.subject),
    text: hidden(one.text),
    failure: null,
    // A text with gaps must not be edited and sent.
    source: one.source && Object.values(one.source).every(text => hidden(text) === text) ? one.source : null,
  }))
}
