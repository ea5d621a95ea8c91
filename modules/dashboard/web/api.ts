import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { dashboardContract as contract, type StageTargets } from '../contract.ts'

// What others do changes these figures: they are loaded again whenever the dashboard is opened.

export const widgetsQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'widgets'],
    queryFn: ({ signal }) => call(contract['dashboard.widgets'], { signal }),
    staleTime: 0,
  })

export const monthsQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'months'],
    queryFn: ({ signal }) => call(contract['dashboard.monthlyApplications'], { query: {}, signal }),
    staleTime: 0,
    select: ({ months }) => months,
  })

export const actionsQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'actions'],
    queryFn: ({ signal }) => call(contract['dashboard.recommendations'], { query: {}, signal }),
    staleTime: 0,
    select: ({ items }) => items,
  })

export const saveTargets = (body: StageTargets) => call(contract['dashboard.setTargets'], { body })
