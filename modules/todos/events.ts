import { z } from 'zod'
import { defineEvents, type EventsOf } from '#platform/events/define.ts'

const todo = z.object({ todo_id: z.string() })
const assigned = todo.extend({ assignee_id: z.string() })

/** The subject of each is the application. */
const todoEvents = defineEvents({
  'todo.added': assigned,
  /** Somebody else became responsible. */
  'todo.assigned': assigned,
  'todo.edited': todo,
  'todo.done': todo,
  'todo.reopened': todo,
  'todo.deleted': todo,
  /** Its day has come and it is not done. */
  'todo.due': assigned,
})

declare module '#platform/events/define.ts' {
  interface EventTypes extends EventsOf<typeof todoEvents> {}
}
