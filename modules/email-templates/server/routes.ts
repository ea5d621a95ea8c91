import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Actor, Api } from '#platform/http/api.ts'
import { countUses } from '#platform/limits/count-uses.ts'
import { emailTemplatesContract as calls } from '../contract.ts'
import {
  createTemplate,
  discardDraft,
  type Editing,
  publishDraft,
  removeTemplate,
  saveDraft,
  saveTemplate,
  switchTemplate,
} from './edit-template.ts'
import { previewTemplate, sendTest } from './preview.ts'
import { countUndelivered, listSentEmails, sendEmailsAgain } from './sent-emails.ts'
import { listTemplates, listVersions, readTemplate } from './templates.ts'
import { emailsOfBookings } from './to-booked.ts'
import { emailsOfOffers } from './to-offered.ts'
import { mailsToAdmins } from './to-admins.ts'
import { mailsToColleagues } from './to-colleagues.ts'
import { mailsToNotified } from './to-notified.ts'
import { mailsToRecruiters } from './to-recruiters.ts'
import { mailsToCandidates } from './to-candidates.ts'
import { mailsToInterviewees } from './to-interviewees.ts'

/** Tests of one person: their number is limited, because each one is an e-mail. */
const TESTS = { name: 'email-templates test', max: 10, seconds: 600 }

/** The organization in the path is the caller's. */
function requireOwn({ organizationId }: { readonly organizationId: string }, { orgId }: { readonly orgId: string }) {
  if (orgId !== organizationId) throw notFound()
}

interface Change {
  readonly tx: OrganizationTransaction
  readonly actor: Actor
  readonly params: { readonly orgId: string }
  readonly now: Date
}

function editingOf({ tx, actor, params, now }: Change): Editing {
  requireOwn(actor, params)
  return { tx, adminId: actor.adminId, now }
}

export function emailTemplatesRoutes(api: Api) {
  readingRoutes(api)
  editingRoutes(api)
}

function readingRoutes({ serve, services }: Api) {
  serve(calls['sentEmails.list'], async ({ org, actor, now, query }) => listSentEmails(org, actor, now, query))
  serve(calls['sentEmails.undelivered'], async ({ org, actor, now }) => countUndelivered(org, actor, now))
  serve(calls['templates.list'], async ({ org, now }) => ({ items: await listTemplates(org, now) }))
  serve(calls['templates.read'], async ({ org, params, now }) => {
    requireOwn(org, params)
    return readTemplate(org, params.templateId, now)
  })
  serve(calls['templates.versions'], async ({ org, params }) => {
    requireOwn(org, params)
    return { items: await listVersions(org, params.templateId) }
  })
  serve(calls['templates.preview'], async ({ tx, actor, params, body }) => {
    requireOwn(actor, params)
    return previewTemplate(services, tx, actor, params.templateId, body)
  })
  serve(calls['templates.test'], async ({ org, actor, params, body }) => {
    requireOwn(actor, params)
    await countUses(services.db, [{ ...TESTS, values: [actor.adminId] }])
    return { to: await org.write(tx => sendTest(services, tx, actor, params.templateId, body)) }
  })
}

function editingRoutes({ serve }: Api) {
  serve(calls['sentEmails.sendAgain'], async ({ tx, actor, now, body }) => ({
    sent: await sendEmailsAgain(tx, actor, now, body.ids),
  }))
  serve(calls['templates.save'], async call => saveTemplate(editingOf(call), call.params.templateId, call.body))
  serve(calls['templates.create'], async call => createTemplate(editingOf(call), call.body))
  serve(calls['templates.remove'], async call => {
    await removeTemplate(editingOf(call), call.params.templateId)
    return { ok: true as const }
  })
  serve(calls['templates.saveDraft'], async call => saveDraft(editingOf(call), call.params.templateId, call.body))
  serve(calls['templates.discardDraft'], async call => discardDraft(editingOf(call), call.params.templateId))
  serve(calls['templates.publish'], async call =>
    publishDraft(editingOf(call), call.params.templateId, call.body.revision),
  )
  serve(calls['templates.switch'], async call =>
    switchTemplate(editingOf(call), call.params.templateId, call.body.enabled),
  )
}

export { candidateEmails } from './candidate-emails.ts'

export const emailTemplatesSubscriptions: readonly Subscription[] = [
  ...mailsToAdmins,
  ...mailsToColleagues,
  ...mailsToNotified,
  ...mailsToRecruiters,
  ...mailsToCandidates,
  ...mailsToInterviewees,
  ...emailsOfBookings,
  ...emailsOfOffers,
]
