import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { messagesContract as contract } from '../contract.ts'

type Body<K extends keyof typeof contract> = NonNullable<CallInput<(typeof contract)[K]>['body']>

export const messagesQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'messages', applicationId],
    queryFn: ({ signal }) => call(contract['messages.list'], { params: { id: applicationId }, signal }),
    select: ({ items }) => items,
    staleTime: 0,
  })

export const previewMessage = (id: string, email: Body<'messages.preview'>['email'], signal?: AbortSignal) =>
  call(contract['messages.preview'], { params: { id }, body: { email }, signal })
export const sendMessage = (id: string, body: Body<'messages.send'>) =>
  call(contract['messages.send'], { params: { id }, body })
export const editMessage = (id: string, messageId: string, body: Body<'messages.edit'>) =>
  call(contract['messages.edit'], { params: { id, messageId }, body })
export const sendAgain = (id: string, messageId: string) =>
  call(contract['messages.sendAgain'], { params: { id, messageId } })
