import type { Api } from '#platform/http/api.ts'
import { twoFactorContract as calls } from '../contract.ts'
import { confirmSetup, readMethod, removeMethod, renewCodes, startSetup } from './manage-method.ts'
import { signInWithCode } from './sign-in-with-code.ts'

export function twoFactorRoutes({ serve, services }: Api) {
  serve(calls['twoFactor.read'], ({ org, actor }) => readMethod(org, actor.adminId))
  serve(calls['twoFactor.start'], ({ org, actor, body, now }) => startSetup(org, actor.adminId, body.password, now))
  serve(calls['twoFactor.confirm'], async ({ tx, actor, body, now }) => ({
    recovery_codes: await confirmSetup(tx, actor.adminId, body.code, now),
  }))
  serve(calls['twoFactor.renewCodes'], async ({ org, actor, body }) => ({
    recovery_codes: await renewCodes(org, actor.adminId, body.password),
  }))
  serve(calls['twoFactor.remove'], async ({ org, actor, body }) => {
    await removeMethod(org, actor.adminId, body.password)
    return { ok: true as const }
  })
  serve(calls['twoFactor.signIn'], ({ body, request, reply }) => signInWithCode(services, body, request, reply))
}
