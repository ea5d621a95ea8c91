import { deciderOf, viewerOf } from '#platform/access/viewer.ts'
import { can } from '#platform/access/policy.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import { todosOf } from '#modules/todos/public.ts'
import type { notificationsContract } from '../contract.ts'
import type { NotificationKind } from '../policy.ts'
import type { NotificationRow } from './notifications.read-model.ts'
import { approvalsAskedFor, emailsNamed, notesNamed, scorecardsOn } from './what-to-do.read-model.ts'

type Shown = ReplyGiven<(typeof notificationsContract)['notifications.list']>['items'][number]
type ToDo = NonNullable<Shown['to_do']>

const TODO_KINDS: readonly NotificationKind[] = ['todo_assigned', 'todo_due']
const SCORECARD_KINDS: readonly NotificationKind[] = ['scorecard_due', 'scorecard_overdue']

const idsOf = <K extends 'target_id' | 'application_id'>(
  rows: readonly NotificationRow[],
  kinds: readonly NotificationKind[],
  key: K,
) => rows.flatMap(row => (kinds.includes(row.kind) && row[key] ? [row[key]] : []))

/** What notifications ask their reader to do, by the ID of the notification, as it is now: also what has been done since. */
export async function whatToDo(
  org: OrganizationDb,
  actor: Actor,
  rows: readonly NotificationRow[],
  now: Date,
): Promise<ReadonlyMap<string, ToDo>> {
  const viewer = viewerOf(actor)
  const [todos, approvals, scorecards, notes, emails] = await org.read(q => [
    todosOf(q, viewer, idsOf(rows, TODO_KINDS, 'target_id'), now),
    approvalsAskedFor(q, deciderOf(actor), idsOf(rows, ['offer_approval_asked'], 'target_id')),
    scorecardsOn(q, viewer, idsOf(rows, SCORECARD_KINDS, 'application_id')),
    notesNamed(q, viewer, idsOf(rows, ['mention'], 'target_id')),
    emailsNamed(q, viewer, idsOf(rows, ['email_failed'], 'target_id')),
  ])
  const ofTodo = (id: string | null): ToDo | null => {
    const todo = todos.find(one => one.id === id)
    if (!todo) return null
    const { text, due_on, due, done_at, done_name } = todo
    return { kind: 'todo', id: todo.id, text, due_on, due, done: done_at !== null, done_by: done_name }
  }
  const ofApproval = (id: string | null): ToDo | null => {
    const found = approvals.find(one => one.id === id)
    if (!found || !can(actor.role, 'candidates.decide')) return null
    const { offer_id, version, decision, reason, position, start_on } = found
    const pay = { amount: found.pay_amount, currency: found.pay_currency, period: found.pay_period }
    if (decision === null && (found.state !== 'waiting_for_approval' || found.outcome !== 'active')) return null
    return { kind: 'offer', id: offer_id, version, position, pay, start_on, decision, reason }
  }
  const ofNote = (id: string | null): ToDo | null => {
    const note = notes.find(one => one.id === id)
    if (!note) return null
    return { kind: 'note', text: note.text, author: note.removed_at ? null : { id: note.admin_id, name: note.name } }
  }
  const ofEmail = (id: string | null): ToDo | null => {
    const email = emails.find(one => one.id === id)
    if (!email || !can(actor.role, 'candidates.decide')) return null
    return { kind: 'email', id: email.id, subject: email.subject, failed: email.state === 'failed' }
  }
  const ofRow = ({ kind, target_id, application_id }: NotificationRow): ToDo | null => {
    if (TODO_KINDS.includes(kind)) return ofTodo(target_id)
    if (kind === 'offer_approval_asked') return ofApproval(target_id)
    if (kind === 'mention') return ofNote(target_id)
    if (kind === 'email_failed') return ofEmail(target_id)
    if (!SCORECARD_KINDS.includes(kind)) return null
    const submitted = scorecards.some(one => one.application_id === application_id)
    return { kind: 'scorecard', booking_id: target_id, submitted }
  }
  return new Map(
    rows.flatMap(row => {
      const found = ofRow(row)
      return found ? [[row.id, found] as const] : []
    }),
  )
}
