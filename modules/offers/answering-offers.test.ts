import { expect, test } from 'vitest'
import { applicationsContract } from '#modules/applications/contract.ts'
import { emailTemplatesContract } from '#modules/email-templates/contract.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { DAY, HOUR } from '#platform/clock/clock.ts'
import { linkIn } from '#tests/api.ts'
import { jobClosingsContract } from '#modules/job-closings/contract.ts'
import { anApplication, anOpenJob } from '#tests/factories.ts'
import { offersContract as calls } from './contract.ts'
import { endOffers } from './server/end-offers.ts'
import { problemOf, startOffers } from './offers.fixture.ts'

const offers = await startOffers()
const { server, organization, draft, send, extend, withdraw, follow, accept, decline, aSentOffer } = offers

const stateOf = async (id: string) => (await offers.list(id)).items[0]!
const details = async (candidate_uuid: string) =>
  (await organization.call(applicationsContract['candidates.read'], { params: { candidate_uuid } })).applications[0]!
/** The messages about offers that the candidate was sent. */
const kindsOf = async (candidate_uuid: string) => {
  await server.settled()
  return (await details(candidate_uuid)).communications.map(({ kind }) => kind).filter(kind => kind.startsWith('offer'))
}
const teamSubjects = async () => (await server.mailsTo(organization.email)).map(({ subject }) => subject)
const endDueOffers = async () => {
  for (const task of endOffers.tasks)
    await task.run(server.services, { organization_id: organization.id }, { number: 1, of: 1 })
  await server.settled()
}

test('the candidate reads the offer behind the link in the e-mail, and opening it changes nothing', async () => {
  const application = await offers.apply()
  const offer = await draft(application.application_id)
  expect(await follow(application.statusToken)).toBeNull()
  await send(offer)
  const mails = await server.mailsTo(application.email)
  const mail = mails.find(({ subject }) => subject.startsWith('Our offer'))!
  expect(mail.text).toContain('€65,000 a year')
  const token = linkIn(mail.text, '/application/').split('/').at(-1)!
  for (let opened = 0; opened < 3; opened += 1)
    expect(await follow(token)).toMatchObject({
      id: offer.id,
      state: 'open',
      content: { position: 'Senior Backend Engineer', text: '<p>We would be glad to have you.</p>' },
      time_zone: 'Europe/Berlin',
    })
  expect(await stateOf(application.application_id)).toMatchObject({ state: 'sent' })
})

test('the e-mail contains the text of the offer as HTML and as plain text, and nothing hostile', async () => {
  const application = await offers.apply()
  const text =
    '<h2 onclick="x()">Dear Noor</h2><p>You get:</p><ul><li>Trains <img src=x onerror=alert(1)></li></ul>' +
    '</td></table><script>alert(1)</script><p style="position:fixed"><a href="javascript:alert(1)">here</a> and <a href="https://example.com/benefits">there</a></p>'
  await send(await draft(application.application_id, { text }))
  const mails = await server.mailsTo(application.email)
  const mail = mails.find(({ subject }) => subject.startsWith('Our offer'))!
  expect(mail.text).toContain(
    'Dear Noor\n\nYou get:\n\n- Trains\n\nhere and there (https://example.com/benefits)\n\nRead and answer the offer',
  )
  expect(mail.html).toMatch(/<li style="[^"]*">Trains <\/li>/)
  expect(mail.html).not.toMatch(/onclick|onerror|javascript:|alert\(1\)|position:fixed|<script/)
  // The tags that the text closed are still those of the e-mail around it.
  expect(mail.html.match(/<table/g)).toHaveLength(mail.html.match(/<\/table/g)!.length)
})

test('the candidate knows nothing of an offer until its e-mail was sent', async () => {
  const { application, offer } = await aSentOffer()
  await server.services.db.unsafeAcrossOrganizations(q =>
    q
      .deleteFrom('communications')
      .where('application_id', '=', application.application_id)
      .where('kind', '=', 'offer_sent')
      .execute(),
  )
  expect(offer.state).toBe('sent')
  expect(await follow(application.statusToken)).toBeNull()
})

test('the e-mail with an offer cannot be switched off', async () => {
  const place = { orgId: organization.id, templateId: 'offer_sent' }
  const { subject, body } = await organization.call(emailTemplatesContract['templates.read'], { params: place })
  await organization.call(emailTemplatesContract['templates.save'], {
    params: place,
    body: { subject, body, enabled: false },
  })
  const { application } = await aSentOffer()
  expect(await kindsOf(application.candidate_uuid)).toEqual(['offer_sent'])
})

