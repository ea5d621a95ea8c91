import type { PlatformAuditEntry } from '../contract.ts'
import { platformSentence } from '../words/entries.ts'
import type { PlatformEventRow } from './queries/platform-events.ts'
import { topicOf } from './topics.ts'

export const presentPlatformEvent = (row: PlatformEventRow): PlatformAuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  event: row.name,
  topic: topicOf(row.name),
  actor: { id: row.actor_id, name: row.actor_name },
  about: { id: row.about_id, name: row.about_name },
  reason: row.reason,
  what: platformSentence(row.name, row.about_name, row.data),
  address: row.address,
})
