import type { Api } from '#platform/http/api.ts'
import type { CandidateEmails } from '#modules/applications/public.ts'
import { messagesContract as calls } from '../contract.ts'
import { listMessages } from './list-messages.ts'
import { editMessage, sendAgain, sendMessage } from './send-message.ts'

export const messagesRoutes =
  (emails: CandidateEmails) =>
  ({ serve, services }: Api) => {
    serve(calls['messages.list'], async ({ org, actor, params }) => ({
      items: await listMessages(org, actor, params.id),
    }))
    serve(calls['messages.preview'], ({ tx, actor, params, body, now }) =>
      emails.preview(services, tx, 'message', {
        applicationId: params.id,
        adminId: actor.adminId,
        now,
        text: body.email,
      }),
    )
    serve(calls['messages.send'], ({ tx, actor, params, body, now }) =>
      sendMessage({ services, emails, tx, actor, now }, params.id, body),
    )
    serve(calls['messages.edit'], ({ tx, actor, params, body, now }) =>
      editMessage({ services, emails, tx, actor, now }, params, body),
    )
    serve(calls['messages.sendAgain'], async ({ tx, actor, params }) => {
      await sendAgain({ tx, actor }, params)
      return { ok: true as const }
    })
  }
