import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { CallError, type CallInput } from '#platform/contract/client.ts'
import { organizationsContract as contract } from '../contract.ts'
import { settingsWords } from '../words/settings.ts'

type Body<K extends keyof typeof contract> = NonNullable<CallInput<(typeof contract)[K]>['body']>

export const registerOrganization = (body: Body<'organizations.register'>) =>
  call(contract['organizations.register'], { body })

/** Uploads on slow connections take longer: one minute, in ms. */
const UPLOAD_TIMEOUT_MS = 60_000

/** A failure to store settings has the server's own words, else only the status (specification, section 8). */
const orStatus = <T>(reply: Promise<T>): Promise<T> =>
  reply.catch((error: unknown) => {
    if (error instanceof CallError && error.status > 0 && typeof error.problem.detail !== 'string')
      throw new CallError(error.status, `HTTP ${error.status}`, error.problem)
    throw error
  })

const filesOf = (logo: File | null) => (logo ? [{ field: 'logo', file: logo, name: logo.name }] : [])

export const registerLook = (body: Body<'organizations.registerSettings'>, logo: File | null) =>
  orStatus(
    call(contract['organizations.registerSettings'], { body, files: filesOf(logo), timeoutMs: UPLOAD_TIMEOUT_MS }),
  )

/** Every failure to load the settings has the message of the specification (section 8). */
const settingsOf = <T>(reply: Promise<T>): Promise<T> =>
  reply.catch((error: unknown) => {
    if (error instanceof CallError) throw new CallError(error.status, settingsWords.notLoaded, error.problem)
    throw error
  })

export const organizationSettingsQuery = queryOptions({
  queryKey: ['organizations', 'settings'],
  queryFn: ({ signal }) => settingsOf(call(contract['organizations.readSettings'], { signal })),
})

export const organizationQuery = queryOptions({
  queryKey: ['organizations', 'own'],
  queryFn: ({ signal }) => call(contract['organizations.read'], { signal }),
})

export const editOrganization = (body: Body<'organizations.edit'>) => call(contract['organizations.edit'], { body })

export const editSettings = (body: Body<'organizations.editSettings'>, logo: File | null) =>
  orStatus(call(contract['organizations.editSettings'], { body, files: filesOf(logo), timeoutMs: UPLOAD_TIMEOUT_MS }))

export const noticesQuery = queryOptions({
  queryKey: ['organizations', 'privacy-notices'],
  queryFn: async ({ signal }) => (await call(contract['organizations.listNotices'], { signal })).items,
})

export const askReplyAddress = (email: string) => call(contract['organizations.askReplyAddress'], { body: { email } })
export const cancelReplyAddress = () => call(contract['organizations.cancelReplyAddress'], {})
export const removeReplyAddress = () => call(contract['organizations.removeReplyAddress'], {})

export const replyLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['organizations', 'reply-link', token],
    queryFn: ({ signal }) => call(contract['organizations.readReplyLink'], { params: { token }, signal }),
  })
export const confirmReplyAddress = (token: string) =>
  call(contract['organizations.confirmReplyAddress'], { params: { token } })

export const deleteOrganization = (name: string) => call(contract['organizations.delete'], { body: { name } })
export const keepOrganization = () => call(contract['organizations.keep'], {})

export const publicSettingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['organizations', 'public-settings', id],
    queryFn: ({ signal }) => settingsOf(call(contract['organizations.publicSettings'], { params: { id }, signal })),
  })
