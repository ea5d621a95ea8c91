import type { Api } from '#platform/http/api.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import { readPlanState } from '#modules/billing/public.ts'
import { adminById } from '#modules/accounts/public.ts'
import { jobTitles } from '#modules/jobs/public.ts'
import { teamContract as calls } from '../contract.ts'
import { changeAddress, inviteAdmin, inviteAgain, revokeInvitation } from './invite-admin.ts'
import { invitationList } from './invitations.read-model.ts'
import { checkInvitation, joinOrganization } from './join-organization.ts'
import { openWorkQueries, presentOpenWork } from './open-work.ts'
import { presentInvitation } from './present.ts'
import { removeAdmin } from './remove-admin.ts'

const done = { ok: true as const }

export function teamRoutes({ serve, services }: Api) {
  serve(calls['team.invite'], ({ tx, actor, body, now }) => inviteAdmin(tx, actor, body, now))
  serve(calls['team.invitations'], async ({ org, now }) => {
    const [invitations] = await org.read(q => [invitationList(q, org.organizationId)])
    const ids = [...new Set(invitations.flatMap(({ job_ids }) => job_ids))]
    const [jobs] = await org.read(q => [jobTitles(q, org.organizationId, ids)])
    const { used, limits } = await readPlanState(org, now)
    return {
      items: invitations.map(row =>
        presentInvitation(
          row,
          row.inviter,
          jobs,
          row.mail_state === null ? undefined : { state: row.mail_state, failure: row.mail_failure },
        ),
      ),
      seats: { used: used.admin, limit: limits.admin },
    }
  })
  serve(calls['team.inviteAgain'], ({ tx, actor, params, now }) => inviteAgain(tx, actor, params.id, now))
  serve(calls['team.changeAddress'], ({ tx, actor, params, body, now }) =>
    changeAddress(tx, actor, params.id, body.email, now),
  )
  serve(calls['team.revoke'], async ({ tx, actor, params }) => {
    await revokeInvitation(tx, actor, params.id)
    return done
  })
  serve(calls['team.checkInvitation'], ({ query }) => checkInvitation(services, query.token))
  serve(calls['team.join'], ({ body }) => joinOrganization(services, body))
  serve(calls['team.openWork'], async ({ org, params, now }) => {
    const id = org.organizationId
    const [[admin], ...work] = await org.read(q => [
      adminById(q, id, params.id),
      ...openWorkQueries(q, id, params.id, now),
    ])
    if (!admin || admin.removed_at) throw notFound()
    return presentOpenWork(...work)
  })
  serve(calls['team.remove'], async ({ tx, actor, params, query, now }) => {
    await removeAdmin(tx, actor, { id: params.id, successorId: query.hand_over_to ?? null }, now)
    return done
  })
}
