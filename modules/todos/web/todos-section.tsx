import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorWords } from '#ui/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useNow } from '#ui/use-now.ts'
import type { Todo } from '../contract.ts'
import { todoWords as words } from '../words/todos.ts'
import { deleteTodo, refreshTodos, restoreTodo, setDone, todosQuery } from './api.ts'
import { TodoForm } from './todo-form.tsx'
import { TodoItem } from './todo-item.tsx'

interface TodosSectionProps {
  applicationId: string
  userId: string
  /** May add and change to-dos. */
  reviews: boolean
}

/** The to-dos of an application. Marking and deleting show at once and are taken back if the server refuses. */
export function TodosSection({ applicationId, userId, reviews }: TodosSectionProps) {
  const client = useQueryClient()
  const todos = useQuery(todosQuery(applicationId))
  const now = useNow()
  const { queryKey } = todosQuery(applicationId)
  const show = (change: (items: Todo[]) => Todo[]) =>
    client.setQueryData(queryKey, before => before && { items: change(before.items) })
  const refused = (error: unknown) =>
    toast({ title: words.failed, description: errorWords(error).says, tone: 'danger' })
  const restore = useMutation({
    mutationFn: (id: string) => restoreTodo(applicationId, id),
    onError: refused,
    onSettled: () => refreshTodos(client),
  })
  const mark = useMutation({
    mutationFn: ({ id, done }: { id: string; done: boolean }) => setDone(applicationId, id, done),
    onMutate: async ({ id, done }) => {
      await client.cancelQueries({ queryKey })
      const at = done ? now.toISOString() : null
      show(items => items.map(one => (one.id === id ? { ...one, done_at: at, due: null, done_by: null } : one)))
    },
    onSuccess: (_, { id, done }) => {
      if (done)
        toast({
          title: words.completed,
          action: { label: words.undo, alt: words.undoDoneAlt, run: () => mark.mutate({ id, done: false }) },
        })
    },
    onError: refused,
    onSettled: () => refreshTodos(client),
  })
  const remove = useMutation({
    mutationFn: (id: string) => deleteTodo(applicationId, id),
    onMutate: async id => {
      await client.cancelQueries({ queryKey })
      show(items => items.filter(one => one.id !== id))
    },
    onSuccess: (_, id) =>
      toast({
        title: words.deleted,
        action: { label: words.undo, alt: words.undoDeleteAlt, run: () => restore.mutate(id) },
      }),
    onError: refused,
    onSettled: () => refreshTodos(client),
  })
  const list = (items: readonly Todo[]) => (
    <ul className="divide-y divide-line">
      {items.map(todo => (
        <TodoItem
          key={todo.id}
          applicationId={applicationId}
          userId={userId}
          todo={todo}
          onDone={reviews ? done => mark.mutate({ id: todo.id, done }) : undefined}
          onDelete={() => remove.mutate(todo.id)}
        />
      ))}
    </ul>
  )
  const open = todos.data?.filter(({ done_at }) => done_at === null) ?? []
  const done = todos.data?.filter(({ done_at }) => done_at !== null) ?? []
  return (
    <section aria-label={words.title}>
      <h2 className="mb-2 font-semibold">{words.title}</h2>
      {todos.isPending && (
        <SkeletonGroup label={words.loading} className="grid gap-2">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
        </SkeletonGroup>
      )}
      {todos.isError && (
        <ErrorState error={todos.error} title={words.loadFailed} onRetry={() => void todos.refetch()} />
      )}
      {todos.data && (
        <>
          {open.length === 0 && done.length === 0 && (
            <p className="mb-3 text-13 text-text-2">{reviews ? words.none : words.noneReadOnly}</p>
          )}
          {list(open)}
          {reviews && (
            <div className="mt-2 print:hidden">
              <TodoForm key={applicationId} applicationId={applicationId} userId={userId} todo={null} />
            </div>
          )}
          {done.length > 0 && (
            <details className="mt-3">
              <summary className="cursor-pointer text-13 text-text-2">{words.earlier(done.length)}</summary>
              {list(done)}
            </details>
          )}
        </>
      )}
    </section>
  )
}
