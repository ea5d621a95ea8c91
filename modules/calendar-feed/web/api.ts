import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { type CalendarFeed, calendarFeedContract as contract } from '../contract.ts'

export const calendarFeedQuery = () =>
  queryOptions({
    queryKey: ['calendar-feed'],
    queryFn: ({ signal }) => call(contract['calendarFeed.read'], { signal }),
  })

export const createFeed = (names: CalendarFeed['names']) => call(contract['calendarFeed.create'], { body: { names } })
export const changeFeed = (names: CalendarFeed['names']) => call(contract['calendarFeed.change'], { body: { names } })
export const removeFeed = () => call(contract['calendarFeed.remove'], {})
export const showFeed = (client: QueryClient, feed: CalendarFeed | null) =>
  client.setQueryData(calendarFeedQuery().queryKey, { feed })
