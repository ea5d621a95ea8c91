import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { importsContract as contract, type ImportItemState, type ResumeImport } from '../contract.ts'

/** How often the progress is read while files are read, in ms. */
const INTERVAL = 1500
/** Sending a large archive on a slow line takes a while. */
const UPLOAD_TIMEOUT = 30 * 60_000

export const isRunning = ({ state }: Pick<ResumeImport, 'state'>) => state === 'uploading' || state === 'reading'

export const importsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['imports', 'list'],
    queryFn: ({ signal, pageParam }) =>
      call(contract['imports.list'], { query: { limit: 25, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    refetchInterval: query => (query.state.data?.pages.some(page => page.items.some(isRunning)) ? INTERVAL : false),
  })

export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['imports', 'one', importId],
    queryFn: ({ signal }) => call(contract['imports.read'], { params: { importId }, signal }),
    staleTime: 0,
    refetchInterval: query => (query.state.data && isRunning(query.state.data) ? INTERVAL : false),
  })

/** @param running whether the files still change */
export const itemsQuery = (importId: string, state: ImportItemState | null, running: boolean) =>
  infiniteQueryOptions({
    queryKey: ['imports', 'items', importId, state],
    queryFn: ({ signal, pageParam }) =>
      call(contract['imports.items'], {
        params: { importId },
        query: { limit: 50, ...(state && { state }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    staleTime: 0,
    refetchInterval: running ? INTERVAL : false,
  })

/** Jobs that people can be imported for. */
export const importableJobsQuery = () =>
  queryOptions({
    queryKey: ['jobs', 'importable'],
    queryFn: ({ signal }) => call(jobsContract['jobs.list'], { query: { limit: 100 }, signal }),
    select: page => page.items.filter(({ status }) => status !== 'closed').map(({ id, title }) => ({ id, title })),
  })

export const createImport = (body: { job_id: string; informs: boolean }) => call(contract['imports.create'], { body })
export const sendFiles = (importId: string, files: readonly File[]) =>
  call(contract['imports.addFiles'], {
    params: { importId },
    body: {},
    files: files.map(file => ({ field: 'file', file, name: file.name })),
    timeoutMs: UPLOAD_TIMEOUT,
  })
export const finishUpload = (importId: string) => call(contract['imports.finishUpload'], { params: { importId } })
export const cancelImport = (importId: string) => call(contract['imports.cancel'], { params: { importId } })

interface Place {
  readonly importId: string
  readonly itemId: string
}
type Details = NonNullable<CallInput<(typeof contract)['imports.enterDetails']>['body']>

export const retryItem = (params: Place) => call(contract['imports.retryItem'], { params })
export const discardItem = (params: Place) => call(contract['imports.discardItem'], { params })
export const replaceFile = (params: Place, file: File) =>
  call(contract['imports.replaceFile'], { params, body: {}, files: [{ field: 'file', file, name: file.name }] })
export const enterDetails = (params: Place, body: Details) => call(contract['imports.enterDetails'], { params, body })

export const refreshImports = (client: QueryClient) => client.invalidateQueries({ queryKey: ['imports'] })
