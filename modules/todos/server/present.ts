import type { OwnTodo, Todo } from '../contract.ts'
import type { NamedTodo, OwnTodoRow } from './todos.read-model.ts'

const person = (id: string | null, name: string | null) => (id && name !== null ? { id, name } : null)

export const presentTodo = (row: NamedTodo): Todo => ({
  id: row.id,
  text: row.text,
  due_on: row.due_on,
  due: row.due,
  assignee: person(row.assignee_id, row.assignee_name),
  created_by: { id: row.created_by, name: row.creator_name ?? '' },
  created_at: row.created_at.toISOString(),
  version: row.version,
  done_at: row.done_at?.toISOString() ?? null,
  done_by: person(row.done_by, row.done_name),
})

export const presentOwnTodo = (row: OwnTodoRow): OwnTodo => ({
  ...presentTodo(row),
  application_id: row.application_id,
  candidate_uuid: row.candidate_id,
  name: row.name,
  job: { id: row.job_id, title: row.job_title },
})
