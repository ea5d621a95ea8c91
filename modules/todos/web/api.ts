import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { todosContract as contract } from '../contract.ts'

type Body<K extends keyof typeof contract> = NonNullable<CallInput<(typeof contract)[K]>['body']>

// Under `applications`, so that what is said of an application is fetched again together.
export const todosQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'todos', applicationId],
    queryFn: ({ signal }) => call(contract['todos.list'], { params: { id: applicationId }, signal }),
    select: ({ items }) => items,
    staleTime: 0,
  })

export const addTodo = (id: string, body: Body<'todos.add'>) => call(contract['todos.add'], { params: { id }, body })
export const editTodo = (id: string, todoId: string, body: Body<'todos.edit'>) =>
  call(contract['todos.edit'], { params: { id, todoId }, body })
export const setDone = (id: string, todoId: string, done: boolean) =>
  call(contract['todos.setDone'], { params: { id, todoId }, body: { done } })
export const deleteTodo = (id: string, todoId: string) => call(contract['todos.delete'], { params: { id, todoId } })
export const restoreTodo = (id: string, todoId: string) => call(contract['todos.restore'], { params: { id, todoId } })

/** Fetches again what shows to-dos: the application and the dashboard. */
export const refreshTodos = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['applications', 'todos'] }),
    client.invalidateQueries({ queryKey: ['dashboard'] }),
  ])
