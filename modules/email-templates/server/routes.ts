import { notFound } from '#platform/errors/problem-error.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Api } from '#platform/http/api.ts'
import { emailTemplatesContract as calls } from '../contract.ts'
import { listTemplates, readTemplate, saveTemplate } from './templates.ts'
import { emailsOfBookings } from './to-booked.ts'
import { emailsOfOffers } from './to-offered.ts'
import { mailsToAdmins } from './to-admins.ts'
import { mailsToColleagues } from './to-colleagues.ts'
import { mailsToNotified } from './to-notified.ts'
import { mailsToRecruiters } from './to-recruiters.ts'
import { mailsToCandidates } from './to-candidates.ts'
import { mailsToInterviewees } from './to-interviewees.ts'

export function emailTemplatesRoutes({ serve, services }: Api) {
  serve(calls['templates.list'], async ({ org }) => ({ items: await listTemplates(org) }))
  serve(calls['templates.read'], async ({ org, params }) => {
    if (params.orgId !== org.organizationId) throw notFound()
    return readTemplate(org, params.templateId)
  })
  serve(calls['templates.save'], async ({ org, params, body }) => {
    if (params.orgId !== org.organizationId) throw notFound()
    return saveTemplate(org, params.templateId, body, services.clock.now())
  })
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
