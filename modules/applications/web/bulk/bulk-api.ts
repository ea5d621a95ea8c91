import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { applicationsContract as contract } from '../../contract.ts'
import { exportApplications, type ListFilter } from '../api.ts'

type Start = NonNullable<CallInput<(typeof contract)['bulk.start']>['body']>
export type Action = Start['action']
export type ActionOf<K extends Action['kind']> = Extract<Action, { kind: K }>
export type Selection = Start['selection']

export const previewBulk = (action: Action, selection: Selection, signal: AbortSignal) =>
  call(contract['bulk.preview'], { body: { action, selection }, signal })

export const bulkPreviewQuery = (action: Action, selection: Selection) =>
  queryOptions({
    queryKey: ['applications', 'bulk-preview', action.kind, selection],
    queryFn: ({ signal }) => previewBulk(action, selection, signal),
    gcTime: 0,
  })

/** `id` is the run's: sending it again starts nothing. */
export const startBulk = (id: string, action: Action, selection: Selection) =>
  call(contract['bulk.start'], { body: { id, action, selection }, timeoutMs: 60_000 })
export const undoBulk = (id: string) => call(contract['bulk.undo'], { params: { id }, timeoutMs: 60_000 })

export const exportSelection = (selection: Selection, sort: ListFilter['sort']) =>
  'ids' in selection
    ? call(contract['applications.exportSelected'], { body: { ids: selection.ids, sort }, timeoutMs: 60_000 })
    : exportApplications({ ...selection.filter, sort })

const POLL_MS = 700

/** A run, read again and again until it has ended. */
export const bulkRunQuery = (id: string) =>
  queryOptions({
    queryKey: ['bulk', id],
    queryFn: ({ signal }) => call(contract['bulk.read'], { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isOver(data.state) ? false : POLL_MS),
  })

export const isOver = (state: string) => state === 'finished' || state === 'undone'
