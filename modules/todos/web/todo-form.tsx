import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { peopleQuery } from '#modules/applications/web/notes/api.ts'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { clearDraft, readDraft, writeDraft } from '#ui/draft.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import type { Todo } from '../contract.ts'
import { todoWords as words } from '../words/todos.ts'
import { addTodo, editTodo, refreshTodos, todosQuery } from './api.ts'

interface TodoFormProps {
  applicationId: string
  userId: string
  /** Null for a new one. */
  todo: Todo | null
  onClose?: () => void
}

interface Values {
  readonly text: string
  readonly due_on: string
  readonly assignee_id: string
}

/** Adds or changes a to-do in place. */
export function TodoForm({ applicationId, userId, todo, onClose }: TodoFormProps) {
  const client = useQueryClient()
  const people = useQuery(peopleQuery(applicationId))
  const draft = `todo:${applicationId}`
  const empty: Values = { text: '', due_on: '', assignee_id: userId }
  const [values, setValues] = useState<Values>(() =>
    todo
      ? { text: todo.text, due_on: todo.due_on ?? '', assignee_id: todo.assignee?.id ?? '' }
      : { ...empty, ...readDraft<Values>(draft) },
  )
  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part }
    setValues(next)
    if (todo) return
    if (next.text === '') clearDraft(draft)
    else writeDraft(draft, next)
  }
  const save = useMutation({
    mutationFn: () => {
      const { text, due_on, assignee_id } = values
      const body = { text, due_on: due_on || null, ...(assignee_id && { assignee_id }) }
      return todo ? editTodo(applicationId, todo.id, { ...body, version: todo.version }) : addTodo(applicationId, body)
    },
    onSuccess: async saved => {
      client.setQueryData(todosQuery(applicationId).queryKey, before => ({
        items: todo
          ? (before?.items ?? []).map(one => (one.id === saved.id ? saved : one))
          : [...(before?.items ?? []), saved],
      }))
      if (!todo) {
        clearDraft(draft)
        setValues(empty)
      }
      await refreshTodos(client)
      onClose?.()
    },
    // The list shows what the to-do says now, and the next attempt is about that.
    onError: error => error instanceof CallError && error.code === 'stale' && refreshTodos(client),
  })
  const stale = save.error instanceof CallError && save.error.code === 'stale'
  const known = people.data ?? []
  const current = todo?.assignee
  const choices = [...known, ...(current && known.every(({ id }) => id !== current.id) ? [current] : [])]
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (values.text.trim() !== '' && !save.isPending) save.mutate()
      }}
    >
      <Input
        aria-label={todo ? words.text : words.new}
        placeholder={words.placeholder}
        maxLength={300}
        value={values.text}
        onChange={event => change({ text: event.target.value })}
        onKeyDown={event => {
          if (event.key !== 'Escape' || !onClose) return
          event.stopPropagation()
          onClose()
        }}
      />
      {(todo !== null || values.text !== '') && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={words.dueOn} optional>
            <Input type="date" value={values.due_on} onChange={event => change({ due_on: event.target.value })} />
          </Field>
          <Field label={words.assignee}>
            <Select
              value={values.assignee_id}
              placeholder={values.assignee_id === '' ? words.nobody : undefined}
              onChange={event => change({ assignee_id: event.target.value })}
              choices={choices.map(({ id, name }) => ({ value: id, label: id === userId ? words.me(name) : name }))}
            />
          </Field>
        </div>
      )}
      <FormProblem error={save.error} title={stale ? words.stale : words.failed} />
      {(todo !== null || values.text !== '') && (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" kind={todo ? 'primary' : 'default'} busy={save.isPending}>
            {todo ? words.save : words.add}
          </Button>
          {(onClose || values.text !== '') && (
            <Button size="small" kind="quiet" onClick={() => (onClose ? onClose() : change(empty))}>
              {words.cancel}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
