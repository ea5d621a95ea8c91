import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { type SampleData, sampleDataContract as contract } from '../contract.ts'

const LOOK_AGAIN_MS = 1500

export const isChanging = ({ state }: SampleData): boolean => state === 'filling' || state === 'removing'

/** Asked again while the background work runs. */
export const sampleDataQuery = () =>
  queryOptions({
    queryKey: ['sample-data'],
    queryFn: ({ signal }) => call(contract['sampleData.read'], { signal }),
    refetchInterval: ({ state }) => (state.data && isChanging(state.data) ? LOOK_AGAIN_MS : false),
  })

export const switchSampleData = (on: boolean) => call(contract[on ? 'sampleData.turnOn' : 'sampleData.turnOff'], {})

export const showSampleData = (client: QueryClient, data: SampleData) =>
  client.setQueryData(sampleDataQuery().queryKey, data)
