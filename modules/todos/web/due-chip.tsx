import { locale } from '#platform/locale/locale.ts'
import { Chip } from '#ui/chip.tsx'
import type { Todo } from '../contract.ts'
import { todoWords as words } from '../words/todos.ts'

const dayOf = (date: string) => locale.datePart(date, { weekday: 'short', day: 'numeric', month: 'short' })

/** When a to-do is due; nothing if it has no day. */
export function DueChip({ due, due_on }: Pick<Todo, 'due' | 'due_on'>) {
  if (!due || !due_on) return null
  if (due === 'overdue') return <Chip tone="attention">{words.overdue(dayOf(due_on))}</Chip>
  return (
    <Chip tone={due === 'today' ? 'attention' : 'neutral'}>
      {due === 'today' ? words.today : words.due(dayOf(due_on))}
    </Chip>
  )
}
