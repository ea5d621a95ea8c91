import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { notificationsContract } from '../contract.ts'
import type { NotificationRow } from './notifications.read-model.ts'

type Shown = ReplyGiven<(typeof notificationsContract)['notifications.list']>['items'][number]

export const presentNotification = (row: NotificationRow, toDo: Shown['to_do']): Shown => ({
  id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  read: row.read_at !== null,
  application_id: row.application_id,
  candidate_uuid: row.candidate_id,
  import_id: row.import_id,
  name: row.name ?? '',
  job: { id: row.job_id, title: row.job_title },
  actor: row.actor_name,
  to_do: toDo,
})
