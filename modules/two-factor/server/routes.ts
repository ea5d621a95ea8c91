import type { Api } from '#platform/http/api.ts'
import { twoFactorContract as calls } from '../contract.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import { askForPasskey } from './ask-for-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { confirmSetup, readMethod, removeMethod, renewCodes, startSetup } from './manage-method.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { signInWithCode } from './sign-in-with-code.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

const done = { ok: true as const }

export function twoFactorRoutes({ serve, services }: Api) {
  serve(calls['twoFactor.read'], ({ org, actor }) => readMethod(org, actor.adminId))
  serve(calls['twoFactor.start'], ({ org, actor, body, now }) => startSetup(org, actor.adminId, body.password, now))
  serve(calls['twoFactor.confirm'], async ({ tx, actor, body, now }) => ({
    recovery_codes: await confirmSetup(tx, actor.adminId, body.code, now),
  }))
  serve(calls['twoFactor.renewCodes'], async ({ org, actor, body }) => ({
    recovery_codes: await renewCodes(org, actor.adminId, body.password),
  }))
  serve(calls['twoFactor.remove'], async ({ org, actor, body, now }) => {
    await removeMethod(org, actor.adminId, body.password, now)
    return done
  })
  serve(calls['twoFactor.signIn'], ({ body, request, reply }) => signInWithCode(services, body, request, reply))

  serve(calls['passkeys.list'], ({ org, actor }) => listPasskeys(services, org, actor.adminId))
  serve(calls['passkeys.start'], ({ org, actor, body }) => startPasskey(services, org, actor.adminId, body.password))
  serve(calls['passkeys.add'], ({ org, actor, body }) => addPasskey(services, org, actor.adminId, body))
  serve(calls['passkeys.rename'], ({ org, actor, params, body }) =>
    renamePasskey(org, { adminId: actor.adminId, id: params.passkeyId, name: body.name }),
  )
  serve(calls['passkeys.remove'], async ({ org, actor, params, body, now }) => {
    await removePasskey(org, { adminId: actor.adminId, id: params.passkeyId, password: body.password }, now)
    return done
  })
  serve(calls['passkeys.ask'], ({ body }) => askForPasskey(services, body.challenge))
  serve(calls['passkeys.signIn'], ({ body, request, reply }) => signInWithPasskey(services, body, request, reply))
}
