import { applicationById, blindFor, requireApplication } from '#modules/applications/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { readOrganization, readOrganizationIn } from '#modules/organizations/public.ts'
import type { ReplyGiven } from '#platform/contract/endpoint.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { Actor } from '#platform/http/api.ts'
import { civilDate } from '#platform/locale/dates.ts'
import type { Services } from '#platform/services.ts'
import { type Offer, OFFER_DAYS, type offersContract } from '../contract.ts'
import { isOpenOffer } from '../policy.ts'
import { daysLater } from './end-of-day.ts'
import { decidersOf, namesOnOffers } from './people.read-model.ts'
import { presentOffer } from './present.ts'
import { approvalsOf, filesOf, type OfferRow, offersOf, versionsOf } from './queries.ts'
import { presentFile } from './serve-file.ts'

type List = ReplyGiven<(typeof offersContract)['offers.list']>

/** An application's offers as a person of the organization sees them. */
export async function listOffers(
  services: Services,
  org: OrganizationDb,
  applicationId: string,
  actor: Actor,
  now: Date,
): Promise<List> {
  const application = await requireApplication(org, applicationId)
  const facts = await readOrganization(org)
  const id = org.organizationId
  const hidden = (await blindFor(org, actor.adminId, [applicationId])).size > 0
  const [rows, versions, approvals, files, names, deciders, [job]] = await org.read(q => [
    offersOf(q, id, applicationId),
    versionsOf(q, id, applicationId),
    approvalsOf(q, id, applicationId),
    filesOf(q, id, applicationId),
    namesOnOffers(q, id, applicationId),
    decidersOf(q, id, applicationId),
    jobById(q, id, application.job_id),
  ])
  const current = rows.find(({ state }) => isOpenOffer(state))
  const authors = versions.filter(({ offer_id }) => offer_id === current?.id).map(({ created_by }) => created_by)
  const today = civilDate(now, facts.organization.time_zone)
  const salary = job?.salary
  const parts = {
    versions,
    approvals,
    files: await Promise.all(files.map(file => presentFile(services, file))),
    names,
    approvalNeeded: facts.settings.offer_approval,
    active: application.outcome === 'active',
  }
  return {
    items: hidden ? [] : rows.map(row => presentOffer(row, parts, actor)),
    hidden,
    approval_needed: facts.settings.offer_approval,
    approvers: deciders.filter(one => !authors.includes(one.id)).map(one => ({ id: one.id, name: one.name })),
    suggested: {
      position: job?.title ?? '',
      pay: salary
        ? {
            // A range is for candidates in general; the amount for this one is a decision.
            ...(salary.min === salary.max && salary.min > 0 && { amount: salary.min }),
            currency: salary.currency,
            period: salary.period,
          }
        : null,
      expires_on: daysLater(today, OFFER_DAYS),
      today,
      time_zone: facts.organization.time_zone,
    },
  }
}

/** One offer after a change, in the same transaction. */
export async function presentChanged(
  services: Services,
  tx: OrganizationTransaction,
  row: OfferRow,
  actor: Actor,
): Promise<Offer> {
  const [id, of] = [tx.organizationId, row.application_id]
  const { settings } = await readOrganizationIn(tx)
  const application = await applicationById(tx.q, id, of).executeTakeFirstOrThrow()
  const files = await filesOf(tx.q, id, of).execute()
  const parts = {
    versions: await versionsOf(tx.q, id, of).execute(),
    approvals: await approvalsOf(tx.q, id, of).execute(),
    files: await Promise.all(files.map(file => presentFile(services, file))),
    names: await namesOnOffers(tx.q, id, of).execute(),
    approvalNeeded: settings.offer_approval,
    active: application.outcome === 'active',
  }
  return presentOffer(row, parts, actor)
}
