import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { customAiContract as contract } from '../contract.ts'

type BodyOf<K extends keyof typeof contract> = NonNullable<CallInput<(typeof contract)[K]>['body']>
export type FieldInput = BodyOf<'customAi.create'>
export type AskedInput = BodyOf<'customAi.check'>

const LIVE = { staleTime: 0 }

export const fieldsQuery = () =>
  queryOptions({
    queryKey: ['custom-ai', 'list'],
    queryFn: ({ signal }) => call(contract['customAi.list'], { query: {}, signal }),
    ...LIVE,
  })

export const checkQuery = (asked: AskedInput | null) =>
  queryOptions({
    queryKey: ['custom-ai', 'check', asked],
    queryFn: ({ signal }) => call(contract['customAi.check'], { body: asked!, signal }),
    enabled: asked !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const applicationsToTryQuery = (jobId: string | undefined, search: string) =>
  queryOptions({
    queryKey: ['custom-ai', 'applications', jobId ?? '', search],
    queryFn: ({ signal }) =>
      call(contract['customAi.candidates'], { query: { job_id: jobId, search: search || undefined }, signal }),
    select: ({ items }) => items,
  })

const POLL_MS = 1000

/** The newest run, followed while it is running. */
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: ['custom-ai', 'run', id],
    queryFn: ({ signal }) => call(contract['customAi.runs'], { params: { id }, signal }),
    refetchInterval: query => (query.state.data?.run?.state === 'running' ? POLL_MS : false),
    ...LIVE,
  })

export const usageQuery = (id: string) =>
  queryOptions({
    queryKey: ['custom-ai', 'usage', id],
    queryFn: ({ signal }) => call(contract['customAi.usage'], { params: { id }, signal }),
    ...LIVE,
  })

export const answersQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['custom-ai', 'answers', applicationId],
    queryFn: ({ signal }) => call(contract['customAi.answers'], { params: { applicationId }, signal }),
    ...LIVE,
  })

export const createField = (body: FieldInput) => call(contract['customAi.create'], { body })
export const saveField = (id: string, body: BodyOf<'customAi.save'>) =>
  call(contract['customAi.save'], { params: { id }, body })
export const removeField = (id: string) => call(contract['customAi.remove'], { params: { id } })
export const tryQuestion = (body: BodyOf<'customAi.try'>) =>
  call(contract['customAi.try'], { body, timeoutMs: 120_000 })
export const startRun = (id: string, body: BodyOf<'customAi.run'>) =>
  call(contract['customAi.run'], { params: { id }, body })
export const cancelRun = (id: string, runId: string) => call(contract['customAi.cancel'], { params: { id, runId } })

export const rateAnswer = (applicationId: string, answerId: string, agrees: boolean | null) =>
  call(contract['customAi.rate'], { params: { applicationId, answerId }, body: { agrees } })

/** Answers are columns and filters, too. */
export const refreshCustomAi = (client: QueryClient) =>
  Promise.all(['custom-ai', 'applications'].map(key => client.invalidateQueries({ queryKey: [key] })))
