import { HOUR, later } from '#platform/clock/clock.ts'
import type { Services } from '#platform/services.ts'
import { forEachOrganization } from '#modules/organizations/public.ts'
import { deleteTodosBefore, lockTodo, updateTodo } from './queries.ts'
import { dueTodos } from './todos.read-model.ts'

/** One run reads so many; the next one the rest. */
const BATCH = 1000
const UNDO_MS = HOUR

/** Tells who is responsible that the day of a to-do has come, once, and deletes what was deleted an hour ago. */
async function remind({ db, clock }: Services, organizationId: string): Promise<void> {
  const org = db.forOrganization(organizationId)
  const now = clock.now()
  const [due] = await org.read(q => [dueTodos(q, organizationId, now, BATCH)])
  for (const { id, application_id } of due)
    await org.write(async tx => {
      const todo = await lockTodo(tx, application_id, id)
      if (!todo || todo.reminded_at || todo.done_at || todo.deleted_at || !todo.assignee_id) return
      await updateTodo(tx, id, { reminded_at: now })
      await tx.emit('todo.due', application_id, { todo_id: id, assignee_id: todo.assignee_id }, { kind: 'system' })
    })
  await org.write(tx => deleteTodosBefore(tx, later(now, -UNDO_MS)))
}

export const todoReminders = forEachOrganization({
  name: 'todos.remind',
  // Before the daily e-mails, which list what is due. Some time zones are 15, 30 or 45 minutes off.
  when: '0,15,30,45 * * * *',
  run: remind,
})
