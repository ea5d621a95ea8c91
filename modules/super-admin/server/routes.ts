import type { Api } from '#platform/http/api.ts'
import { superAdminContract as calls } from '../contract.ts'
import { exportAuditLog, listAuditLog } from './audit-log.ts'
import { officeRoutes } from './office-routes.ts'
import { addUnits, changePlan, moveTrialEnd, setStatus } from './change-organization.ts'
import { exportOrganizations, listOrganizations, readOrganizationDetails } from './organizations.ts'
import { chosenProvider, readInvoice, sendInvoice } from '#modules/billing/public.ts'
import { addPlan, changePlanTerms, listPlans, orderPlans, previewPlan, readPlanWithSubscribers } from './plans.ts'
import { confirmSignIn, startSetup } from './second-step.ts'
import { endSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

export function superAdminRoutes(api: Api) {
  signInRoutes(api)
  auditRoutes(api)
  planRoutes(api)
  officeRoutes(api)
  organizationRoutes(api)
}

function signInRoutes({ serve, services }: Api) {
  serve(calls['superAdmin.login'], ({ body, request, reply }) => signIn(services, body, request, reply))
  serve(calls['superAdmin.startSetup'], ({ body }) => startSetup(services, body.challenge))
  serve(calls['superAdmin.secondStep'], ({ body, request, reply }) => confirmSignIn(services, body, request, reply))
  serve(calls['superAdmin.logout'], async ({ tx, token, superAdmin }) => {
    await endSession(tx, token!, superAdmin)
    return { ok: true as const }
  })
  serve(calls['superAdmin.me'], async ({ superAdmin }) => superAdmin)
}

function auditRoutes({ serve, services }: Api) {
  serve(calls['superAdmin.auditLog'], ({ query }) => listAuditLog(services.db, query))
  serve(calls['superAdmin.exportAuditLog'], ({ query }) => exportAuditLog(services.db, query))
}

function planRoutes({ serve, services }: Api) {
  const { db } = services
  serve(calls['superAdmin.plans'], async () => ({ items: await db.unsafeAcrossOrganizations(listPlans) }))
  serve(calls['superAdmin.plan'], ({ params }) =>
    db.unsafeAcrossOrganizations(q => readPlanWithSubscribers(q, params.id)),
  )
  serve(calls['superAdmin.createPlan'], ({ tx, body }) => addPlan(tx, body))
  serve(calls['superAdmin.editPlan'], ({ tx, params, body, now }) => changePlanTerms(tx, params.id, body, now))
  serve(calls['superAdmin.previewPlan'], ({ params, body, now }) =>
    db.unsafeAcrossOrganizations(q => previewPlan(q, params.id, body, now)),
  )
  serve(calls['superAdmin.orderPlans'], async ({ tx, body }) => ({ items: await orderPlans(tx, body.ids) }))
}

function organizationRoutes({ serve, services }: Api) {
  const { db } = services
  serve(calls['superAdmin.organizations'], ({ query, now }) => listOrganizations(db, query, now))
  serve(calls['superAdmin.exportOrganizations'], ({ query, now }) => exportOrganizations(db, query, now))
  serve(calls['superAdmin.organization'], ({ params, now }) => readOrganizationDetails(db, params.id, now))
  serve(calls['superAdmin.invoice'], async ({ params, reply }) =>
    sendInvoice(
      reply,
      await readInvoice(db.forOrganization(params.id), chosenProvider(services), params.transactionId),
    ),
  )
  serve(calls['superAdmin.setStatus'], ({ tx, params, body, now }) => setStatus(tx, params.id, body, now))
  serve(calls['superAdmin.changePlan'], ({ tx, params, body, now }) => changePlan(tx, params.id, body, now))
  serve(calls['superAdmin.extendTrial'], ({ tx, params, body, now }) => moveTrialEnd(tx, params.id, body, now))
  serve(calls['superAdmin.addUnits'], ({ tx, params, body }) => addUnits(tx, params.id, body))
}
