import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { applicationsContract } from '#modules/applications/contract.ts'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { emailTemplatesContract as contract, type SentFilter, type Template } from '../contract.ts'

type BodyOf<K extends keyof typeof contract> = NonNullable<CallInput<(typeof contract)[K]>['body']>
export type Shown = BodyOf<'templates.preview'>

/** A template of an organization. */
export interface Place {
  readonly orgId: string
  readonly templateId: string
}

const KEY = ['email-templates']

export const templatesQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => call(contract['templates.list'], { signal }),
    select: ({ items }) => items,
    staleTime: 0,
  })

/** Always fetched anew, because others edit it, too. */
export const templateQuery = (params: Place) =>
  queryOptions({
    queryKey: [...KEY, 'one', params.templateId],
    queryFn: ({ signal }) => call(contract['templates.read'], { params, signal }),
    gcTime: 0,
  })

export const versionsQuery = (params: Place) =>
  queryOptions({
    queryKey: [...KEY, 'versions', params.templateId],
    queryFn: ({ signal }) => call(contract['templates.versions'], { params, signal }),
    select: ({ items }) => items,
    staleTime: 0,
  })

export const previewQuery = (params: Place, body: Shown) =>
  queryOptions({
    queryKey: [...KEY, 'preview', params.templateId, body],
    queryFn: ({ signal }) => call(contract['templates.preview'], { params, body, signal }),
    gcTime: 0,
    retry: false,
    placeholderData: before => before,
  })

/** The newest applications, whose values a preview can show. */
export const previewPeopleQuery = () =>
  queryOptions({
    queryKey: ['applications', 'for-previews'],
    queryFn: ({ signal }) => call(applicationsContract['applications.list'], { query: { limit: 50 }, signal }),
  })

export const switchTemplate = (params: Place, enabled: boolean) =>
  call(contract['templates.switch'], { params, body: { enabled } })
export const createTemplate = (orgId: string, body: BodyOf<'templates.create'>) =>
  call(contract['templates.create'], { params: { orgId }, body })
export const removeTemplate = (params: Place) => call(contract['templates.remove'], { params })
export const saveDraft = (params: Place, body: BodyOf<'templates.saveDraft'>) =>
  call(contract['templates.saveDraft'], { params, body })
export const discardDraft = (params: Place) => call(contract['templates.discardDraft'], { params })
export const publishDraft = (params: Place, revision: number) =>
  call(contract['templates.publish'], { params, body: { revision } })
export const sendTest = (params: Place, body: Shown) => call(contract['templates.test'], { params, body })

/** Shows a changed template in the list before the list is fetched again. */
export function putIntoList(client: QueryClient, changed: Template): void {
  client.setQueryData(
    templatesQuery().queryKey,
    list => list && { items: list.items.map(one => (one.id === changed.id ? changed : one)) },
  )
}

export const refreshTemplates = (client: QueryClient) => client.invalidateQueries({ queryKey: [...KEY, 'list'] })

const SENT_KEY = [...KEY, 'sent']

export const sentEmailsQuery = (filter: SentFilter) =>
  infiniteQueryOptions({
    queryKey: [...SENT_KEY, filter],
    queryFn: ({ signal, pageParam }) =>
      call(contract['sentEmails.list'], { query: { ...filter, limit: 50, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
  })

export const undeliveredQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'undelivered'],
    queryFn: ({ signal }) => call(contract['sentEmails.undelivered'], { signal }),
    staleTime: 0,
  })

export const sendAgain = (ids: readonly string[]) => call(contract['sentEmails.sendAgain'], { body: { ids: [...ids] } })

/** After e-mails were sent again: the list, the figures and the banner. */
export const refreshEmails = (client: QueryClient) => client.invalidateQueries({ queryKey: KEY })