test('accepting needs a name, can be repeated, and does not hire', async () => {
  const { application, offer, token } = await aSentOffer()
  expect((await problemOf(accept(token, offer, ' '))).status).toBe(422)
  for (let times = 0; times < 2; times += 1)
    expect((await accept(token, offer, times === 0 ? 'Noor Haddad' : 'Someone Else')).offer).toMatchObject({
      state: 'accepted',
      signed_name: 'Noor Haddad',
    })
  expect(await problemOf(decline(token, offer))).toMatchObject({ status: 409, code: 'offer_answered' })
  const { stage, outcome } = await details(application.candidate_uuid)
  expect({ stage, outcome }).toEqual({ stage: 'offer', outcome: 'active' })
  expect(await stateOf(application.application_id)).toMatchObject({
    state: 'accepted',
    signed_name: 'Noor Haddad',
    allowed_actions: [],
  })
  expect(await kindsOf(application.candidate_uuid)).toEqual(['offer_sent', 'offer_accepted'])
  expect(await teamSubjects()).toContain('Offer accepted: Noor Haddad, Backend Engineer')
  expect(await problemOf(draft(application.application_id))).toMatchObject({ code: 'offer_accepted' })
})

test('declining takes an optional reason, can be repeated, and does not close the application', async () => {
  const { application, offer, token } = await aSentOffer()
  await decline(token, offer, 'I took another position.')
  expect((await decline(token, offer)).offer).toMatchObject({ state: 'declined' })
  expect(await problemOf(accept(token, offer))).toMatchObject({ status: 409, code: 'offer_answered' })
  expect(await stateOf(application.application_id)).toMatchObject({ decline_reason: 'I took another position.' })
  expect((await details(application.candidate_uuid)).outcome).toBe('active')
  const [mail] = (await server.mailsTo(organization.email)).filter(({ subject }) =>
    subject.startsWith('Offer declined'),
  )
  expect(mail?.text).toContain('I took another position.')
  expect(await draft(application.application_id)).toMatchObject({ state: 'draft' })
})

test('a withdrawn offer says so and cannot be answered', async () => {
  const { application, offer, token } = await aSentOffer()
  await withdraw(offer)
  expect(await kindsOf(application.candidate_uuid)).toEqual(['offer_sent', 'offer_withdrawn'])
  expect(await follow(token)).toMatchObject({ state: 'withdrawn' })
  expect(await problemOf(accept(token, offer))).toMatchObject({ status: 409, code: 'offer_withdrawn' })
  // A new draft is not visible until it is sent.
  const next = await draft(application.application_id)
  expect(await follow(token)).toMatchObject({ id: offer.id, state: 'withdrawn' })
  expect(await problemOf(accept(token, next))).toMatchObject({ status: 404 })
  await send(next)
  await server.settled()
  expect(await follow(token)).toMatchObject({ id: next.id, state: 'open' })
})

test('a withdrawn draft is never mentioned to the candidate', async () => {
  const application = await offers.apply()
  await withdraw(await draft(application.application_id))
  expect(await kindsOf(application.candidate_uuid)).toEqual([])
  expect(await follow(application.statusToken)).toBeNull()
})

test('accepting while the offer is withdrawn has exactly one winner', async () => {
  const pairs = await Promise.all(Array.from({ length: 12 }, () => aSentOffer()))
  for (const [index, { application, offer, token }] of pairs.entries()) {
    const works = [() => accept(token, offer), () => withdraw(offer)]
    const results = await Promise.allSettled((index % 2 ? works.toReversed() : works).map(work => work()))
    const lost = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    expect(lost).toHaveLength(1)
    const { state } = await stateOf(application.application_id)
    expect(['offer_withdrawn', 'not_an_arrow']).toContain((lost[0]!.reason as { code: string }).code)
    expect(state).toBe((lost[0]!.reason as { code: string }).code === 'offer_withdrawn' ? 'cancelled' : 'accepted')
  }
})

test('the same answer at the same moment counts once', async () => {
  const { application, offer, token } = await aSentOffer()
  await Promise.all(Array.from({ length: 8 }, () => accept(token, offer)))
  expect(await kindsOf(application.candidate_uuid)).toEqual(['offer_sent', 'offer_accepted'])
  const { timeline } = await details(application.candidate_uuid)
  expect(timeline.filter(({ name }) => name === 'offer.accepted')).toHaveLength(1)
})

test('an offer of a rejected application cannot be answered, and does not tell the decision before its e-mail', async () => {
  const { application, offer, token } = await aSentOffer()
  const move = (body: object) =>
    organization.call(applicationsContract['applications.status'], { params: { id: application.application_id }, body })
  await move({ outcome: 'rejected', reason: 'neither' })
  expect(await follow(token)).toMatchObject({ state: 'open', can_answer: false })
  expect(await problemOf(accept(token, offer))).toMatchObject({ status: 409, code: 'not_open' })
  await move({ outcome: 'active' })
  expect(await follow(token)).toMatchObject({ state: 'open', can_answer: true })
  expect((await accept(token, offer)).offer).toMatchObject({ state: 'accepted' })
})

