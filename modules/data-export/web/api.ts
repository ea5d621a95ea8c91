import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { type DataExport, dataExportContract as contract } from '../contract.ts'

/** How often the progress is read while an export is written, in ms. */
const INTERVAL = 1500

export const dataExportQuery = () =>
  queryOptions({
    queryKey: ['data-export'],
    queryFn: async ({ signal }) => (await call(contract['dataExport.read'], { signal })).export,
    staleTime: 0,
    refetchInterval: query => (query.state.data?.state === 'running' ? INTERVAL : false),
  })

export const startExport = async () => (await call(contract['dataExport.start'], {})).export
export const removeExport = (exportId: string) => call(contract['dataExport.remove'], { params: { exportId } })
export const downloadExport = (exportId: string) => call(contract['dataExport.download'], { params: { exportId } })

export const showExport = (client: QueryClient, data: DataExport | null) =>
  client.setQueryData(dataExportQuery().queryKey, data)

export const exportLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['data-export', 'link', token],
    queryFn: ({ signal }) => call(contract['dataExport.readLink'], { params: { token }, signal }),
  })

export const openExportLink = (token: string) => call(contract['dataExport.useLink'], { params: { token } })

/** Leaves the file to the browser, which shows its own progress and can continue an interrupted download. */
export function saveFrom(url: string): void {
  Object.assign(document.createElement('a'), { href: url, download: '' }).click()
}
