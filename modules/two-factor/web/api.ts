import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import type { NewCredential, SignedCredential } from '../contract.ts'
import { twoFactorContract as contract } from '../contract.ts'

export const twoFactorQuery = () =>
  queryOptions({
    queryKey: ['two-factor'],
    queryFn: async ({ signal }) => {
      const [own, passkeys] = await Promise.all([
        call(contract['twoFactor.read'], { signal }),
        call(contract['passkeys.list'], { signal }),
      ])
      return { ...own, passkeys }
    },
  })

export const refreshTwoFactor = (client: QueryClient) => client.invalidateQueries(twoFactorQuery())

export const startSetup = (password: string) => call(contract['twoFactor.start'], { body: { password } })
export const confirmSetup = (code: string) => call(contract['twoFactor.confirm'], { body: { code } })
export const renewCodes = (password: string) => call(contract['twoFactor.renewCodes'], { body: { password } })
export const removeMethod = (password: string) => call(contract['twoFactor.remove'], { body: { password } })
export const signInWithCode = (body: { challenge: string } & ({ code: string } | { recovery_code: string })) =>
  call(contract['twoFactor.signIn'], { body })

export const startPasskey = (password: string) => call(contract['passkeys.start'], { body: { password } })
export const addPasskey = (name: string, credential: NewCredential) =>
  call(contract['passkeys.add'], { body: { name, credential } })
export const renamePasskey = (passkeyId: string, name: string) =>
  call(contract['passkeys.rename'], { params: { passkeyId }, body: { name } })
export const removePasskey = (passkeyId: string, password: string) =>
  call(contract['passkeys.remove'], { params: { passkeyId }, body: { password } })
export const askForPasskey = (challenge: string | undefined) => call(contract['passkeys.ask'], { body: { challenge } })
export const signInWithPasskey = (credential: SignedCredential, challenge: string | undefined) =>
  call(contract['passkeys.signIn'], { body: { credential, challenge } })
