import { accountsContract } from '#modules/accounts/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { CallError } from '#platform/contract/client.ts'
import type { Problem } from '#platform/contract/problem.ts'
import { civilDate } from '#platform/locale/dates.ts'
import type { Services } from '#platform/services.ts'
import { startTestServer } from '#tests/api.ts'
import {
  anApplication,
  anOpenJob,
  anOrganization,
  onLargestPlan,
  PASSWORD,
  type TestOrganization,
} from '#tests/factories.ts'
import { offersContract as calls, type Offer } from './contract.ts'
import { daysLater } from './server/end-of-day.ts'

/** The error of a refused call. */
export const problemOf = async (work: Promise<unknown>): Promise<Partial<Problem> & { status: number }> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof CallError)) throw new Error(`Expected a refused call, got ${String(error)}`)
  return { ...error.problem, status: error.status }
}

/** A server with an organization that makes offers, and the steps that its tests share. */
export async function startOffers(parts: Partial<Services> = {}) {
  const server = await startTestServer({}, parts)
  const organization = { ...(await anOrganization(server, 'Levant Freight')) }
  await onLargestPlan(server, organization)
  const job = await anOpenJob(organization)

  /** A date in the zone of the organization. */
  const inDays = (days: number) => daysLater(civilDate(server.clock.now(), 'Europe/Berlin'), days)
  const terms = (more: object = {}) => ({
    position: 'Senior Backend Engineer',
    pay: { amount: 6_500_000, currency: 'EUR', period: 'year' as const },
    start_on: inDays(60),
    text: '<p>We would be glad to have you.</p>',
    expires_on: inDays(7),
    ...more,
  })

  const list = (id: string, by: Pick<TestOrganization, 'call'> = organization) =>
    by.call(calls['offers.list'], { params: { id } })
  const draft = (id: string, more: object = {}, by: Pick<TestOrganization, 'call'> = organization) =>
    by.call(calls['offers.draft'], { params: { id }, body: terms(more) })
  const at = (offer: Offer) => ({ id: offer.application_id, offerId: offer.id })
  const edit = (offer: Offer, more: object = {}, by: Pick<TestOrganization, 'call'> = organization) =>
    by.call(calls['offers.edit'], { params: at(offer), body: { ...terms(more), version: offer.version } })
  const ask = (offer: Offer, approver_ids: string[], by: Pick<TestOrganization, 'call'> = organization) =>
    by.call(calls['offers.askApproval'], { params: at(offer), body: { version: offer.version, approver_ids } })
  const approve = (offer: Offer, by: Pick<TestOrganization, 'call'>) =>
    by.call(calls['offers.approve'], { params: at(offer), body: { version: offer.version } })
  const sendBack = (offer: Offer, by: Pick<TestOrganization, 'call'>, reason = 'The pay is too low.') =>
    by.call(calls['offers.sendBack'], { params: at(offer), body: { version: offer.version, reason } })
  const send = (offer: Offer, by: Pick<TestOrganization, 'call'> = organization, more: object = {}) =>
    by.call(calls['offers.send'], { params: at(offer), body: { version: offer.version, ...more } })
  const extend = (offer: Offer, expires_on: string, by: Pick<TestOrganization, 'call'> = organization) =>
    by.call(calls['offers.extend'], { params: at(offer), body: { expires_on } })
  const withdraw = (offer: Offer, by: Pick<TestOrganization, 'call'> = organization) =>
    by.call(calls['offers.withdraw'], { params: at(offer), body: {} })

  const candidate = server.as()
  const follow = async (token: string) => (await candidate(calls['offers.follow'], { params: { token } })).offer
  const accept = (token: string, offer: { id: string }, name = 'Noor Haddad') =>
    candidate(calls['offers.accept'], { params: { token }, body: { offer_id: offer.id, name } })
  const decline = (token: string, offer: { id: string }, reason = '') =>
    candidate(calls['offers.decline'], { params: { token }, body: { offer_id: offer.id, reason } })

  const withApproval = (on: boolean) =>
    organization.call(organizationsContract['organizations.editSettings'], { body: { offer_approval: on } })

  const apply = (person: { name?: string; email?: string } = {}) => anApplication(server, organization, job, person)

  /** An application with an offer that the candidate knows about. */
  async function aSentOffer(more: object = {}) {
    const application = await apply()
    const offer = await send(await draft(application.application_id, more))
    await server.settled()
    return { application, offer, token: application.statusToken }
  }

  /** Moves the clock. Sessions end in the meantime, so the owner signs in again. */
  async function wait(milliseconds: number) {
    server.clock.advance(milliseconds)
    const session = await server.as()(accountsContract['accounts.login'], {
      body: { email: organization.email, password: PASSWORD },
    })
    organization.call = server.as(session.access_token)
  }

  return {
    server,
    wait,
    organization,
    job,
    inDays,
    terms,
    list,
    draft,
    edit,
    ask,
    approve,
    sendBack,
    send,
    extend,
    withdraw,
    candidate,
    follow,
    accept,
    decline,
    withApproval,
    apply,
    aSentOffer,
  }
}
