import '../office-events.ts'
import type { Api } from '#platform/http/api.ts'
import { billingListCalls } from '../contract/billing-lists.ts'
import { overviewCalls } from '../contract/overview.ts'
import { peopleCalls } from '../contract/people.ts'
import { platformCalls } from '../contract/platform.ts'
import { exportPayments, exportSubscriptions, listPayments, listSubscriptions } from './billing-lists.ts'
import { listFailedTasks, runTaskAgain } from './failed-tasks.ts'
import { readOverview } from './overview.ts'
import {
  acceptInvitation,
  inviteSuperAdmin,
  listPeople,
  readInvitation,
  removeSuperAdmin,
  withdrawInvitation,
} from './people.ts'
import {
  editPlatformSettings,
  inviteOrganization,
  readPlatformSettings,
  setAnnouncement,
  withdrawOrganization,
} from './platform-settings.ts'
import { rememberSuperAdmin } from './sessions.ts'

const calls = { ...overviewCalls, ...billingListCalls, ...peopleCalls, ...platformCalls }

/** The overview, the lists of what is paid, and the settings. */
export function officeRoutes(api: Api) {
  readingRoutes(api)
  peopleRoutes(api)
  settingsRoutes(api)
}

function readingRoutes({ serve, services }: Api) {
  const { db } = services
  serve(calls['superAdmin.overview'], ({ now }) => readOverview(services, now))
  serve(calls['superAdmin.subscriptions'], ({ query, now }) => listSubscriptions(db, query, now))
  serve(calls['superAdmin.exportSubscriptions'], ({ query, now }) => exportSubscriptions(db, query, now))
  serve(calls['superAdmin.transactions'], ({ query }) => listPayments(db, query))
  serve(calls['superAdmin.exportTransactions'], ({ query }) => exportPayments(db, query))
}

function peopleRoutes({ serve, services }: Api) {
  const { db } = services
  serve(calls['superAdmin.people'], ({ superAdmin, now }) =>
    db.unsafeAcrossOrganizations(q => listPeople(q, superAdmin, now)),
  )
  serve(calls['superAdmin.invite'], async ({ tx, superAdmin, body, now }) => {
    await inviteSuperAdmin(services, tx, superAdmin, body, now)
    return listPeople(tx.q, superAdmin, now)
  })
  serve(calls['superAdmin.withdrawInvitation'], async ({ tx, superAdmin, params, now }) => {
    await withdrawInvitation(tx, params.id)
    return listPeople(tx.q, superAdmin, now)
  })
  serve(calls['superAdmin.remove'], async ({ tx, superAdmin, params, now }) => {
    await removeSuperAdmin(tx, superAdmin, params.id, now)
    return listPeople(tx.q, superAdmin, now)
  })
  serve(calls['superAdmin.readInvitation'], ({ params, now }) => readInvitation(services, params.token, now))
  serve(calls['superAdmin.acceptInvitation'], async ({ params, body, address, now, reply }) => {
    rememberSuperAdmin(
      services,
      reply,
      await acceptInvitation(services, params.token, { ...body, address }, now),
      false,
    )
    return { ok: true as const }
  })
}

function settingsRoutes({ serve, services }: Api) {
  const { db } = services
  serve(calls['superAdmin.readSettings'], () => db.unsafeAcrossOrganizations(readPlatformSettings))
  serve(calls['superAdmin.editSettings'], ({ tx, body }) => editPlatformSettings(tx, body))
  serve(calls['superAdmin.announce'], ({ tx, body, now }) => setAnnouncement(tx, body.text, now))
  serve(calls['superAdmin.endAnnouncement'], ({ tx, now }) => setAnnouncement(tx, null, now))
  serve(calls['superAdmin.inviteOrganization'], ({ tx, superAdmin, body, now }) =>
    inviteOrganization(services, tx, superAdmin, body.email, now),
  )
  serve(calls['superAdmin.withdrawOrganization'], ({ tx, params }) => withdrawOrganization(tx, params.id))
  serve(calls['superAdmin.failedTasks'], () => listFailedTasks(db))
  serve(calls['superAdmin.runTaskAgain'], ({ tx, params }) => runTaskAgain(tx, params.id))
}
