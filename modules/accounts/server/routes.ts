import { hashToken } from '#platform/auth/secrets.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Api } from '#platform/http/api.ts'
import { accountsContract as calls } from '../contract.ts'
import { editAdmin } from './edit-admin.ts'
import { changePassword, forgotPassword, resetPassword } from './passwords.ts'
import { rememberDevice } from './known-devices.ts'
import { presentAdmin } from './present.ts'
import { adminById, adminsOf, deleteSession } from './queries.ts'
import { registerAdmin } from './register-admin.ts'
import { endOneSession, endOtherSessions, listSessions } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { inUniformTime } from './uniform-time.ts'
import { checkVerification, resendVerification, verifyEmail } from './verify-email.ts'

const done = { ok: true as const }

export function accountsRoutes({ serve, services }: Api) {
  serve(calls['accounts.registerAdmin'], ({ body }) => registerAdmin(services, body))
  serve(calls['accounts.checkVerification'], ({ query }) => checkVerification(services, query.token))
  serve(calls['accounts.verifyEmail'], ({ body }) =>
    'token' in body
      ? verifyEmail(services, body.token)
      : inUniformTime(resendVerification(services, body.organizationId)),
  )
  serve(calls['accounts.login'], ({ body, request, reply }) => signIn(services, body, request, reply))
  serve(calls['accounts.logout'], async ({ token }) => {
    await deleteSession(services.db, hashToken(token!))
    return done
  })
  serve(calls['accounts.forgotPassword'], async ({ body }) => {
    await inUniformTime(forgotPassword(services, body.email))
    return done
  })
  serve(calls['accounts.resetPassword'], async ({ body, reply }) => {
    rememberDevice(services, reply, await resetPassword(services, body.token, body.password), { signedIn: false })
    return done
  })
  serve(calls['accounts.changePassword'], async ({ actor, params, body, token, reply }) => {
    rememberDevice(services, reply, await changePassword(services, actor, params.id, body, token))
    return done
  })
  serve(calls['sessions.list'], async ({ org, actor, token, now }) => ({
    items: await listSessions(org, actor.adminId, token!, now),
  }))
  serve(calls['sessions.end'], async ({ tx, actor, params }) => {
    await endOneSession(tx, actor.adminId, params.sessionId)
    return done
  })
  serve(calls['sessions.endOthers'], async ({ tx, actor, token }) => ({
    ended: await endOtherSessions(tx, actor.adminId, token!),
  }))
  serve(calls['accounts.list'], async ({ org, actor, query }) => {
    if (query.organization_id && query.organization_id !== org.organizationId) throw notFound()
    const [admins] = await org.read(q => [adminsOf(q, org.organizationId)])
    return { items: admins.map(one => presentAdmin(one, actor)) }
  })
  serve(calls['accounts.read'], async ({ org, actor, params }) => {
    const [[admin]] = await org.read(q => [adminById(q, org.organizationId, params.id)])
    if (!admin) throw notFound()
    return presentAdmin(admin, actor)
  })
  serve(calls['accounts.edit'], async ({ tx, actor, params, body }) =>
    presentAdmin(await editAdmin(tx, actor, params.id, body), actor),
  )
}
