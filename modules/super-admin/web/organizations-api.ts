import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { type OrganizationFilter, superAdminContract as contract } from '../contract.ts'

const PAGE = 25

export const organizationsQuery = (filter: OrganizationFilter) =>
  infiniteQueryOptions({
    queryKey: ['super-admin', 'organizations', filter],
    queryFn: ({ signal, pageParam }) =>
      call(contract['superAdmin.organizations'], {
        query: { ...filter, limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    placeholderData: before => before,
    staleTime: 0,
  })

export const exportOrganizations = (filter: OrganizationFilter) =>
  call(contract['superAdmin.exportOrganizations'], { query: filter, timeoutMs: 60_000 })

export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: ['super-admin', 'organization', id],
    queryFn: ({ signal }) => call(contract['superAdmin.organization'], { params: { id }, signal }),
    staleTime: 0,
  })

/** After a change: the page and the lists are read again. */
export const refreshOrganization = (client: QueryClient, id: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['super-admin', 'organization', id] }),
    client.invalidateQueries({ queryKey: ['super-admin', 'organizations'] }),
    client.invalidateQueries({ queryKey: ['super-admin', 'plans'] }),
    client.invalidateQueries({ queryKey: ['super-admin', 'audit-log'] }),
  ])

/** The invoice of a payment as a PDF. */
export const downloadInvoice = (id: string, transactionId: string) =>
  call(contract['superAdmin.invoice'], { params: { id, transactionId }, timeoutMs: 60_000 })

type BodyGiven<K extends keyof typeof contract> = NonNullable<CallInput<(typeof contract)[K]>['body']>

export const setStatus = (id: string, body: BodyGiven<'superAdmin.setStatus'>) =>
  call(contract['superAdmin.setStatus'], { params: { id }, body })
export const changePlan = (id: string, body: BodyGiven<'superAdmin.changePlan'>) =>
  call(contract['superAdmin.changePlan'], { params: { id }, body })
export const extendTrial = (id: string, body: BodyGiven<'superAdmin.extendTrial'>) =>
  call(contract['superAdmin.extendTrial'], { params: { id }, body })
export const addUnits = (id: string, body: BodyGiven<'superAdmin.addUnits'>) =>
  call(contract['superAdmin.addUnits'], { params: { id }, body })