test('the answer of a candidate who was marked as hired still counts', async () => {
  const { application, offer, token } = await aSentOffer()
  const params = { id: application.application_id }
  await organization.call(applicationsContract['applications.status'], { params, body: { outcome: 'hired' } })
  expect(await server.as(token)(applicationsContract['applications.follow'], {})).toMatchObject({ can_withdraw: false })
  expect((await accept(token, offer)).offer).toMatchObject({ state: 'accepted' })
})

test('an offer ends with the e-mail about a rejection', async () => {
  const { application, token } = await aSentOffer()
  const params = { id: application.application_id }
  const move = (body: object) => organization.call(applicationsContract['applications.status'], { params, body })
  await move({ outcome: 'rejected', reason: 'neither', send_email_at: '2020-01-01T00:00:00Z' })
  await server.settled()
  expect(await stateOf(application.application_id)).toMatchObject({ state: 'cancelled', cancelled_by: 'admin' })
  expect(await follow(token)).toBeNull()
  await move({ outcome: 'active' })
  expect(await draft(application.application_id)).toMatchObject({ state: 'draft' })
})

test('a candidate who withdraws takes the offer with them', async () => {
  const { application, offer, token } = await aSentOffer()
  await server.as(token)(applicationsContract['applications.withdraw'], { body: {} })
  await server.settled()
  expect(await stateOf(application.application_id)).toMatchObject({ state: 'cancelled', cancelled_by: 'candidate' })
  expect(await follow(token)).toBeNull()
  expect((await problemOf(accept(token, offer))).status).toBe(409)
})

test('a candidate who accepted, withdrew and applied again can be made another offer', async () => {
  const { application, offer, token } = await aSentOffer()
  await accept(token, offer, 'Noor Haddad')
  await server.as(token)(applicationsContract['applications.withdraw'], { body: {} })
  await server.settled()
  const ended = { state: 'cancelled', cancelled_by: 'candidate', signed_name: 'Noor Haddad' }
  expect(await stateOf(application.application_id)).toMatchObject(ended)
  await anApplication(server, organization, offers.job, { email: application.email })
  await server.settled()
  expect((await details(application.candidate_uuid)).outcome).toBe('active')
  const newest = async () =>
    linkIn((await server.mailsTo(application.email))[0]!.text, '/application/')
      .split('/')
      .at(-1)!
  expect(await follow(await newest())).toBeNull()
  const again = await send(await draft(application.application_id))
  await server.settled()
  expect(await follow(await newest())).toMatchObject({ id: again.id, state: 'open', can_answer: true })
})

test('an accepted offer ends with the e-mail about a rejection too', async () => {
  const { application, offer, token } = await aSentOffer()
  await accept(token, offer)
  const params = { id: application.application_id }
  const move = (body: object) => organization.call(applicationsContract['applications.status'], { params, body })
  await move({ outcome: 'rejected', reason: 'they_declined', send_email_at: '2020-01-01T00:00:00Z' })
  await server.settled()
  expect(await stateOf(application.application_id)).toMatchObject({ state: 'cancelled', cancelled_by: 'admin' })
  await move({ outcome: 'active' })
  expect(await draft(application.application_id)).toMatchObject({ state: 'draft' })
})

test('a bulk rejection leaves out candidates whose offer is open or was accepted', async () => {
  const [open, accepted, declined] = [await aSentOffer(), await aSentOffer(), await aSentOffer()]
  await accept(accepted.token, accepted.offer)
  await decline(declined.token, declined.offer)
  const [offered, signed, free] = [open, accepted, declined].map(one => one.application.application_id)
  const wanted = {
    selection: { ids: [offered!, signed!, free!] },
    action: { kind: 'reject' as const, reason: 'neither' as const },
  }
  const preview = await organization.call(applicationsContract['bulk.preview'], { body: wanted })
  expect(preview).toMatchObject({ eligible: 1, exclusions: [{ problem: 'has_offer', count: 2 }] })
  const id = crypto.randomUUID()
  const run = await organization.call(applicationsContract['bulk.start'], { body: { id, ...wanted } })
  expect(run).toMatchObject({ done: 1, problems: [{ problem: 'has_offer' }, { problem: 'has_offer' }] })
  expect((await details(accepted.application.candidate_uuid)).outcome).toBe('active')
  expect((await details(declined.application.candidate_uuid)).outcome).toBe('rejected')
})

