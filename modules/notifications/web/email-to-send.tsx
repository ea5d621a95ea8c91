import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendAgain } from '#modules/messages/web/api.ts'
import { Button } from '#ui/button.tsx'
import type { Notification } from '../contract.ts'
import { toDoWords as words } from '../words/notifications.ts'
import type { RowActions } from './notification-row.tsx'
import { Result } from './result.tsx'

type Email = Extract<NonNullable<Notification['to_do']>, { kind: 'email' }>

/** An e-mail that could not be delivered, sent again in place. */
export function EmailToSend({ item, toDo, actions }: { item: Notification; toDo: Email; actions: RowActions }) {
  const client = useQueryClient()
  const send = useMutation({
    mutationFn: () => sendAgain(item.application_id!, toDo.id),
    onSuccess: () => {
      actions.show({ ...toDo, failed: false })
      actions.onDone()
      actions.focus()
      return client.invalidateQueries({ queryKey: ['applications'] })
    },
    onError: error => actions.onProblem(words.sendFailed, error),
  })
  return (
    <div className="mt-1 grid gap-1.5 text-13">
      <p className="wrap-anywhere text-text-2">{toDo.subject}</p>
      {toDo.failed ? (
        <div>
          <Button size="small" busy={send.isPending} onClick={() => send.mutate()}>
            {words.sendAgain}
          </Button>
        </div>
      ) : (
        <Result>{words.sentAgain}</Result>
      )}
    </div>
  )
}
