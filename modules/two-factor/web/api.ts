import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { twoFactorContract as contract } from '../contract.ts'

export const twoFactorQuery = () =>
  queryOptions({
    queryKey: ['two-factor'],
    queryFn: ({ signal }) => call(contract['twoFactor.read'], { signal }),
  })

export const refreshTwoFactor = (client: QueryClient) => client.invalidateQueries(twoFactorQuery())

export const startSetup = (password: string) => call(contract['twoFactor.start'], { body: { password } })
export const confirmSetup = (code: string) => call(contract['twoFactor.confirm'], { body: { code } })
export const renewCodes = (password: string) => call(contract['twoFactor.renewCodes'], { body: { password } })
export const removeMethod = (password: string) => call(contract['twoFactor.remove'], { body: { password } })
export const signInWithCode = (body: { challenge: string } & ({ code: string } | { recovery_code: string })) =>
  call(contract['twoFactor.signIn'], { body })
