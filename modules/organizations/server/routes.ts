import type { Api } from '#platform/http/api.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { organizationsContract as calls } from '../contract.ts'
import { cancelDeletion, requestDeletion } from './delete-organization.ts'
import { editOrganization, editSettings } from './edit-organization.ts'
import { readLogo } from './logo.ts'
import { listNotices } from './privacy-notices.ts'
import { presentOrganization, presentPublicSettings, presentSettings } from './present.ts'
import {
  askReplyAddress,
  cancelReplyAddress,
  confirmReplyAddress,
  isUndelivered,
  readReplyLink,
  removeReplyAddress,
} from './reply-address.ts'
import { organizationById, settingsById, wasSignedInTo } from './queries.ts'
import { registerOrganization } from './register-organization.ts'
import { organizationProblems } from '../words/problems.ts'

async function both(org: OrganizationDb) {
  const [[organization], [settings]] = await org.read(q => [
    organizationById(q, org.organizationId),
    settingsById(q, org.organizationId),
  ])
  if (!organization || !settings) throw notFound()
  return { organization, settings }
}

/** The settings as they are in a transaction. */
const settingsIn = async ({ q, organizationId }: OrganizationTransaction) => ({
  settings: presentSettings(
    await organizationById(q, organizationId).executeTakeFirstOrThrow(),
    await settingsById(q, organizationId).executeTakeFirstOrThrow(),
  ),
})

export function organizationsRoutes({ serve, services }: Api) {
  serve(calls['organizations.register'], ({ body }) => registerOrganization(services, body))

  serve(calls['organizations.read'], async ({ org }) => presentOrganization((await both(org)).organization))

  serve(calls['organizations.edit'], async ({ tx, actor, body, now }) =>
    presentOrganization(await editOrganization(tx, body, actor.adminId, now)),
  )

  serve(calls['organizations.delete'], async ({ tx, actor, body, now }) =>
    presentOrganization(await requestDeletion(tx, actor.adminId, body.name, now)),
  )

  serve(calls['organizations.keep'], async ({ tx, actor, now }) =>
    presentOrganization(await cancelDeletion(tx, actor.adminId, now)),
  )

  serve(calls['organizations.readSettings'], async ({ org }) => {
    const { organization, settings } = await both(org)
    return { settings: presentSettings(organization, settings, await isUndelivered(org, settings)) }
  })

  serve(calls['organizations.editSettings'], async ({ org, actor, body, files, now }) => {
    await editSettings(services, org, body, files, actor.adminId, now)
    const { organization, settings } = await both(org)
    return { settings: presentSettings(organization, settings) }
  })

  serve(calls['organizations.listNotices'], async ({ org }) => ({ items: await listNotices(org) }))

  serve(calls['organizations.askReplyAddress'], async ({ tx, actor, body, now }) => {
    await askReplyAddress(tx, actor, body.email, now)
    return settingsIn(tx)
  })

  serve(calls['organizations.cancelReplyAddress'], async ({ tx, actor }) => {
    await cancelReplyAddress(tx, actor)
    return settingsIn(tx)
  })

  serve(calls['organizations.removeReplyAddress'], async ({ tx, actor }) => {
    await removeReplyAddress(tx, actor)
    return settingsIn(tx)
  })

  serve(calls['organizations.readReplyLink'], ({ org, link }) => readReplyLink(org, link))

  serve(calls['organizations.confirmReplyAddress'], ({ tx, link, now }) => confirmReplyAddress(tx, link, now))

  serve(calls['organizations.registerSettings'], async ({ body: { organization_id, ...look }, files, now }) => {
    const org = services.db.forOrganization(organization_id)
    await both(org)
    // During registration there is no session yet. After the first login one is required.
    if (await wasSignedInTo(services.db, organization_id))
      throw conflict('already_signed_in', organizationProblems.signedInBefore)
    await editSettings(services, org, look, files, null, now)
    const { organization, settings } = await both(org)
    return { settings: presentPublicSettings(organization, settings) }
  })

  serve(calls['organizations.publicSettings'], async ({ params }) => {
    const { organization, settings } = await both(services.db.forOrganization(params.id))
    if (organization.status !== 'active') throw notFound()
    return { settings: presentPublicSettings(organization, settings) }
  })

  serve(calls['organizations.logo'], async ({ params, reply }) => {
    const bytes = await readLogo(services.files, params.id, params.version)
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes)
  })
}
