import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { type PlatformAuditFilter, superAdminContract as contract } from '../contract.ts'

export const superAdminQuery = () =>
  queryOptions({
    queryKey: ['super-admin', 'me'],
    queryFn: ({ signal }) => call(contract['superAdmin.me'], { signal }),
  })

export const login = (body: { email: string; password: string }) => call(contract['superAdmin.login'], { body })
export const startSetup = (challenge: string) => call(contract['superAdmin.startSetup'], { body: { challenge } })
export const confirmSignIn = (body: { challenge: string } & ({ code: string } | { recovery_code: string })) =>
  call(contract['superAdmin.secondStep'], { body })
export const logout = () => call(contract['superAdmin.logout'], {})

export const auditLogQuery = (filter: PlatformAuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['super-admin', 'audit-log', filter],
    queryFn: ({ signal, pageParam }) =>
      call(contract['superAdmin.auditLog'], {
        query: { ...filter, limit: 50, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    staleTime: 0,
  })

export const exportAuditLog = (filter: PlatformAuditFilter) =>
  call(contract['superAdmin.exportAuditLog'], { query: filter, timeoutMs: 60_000 })
