import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { CallInput } from '#platform/contract/client.ts'
import { accountsContract as contract } from '../contract.ts'

type Body<K extends keyof typeof contract> = NonNullable<CallInput<(typeof contract)[K]>['body']>

export const login = (body: Body<'accounts.login'>) => call(contract['accounts.login'], { body })
export const logout = () => call(contract['accounts.logout'], {})
export const registerAdmin = (body: Body<'accounts.registerAdmin'>) =>
  call(contract['accounts.registerAdmin'], { body })
export const forgotPassword = (body: Body<'accounts.forgotPassword'>) =>
  call(contract['accounts.forgotPassword'], { body })
export const resetPassword = (body: Body<'accounts.resetPassword'>) =>
  call(contract['accounts.resetPassword'], { body })
export const verifyEmail = (token: string) => call(contract['accounts.verifyEmail'], { body: { token } })
export const resendVerification = (organizationId: string) =>
  call(contract['accounts.verifyEmail'], { body: { organizationId } })
export const changePassword = (id: string, body: Body<'accounts.changePassword'>) =>
  call(contract['accounts.changePassword'], { params: { id }, body })
export const editAdmin = (id: string, body: Body<'accounts.edit'>) =>
  call(contract['accounts.edit'], { params: { id }, body })

export const adminQuery = (id: string) =>
  queryOptions({
    queryKey: ['accounts', 'admin', id],
    queryFn: ({ signal }) => call(contract['accounts.read'], { params: { id }, signal }),
  })

export const adminsQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'admins'],
    queryFn: ({ signal }) => call(contract['accounts.list'], { query: {}, signal }),
    select: ({ items }) => items,
  })

export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['accounts', 'verification', token],
    queryFn: ({ signal }) => call(contract['accounts.checkVerification'], { query: { token }, signal }),
  })

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'sessions'],
    queryFn: ({ signal }) => call(contract['sessions.list'], { signal }),
  })

export const endSession = (sessionId: string) => call(contract['sessions.end'], { params: { sessionId } })
export const endOtherSessions = () => call(contract['sessions.endOthers'], {})
