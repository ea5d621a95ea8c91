import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { type AuditFilter, auditContract as contract } from '../contract.ts'

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ signal, pageParam }) =>
      call(contract['audit.list'], {
        query: { ...filter, limit: 50, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: page => page.next_cursor,
    staleTime: 0,
  })

export const exportAudit = (filter: AuditFilter) => call(contract['audit.export'], { query: filter, timeoutMs: 60_000 })
