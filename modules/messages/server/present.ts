import type { Message } from '../contract.ts'
import { isUnsent } from '../policy.ts'
import type { MessageRow } from './messages.read-model.ts'

export const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  template_key: row.template_key,
  subject: row.subject,
  text: row.text_body,
  state: row.state,
  send_at: row.send_at?.toISOString() ?? null,
  sent_at: row.sent_at?.toISOString() ?? null,
  failure: row.state === 'failed' ? row.failure : null,
  author: row.admin_id && row.author_name !== null ? { id: row.admin_id, name: row.author_name } : null,
  source:
    isUnsent(row.state) && row.source_subject !== null
      ? { subject: row.source_subject, body: row.source_body ?? '' }
      : null,
})
