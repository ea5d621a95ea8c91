import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Todo } from '../contract.ts'
import { todoWords as words } from '../words/todos.ts'
import { DueChip } from './due-chip.tsx'
import { TodoForm } from './todo-form.tsx'

interface TodoItemProps {
  applicationId: string
  userId: string
  todo: Todo
  /** Absent for readers who may not change it. */
  onDone?: (done: boolean) => void
  onDelete: () => void
}

/** A to-do with its checkbox. */
export function TodoItem({ applicationId, userId, todo, onDone, onDelete }: TodoItemProps) {
  const [editing, setEditing] = useState(false)
  const now = useNow()
  const done = todo.done_at !== null
  if (editing)
    return (
      <li className="py-3">
        <TodoForm applicationId={applicationId} userId={userId} todo={todo} onClose={() => setEditing(false)} />
      </li>
    )
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-x-2.5 py-2">
      <Checkbox
        hideLabel
        label={words.done(todo.text)}
        checked={done}
        disabled={!onDone}
        onChange={event => onDone?.(event.target.checked)}
      />
      <div className="min-w-0 pt-0.5">
        <p className={`wrap-anywhere ${done ? 'text-text-2 line-through' : ''}`}>{todo.text}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13 text-text-2">
          <DueChip due={todo.due} due_on={todo.due_on} />
          {done && todo.done_by ? (
            <span>{words.doneBy(todo.done_by.name, locale.day(new Date(todo.done_at!), browserZone(), now))}</span>
          ) : (
            <span>{todo.assignee?.name ?? words.nobody}</span>
          )}
        </p>
      </div>
      {onDone && (
        <span className="flex print:hidden">
          {!done && <IconButton icon={Pencil} size="small" label={words.edit} onClick={() => setEditing(true)} />}
          <IconButton icon={Trash2} size="small" label={words.delete} onClick={onDelete} />
        </span>
      )}
    </li>
  )
}
