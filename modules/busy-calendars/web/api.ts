import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { busyCalendarsContract as contract } from '../contract.ts'

const READING_MS = 1500

/** Asks again while a calendar is being read. */
export const busyCalendarsQuery = () =>
  queryOptions({
    queryKey: ['busy-calendars'],
    queryFn: ({ signal }) => call(contract['busyCalendars.list'], { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(one => one.state === 'waiting') ? READING_MS : false),
  })

export const addCalendar = (address: string) => call(contract['busyCalendars.add'], { body: { address } })
export const readAgain = (id: string) => call(contract['busyCalendars.readAgain'], { params: { id } })
export const removeCalendar = (id: string) => call(contract['busyCalendars.remove'], { params: { id } })
export const refreshCalendars = (client: QueryClient) => client.invalidateQueries({ queryKey: ['busy-calendars'] })
