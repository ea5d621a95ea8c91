import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { applicationsContract as contract } from '../contract.ts'

export type NewView = NonNullable<CallInput<(typeof contract)['views.create']>['body']>

export const viewsQuery = () =>
  queryOptions({
    queryKey: ['applications', 'views'],
    queryFn: ({ signal }) => call(contract['views.list'], { signal }),
  })

export const createView = (body: NewView) => call(contract['views.create'], { body })
export const editView = (id: string, body: Partial<NewView>) => call(contract['views.edit'], { params: { id }, body })
export const deleteView = (id: string) => call(contract['views.delete'], { params: { id } })
export const setDefaultView = (id: string | null) => call(contract['views.setDefault'], { body: { view_id: id } })
export const refreshViews = (client: QueryClient) => client.invalidateQueries({ queryKey: viewsQuery().queryKey })
