import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import { interviewFlowsContract as contract } from '../contract.ts'

export type Flow = ReplyOf<(typeof contract)['flows.read']>

export const flowsQuery = () =>
  queryOptions({
    queryKey: ['interview-flows', 'list'],
    queryFn: ({ signal }) => call(contract['flows.list'], { signal }),
  })

export const interviewSettingsQuery = () =>
  queryOptions({
    queryKey: ['interview-flows', 'settings'],
    queryFn: ({ signal }) => call(contract['interviewSettings.list'], { signal }),
  })

type SettingsBody = NonNullable<CallInput<(typeof contract)['interviewSettings.create']>['body']>

/** @param saved the settings that were opened; null for new ones */
export const saveSettings = (saved: { id: string; updated_at: string } | null, body: SettingsBody) =>
  saved
    ? call(contract['interviewSettings.save'], {
        params: { id: saved.id },
        body: { ...body, based_on: saved.updated_at },
      })
    : call(contract['interviewSettings.create'], { body })

export const removeSettings = (id: string) => call(contract['interviewSettings.remove'], { params: { id } })

export const voicesQuery = () =>
  queryOptions({
    queryKey: ['interview-flows', 'voices'],
    queryFn: ({ signal }) => call(contract['voices.list'], { signal }),
  })

export const testVoice = (body: { voice_id: string; text: string }): Promise<Blob> =>
  call(contract['voices.test'], { body })
