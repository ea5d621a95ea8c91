import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { interviewFlowsContract as contract } from '../../contract.ts'
import { flowLibraryContract } from '../../contract/library.ts'
import { flowVersionsContract as versions } from '../../contract/versions.ts'
import type { FlowContent } from '../../edits.ts'
import type { LibraryFilter } from '../../policy.ts'

export const flowQuery = (id: string) =>
  queryOptions({
    queryKey: ['interview-flows', 'flow', id],
    queryFn: ({ signal }) => call(contract['flows.read'], { params: { id }, signal }),
  })

export const flowVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['interview-flows', 'versions', id],
    queryFn: ({ signal }) => call(versions['flows.versions'], { params: { id }, signal }),
  })

export const libraryQuery = (filter: LibraryFilter) =>
  queryOptions({
    queryKey: ['interview-flows', 'library', filter],
    queryFn: ({ signal }) => call(flowLibraryContract['flows.library'], { query: filter, signal }),
    staleTime: Infinity,
  })

export const refreshFlows = (client: QueryClient) => client.invalidateQueries({ queryKey: ['interview-flows'] })

const bodyOf = ({ name, description, rounds }: FlowContent) => ({
  name,
  description,
  rounds: rounds.map(round => ({ ...round, questions: [...round.questions] })),
})

/** @param based what was opened; null for a new flow */
export const saveFlow = (based: { id: string; version: number } | null, flow: FlowContent) =>
  based
    ? call(contract['flows.save'], {
        params: { id: based.id },
        body: { ...bodyOf(flow), based_on: based.version },
      })
    : call(contract['flows.create'], { body: bodyOf(flow) })

export const removeFlow = (id: string) => call(contract['flows.remove'], { params: { id } })
export const duplicateFlow = (id: string) => call(versions['flows.duplicate'], { params: { id } })
export const exportFlow = (id: string) => call(versions['flows.export'], { params: { id } })
export const restoreFlow = (id: string, version: number, based_on: number) =>
  call(versions['flows.restore'], { params: { id, version }, body: { based_on } })
export const draftFlow = (job_id: string) => call(versions['flows.draft'], { body: { job_id } })
/** @param content what a file contains; the server checks it */
export const importFlow = (content: unknown) => call(versions['flows.import'], { body: content as never })
