import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { modelCheckContract as contract } from '../contract.ts'

/** How often a running check is looked at, in ms. */
const EVERY_MS = 2000

export const modelCheckQuery = queryOptions({
  queryKey: ['model-check'],
  queryFn: ({ signal }) => call(contract['modelCheck.read'], { signal }),
  refetchInterval: ({ state }) => (state.data?.running ? EVERY_MS : false),
})

export const startModelCheck = () => call(contract['modelCheck.start'], {})
export const cancelModelCheck = () => call(contract['modelCheck.cancel'], {})
export const refreshModelCheck = (client: QueryClient) => client.invalidateQueries({ queryKey: ['model-check'] })
