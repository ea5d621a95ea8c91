import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { organizationsContract as contract } from '../contract.ts'

type Body<K extends keyof typeof contract> = NonNullable<CallInput<(typeof contract)[K]>['body']>

export const registerOrganization = (body: Body<'organizations.register'>) =>
  call(contract['organizations.register'], { body })

/** Pictures travel on slow lines: a minute, in ms. */
const UPLOAD_TIMEOUT_MS = 60_000

export const registerLook = (body: Body<'organizations.registerSettings'>, logo: File | null) =>
  call(contract['organizations.registerSettings'], {
    body,
    files: logo ? [{ field: 'logo', file: logo, name: logo.name }] : [],
    timeoutMs: UPLOAD_TIMEOUT_MS,
  })

export const organizationSettingsQuery = queryOptions({
  queryKey: ['organizations', 'settings'],
  queryFn: ({ signal }) => call(contract['organizations.readSettings'], { signal }),
})

export const publicSettingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['organizations', 'public-settings', id],
    queryFn: ({ signal }) => call(contract['organizations.publicSettings'], { params: { id }, signal }),
  })
