import type { Subscription } from '#platform/events/events.ts'
import type { Api } from '#platform/http/api.ts'
import { attachmentsContract as calls } from '../contract.ts'
import { addAttachment, deleteAttachment, restoreAttachment } from './change-attachments.ts'
import { eraseAttachments, purgeAttachments } from './end-attachments.ts'
import { listAttachments, serveAttachment } from './present.ts'

const done = { ok: true as const }

export function attachmentsRoutes({ serve, services }: Api) {
  serve(calls['attachments.list'], ({ org, actor, params }) => listAttachments(services, org, actor, params.id))
  serve(calls['attachments.add'], ({ org, actor, params, files, now }) =>
    addAttachment(services, org, params.id, files, actor, now),
  )
  serve(calls['attachments.delete'], async ({ tx, actor, params, now }) => {
    await deleteAttachment(tx, actor, params, now)
    return done
  })
  serve(calls['attachments.restore'], async ({ tx, actor, params }) => {
    await restoreAttachment(tx, actor, params)
    return done
  })
  serve(calls['attachments.file'], ({ params, reply }) => serveAttachment(services, params, reply))
}

export const attachmentsSubscriptions: readonly Subscription[] = [eraseAttachments]
export const { schedule: attachmentsSchedule, tasks: attachmentsTasks } = purgeAttachments