test('closing the job does not end an offer that was accepted at another stage', async () => {
  const job = await anOpenJob(organization, { title: 'Data Analyst' })
  const application = await anApplication(server, organization, job)
  const offer = await send(await draft(application.application_id))
  await server.settled()
  await accept(application.statusToken, offer)
  const params = { id: application.application_id }
  await organization.call(applicationsContract['applications.status'], { params, body: { stage: 'interview' } })
  const at = { params: { jobId: job.id } }
  await organization.call(jobClosingsContract['jobClosings.close'], { ...at, body: { decision: 'reject' } })
  await server.settled()
  expect((await details(application.candidate_uuid)).outcome).toBe('active')
  expect(await stateOf(application.application_id)).toMatchObject({ state: 'accepted' })
  const { last } = await organization.call(jobClosingsContract['jobClosings.read'], at)
  expect(last).toMatchObject({ informed: 0, problems: [{ application_id: application.application_id }] })
})

test('an offer belongs to one application', async () => {
  const [one, two] = [await aSentOffer(), await aSentOffer()]
  expect(await problemOf(accept(one.token, two.offer))).toMatchObject({ status: 404 })
  expect((await problemOf(follow('x'.repeat(43)))).status).toBe(404)
})

test('blind review hides offers until a scorecard is submitted', async () => {
  const { application, offer } = await aSentOffer()
  const id = application.application_id
  const blindly = (blind_review: boolean) =>
    organization.call(organizationsContract['organizations.editSettings'], { body: { blind_review } })
  await blindly(true)
  expect(await offers.list(id)).toMatchObject({ items: [], hidden: true })
  const other = await offers.apply()
  for (const work of [() => withdraw(offer), () => draft(other.application_id)])
    expect(await problemOf(work())).toMatchObject({ status: 409, code: 'blind_review' })
  await organization.call(evaluationContract['evaluation.rate'], { params: { id }, body: { recommendation: 'yes' } })
  expect((await offers.list(id)).items).toHaveLength(1)
  await blindly(false)
})

// The tests below move the clock.

test('files that were not attached within a day are deleted', async () => {
  const { application_id } = await offers.apply()
  const upload = (text: string) =>
    organization.call(calls['offers.attach'], {
      params: { id: application_id },
      body: {},
      files: [{ field: 'file', file: new Blob([text]), name: `${text}.txt` }],
    })
  const [used, unused] = [await upload('used'), await upload('unused')]
  await draft(application_id, { attachment_ids: [used.id] })
  await offers.wait(DAY + HOUR)
  await endDueOffers()
  const { items } = await offers.list(application_id)
  const [offer] = items
  expect(offer!.content.attachments.map(({ name }) => name)).toEqual(['used.txt'])
  expect((await fetch(`${server.url}${offer!.content.attachments[0]!.url}`)).status).toBe(200)
  await withdraw(offer!)
  expect((await problemOf(draft(application_id, { attachment_ids: [unused.id] }))).status).toBe(422)
})

test('the team and the candidate are reminded once, and an extension reminds again', async () => {
  const { application, offer, token } = await aSentOffer({ expires_on: offers.inDays(5) })
  await endDueOffers()
  expect(await kindsOf(application.candidate_uuid)).toEqual(['offer_sent'])
  await offers.wait(3 * DAY)
  await endDueOffers()
  await endDueOffers()
  expect(await kindsOf(application.candidate_uuid)).toEqual(['offer_sent', 'offer_reminder'])
  expect((await teamSubjects()).filter(subject => subject.startsWith('Offer expires soon'))).not.toEqual([])
  await extend(offer, offers.inDays(20))
  await offers.wait(18 * DAY)
  await endDueOffers()
  expect(await kindsOf(application.candidate_uuid)).toEqual([
    'offer_sent',
    'offer_reminder',
    'offer_extended',
    'offer_reminder',
  ])
  expect(await follow(token)).toMatchObject({ state: 'open' })
})

test('an offer expires at the end of its last day and leaves the application open', async () => {
  const { application, offer, token } = await aSentOffer({ expires_on: offers.inDays(2) })
  const end = Date.parse((await follow(token))!.expires_at)
  await offers.wait(end - server.clock.now().getTime() - HOUR)
  await endDueOffers()
  expect(await follow(token)).toMatchObject({ state: 'open' })
  await offers.wait(HOUR)
  // Before the task runs, the time is over for the candidate.
  expect(await follow(token)).toMatchObject({ state: 'expired' })
  expect(await problemOf(accept(token, offer))).toMatchObject({ status: 409, code: 'offer_expired' })
  await endDueOffers()
  expect(await stateOf(application.application_id)).toMatchObject({ state: 'expired', allowed_actions: [] })
  expect((await details(application.candidate_uuid)).outcome).toBe('active')
  expect(await problemOf(extend(offer, offers.inDays(9)))).toMatchObject({ code: 'not_an_arrow' })
  expect(await teamSubjects()).toContain('Offer expired: Noor Haddad, Backend Engineer')
})
