import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshTodos, setDone } from '#modules/todos/web/api.ts'
import { DueChip } from '#modules/todos/web/due-chip.tsx'
import { Button } from '#ui/button.tsx'
import type { Notification } from '../contract.ts'
import { toDoWords as words } from '../words/notifications.ts'
import type { RowActions } from './notification-row.tsx'
import { Result } from './result.tsx'

type Todo = Extract<NonNullable<Notification['to_do']>, { kind: 'todo' }>

/** A to-do that its reader was given, completed in place. Completing it shows at once and can be undone. */
export function TodoToComplete({ item, toDo, actions }: { item: Notification; toDo: Todo; actions: RowActions }) {
  const client = useQueryClient()
  const mark = useMutation({
    mutationFn: (done: boolean) => setDone(item.application_id!, toDo.id, done),
    onMutate: done => actions.show({ ...toDo, done, done_by: null }),
    onSuccess: actions.onDone,
    onError: error => {
      actions.show(toDo)
      actions.onProblem(words.todoFailed, error)
    },
    onSettled: () => refreshTodos(client),
  })
  return (
    <div className="mt-1.5 text-13">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className={`wrap-anywhere ${toDo.done ? 'text-text-2 line-through' : ''}`}>{toDo.text}</span>
        {!toDo.done && <DueChip due={toDo.due} due_on={toDo.due_on} />}
      </p>
      <div className="mt-1.5 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
        {toDo.done && <Result>{words.todoDone(toDo.done_by)}</Result>}
        {/* One button for both, so that it keeps the focus. */}
        <Button size="small" kind={toDo.done ? 'quiet' : 'default'} onClick={() => mark.mutate(!toDo.done)}>
          {toDo.done ? words.undo : words.complete}
        </Button>
      </div>
    </div>
  )
}
