import type { z } from 'zod'
import type { auditContract } from '../contract.ts'
import type { AuditRow } from './audit-log.read-model.ts'
import { topicOf } from './topics.ts'

type Presented = z.input<(typeof auditContract)['audit.list']['reply']>['items'][number]

/** Facts that are shown: no IDs of other people, no text that people wrote. */
const SHOWN = [
  'role',
  'from_role',
  'to_role',
  'fields',
  'from',
  'to',
  'version',
  'expires_on',
  'from_stage',
  'to_stage',
  'from_outcome',
  'to_outcome',
  'reason',
  'filters',
  'count',
  'informs',
  'way',
  'still_on',
] as const

type Fact = Presented['facts'][string]

const factsOf = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    SHOWN.flatMap(key => {
      const value = data[key]
      return value === undefined || value === null ? [] : [[key, value as Fact]]
    }),
  )

export const presentEntry = (row: AuditRow): Presented => ({
  id: row.id,
  at: row.at.toISOString(),
  event: row.name,
  topic: topicOf(row.name),
  actor: { kind: row.actor_kind, id: row.actor_kind === 'admin' ? row.actor_id : null, name: row.actor_name },
  subject: { id: row.subject_id, name: row.colleague_name ?? row.job_title },
  facts: factsOf(row.data),
  address: row.address,
})
