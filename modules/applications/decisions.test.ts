import { expect, test } from 'vitest'
import { DAY, HOUR } from '#platform/clock/clock.ts'
import { aColleague, anOrganization } from '#tests/factories.ts'
import { announceRequestedErasures, eraseRequested } from '#tests/scheduled.ts'
import { emailTemplatesContract } from '#modules/email-templates/contract.ts'
import { startApplications } from './applications.fixture.ts'
import { applicationsContract as calls } from './contract.ts'

const { server, organization, job, call, submit, details, follow, linkTo, move } = await startApplications()

test('moves follow the policy, and any other is 409 with the possible ones', async () => {
  const { application_id: id } = await submit('moves@example.com')
  expect(await move(id, { stage: 'review' })).toMatchObject({ stage: 'review', outcome: 'active' })
  await expect(move(id, { outcome: 'hired' })).rejects.toMatchObject({
    status: 409,
    problem: { allowed_outcomes: ['rejected'] },
  })
  await expect(move(id, { outcome: 'rejected' })).rejects.toMatchObject({
    status: 422,
    fieldErrors: { reason: expect.any(String) as string },
  })
  await move(id, { stage: 'offer' })
  expect(await move(id, { outcome: 'hired' })).toMatchObject({ outcome: 'hired', next_stages: [] })
  await expect(move(id, { stage: 'review' })).rejects.toMatchObject({ status: 409 })
  expect(await move(id, { outcome: 'active' })).toMatchObject({ outcome: 'active', stage: 'offer' })
})

test('a rejection e-mail is delayed and can be cancelled, and the candidate sees nothing until it is sent', async () => {
  const email = 'held@example.com'
  const sent = await submit(email)
  await server.settled()
  await move(sent.application_id, { outcome: 'rejected', reason: 'we_declined', note: 'Not this time' })
  await server.settled()
  const shown = await details(sent.candidate_uuid)
  const held = shown.mails.find(({ template_key }) => template_key === 'rejected')!
  expect(held.state).toBe('held')
  expect(await follow(sent.status_link)).toMatchObject({
    ended: false,
    can_withdraw: true,
    communications: [{ kind: 'application_received' }],
  })
  await call(calls['applications.cancelMessage'], { params: { id: sent.application_id, messageId: held.id } })
  await call(calls['applications.cancelMessage'], { params: { id: sent.application_id, messageId: held.id } })
  expect((await details(sent.candidate_uuid)).mails.find(({ id }) => id === held.id)?.state).toBe('cancelled')
})

test('a rejection sent right away shows on the status page only after its e-mail was sent', async () => {
  const email = 'told@example.com'
  const sent = await submit(email)
  await server.settled()
  await move(sent.application_id, {
    outcome: 'rejected',
    reason: 'we_declined',
    send_email_at: new Date(server.clock.now().getTime() - HOUR).toISOString(),
  })
  const mails = await server.mailsTo(email)
  expect(mails[0]?.subject).toContain('Your application')
  expect(await follow(sent.status_link)).toMatchObject({ ended: true, can_withdraw: false })
  expect((await follow(sent.status_link)).communications.map(({ kind }) => kind)).toEqual([
    'application_received',
    'rejected',
  ])
  await expect(
    move(sent.application_id, {
      outcome: 'rejected',
      reason: 'we_declined',
      send_email_at: new Date(server.clock.now().getTime() + 90 * DAY).toISOString(),
    }),
  ).resolves.toMatchObject({ outcome: 'rejected' })
})

test('reopening an application cancels the delayed e-mail', async () => {
  const sent = await submit('reopened@example.com')
  await move(sent.application_id, { outcome: 'rejected', reason: 'neither' })
  await server.settled()
  await move(sent.application_id, { outcome: 'active' })
  expect(
    (await details(sent.candidate_uuid)).mails.find(({ template_key }) => template_key === 'rejected')?.state,
  ).toBe('cancelled')
})

test('only the candidate can withdraw, repeatedly without effect, and applying again makes the application active', async () => {
  const email = 'withdraws@example.com'
  const sent = await submit(email, { key: 'w1' })
  const link = server.as(sent.status_link.split('/').at(-1))
  await link(calls['applications.withdraw'], { body: {} })
  await link(calls['applications.withdraw'], { body: {} })
  expect(await follow(sent.status_link)).toMatchObject({ ended: true, withdrawn_at: expect.any(String) as string })
  await expect(move(sent.application_id, { outcome: 'active' })).rejects.toMatchObject({ status: 409 })
  expect((await server.mailsTo(email)).filter(({ subject }) => subject.startsWith('You withdrew'))).toHaveLength(1)
  await submit(email, { key: 'w2' })
  expect(await details(sent.candidate_uuid)).toMatchObject({ outcome: 'active' })
  const own = server.as((await linkTo(email)).split('/').at(-1))
  expect(await own(calls['applications.download'], {})).toMatchObject({ application: { email } })
})

test('who withdraws is not sent what was waiting, and starts anew when they apply again', async () => {
  const email = 'waiting@example.com'
  const sent = await submit(email, { key: 'n1' })
  await server.settled()
  await move(sent.application_id, { stage: 'review' })
  await move(sent.application_id, { outcome: 'rejected', reason: 'we_declined' })
  await server.as(sent.status_link.split('/').at(-1))(calls['applications.withdraw'], { body: {} })
  await server.settled()
  const stateOf = async () =>
    (await details(sent.candidate_uuid)).mails.find(({ template_key }) => template_key === 'rejected')?.state
  expect(await stateOf()).toBe('cancelled')
  const before = await details(sent.candidate_uuid)
  server.clock.advance(HOUR)
  await submit(email, { key: 'n2' })
  const again = await details(sent.candidate_uuid)
  expect(again).toMatchObject({ outcome: 'active', outcome_reason: null })
  expect(Date.parse(again.stage_since)).toBeGreaterThan(Date.parse(before.stage_since))
})

test('a later withdrawal without erasing is not erased because of an earlier one', async () => {
  const email = 'second-thoughts@example.com'
  const sent = await submit(email, { key: 's1' })
  const withdraw = async (erase: boolean) =>
    server.as((await linkTo(email)).split('/').at(-1))(calls['applications.withdraw'], { body: { erase } })
  await withdraw(true)
  await server.settled()
  server.clock.advance(HOUR)
  await submit(email, { key: 's2' })
  await server.settled()
  await withdraw(false)
  await server.settled()
  await announceRequestedErasures(server)
  const { rows } = await server.services.db.owner.query(
    `select 1 from events where name = 'application.erasing' and subject_id = $1`,
    [sent.application_id],
  )
  expect(rows).toEqual([])
})

test('erases a withdrawn application with its files on request, unless the candidate applies again', async () => {
  const gone = await submit('erase@example.com', { key: 'e1' })
  const back = await submit('stays@example.com', { key: 'e2' })
  await server.settled()
  const keys = await server.services.db.unsafeAcrossOrganizations(q =>
    q.selectFrom('resumes').select('file_key').where('application_id', '=', gone.application_id).execute(),
  )
  for (const one of [gone, back])
    await server.as(one.status_link.split('/').at(-1))(calls['applications.withdraw'], { body: { erase: true } })
  await server.settled()
  await submit('stays@example.com', { key: 'e3' })
  await eraseRequested(server)
  await expect(
    call(calls['candidates.read'], { params: { candidate_uuid: gone.candidate_uuid } }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(follow(gone.status_link)).rejects.toMatchObject({ status: 404 })
  expect(await server.services.files.size(keys[0]!.file_key)).toBeNull()
  const left = await server.services.db.unsafeAcrossOrganizations(q =>
    q.selectFrom('mail_messages').select('id').where('to_address', '=', 'erase@example.com').execute(),
  )
  expect(left).toEqual([])
  expect(await details(back.candidate_uuid)).toMatchObject({ outcome: 'active', submissions: 2 })
})

test('deletes everything on request also after a rejection or a plain withdrawal, and says by when', async () => {
  const rejected = await submit('rejected-erase@example.com', { key: 'r1' })
  const withdrawn = await submit('withdrawn-erase@example.com', { key: 'r2' })
  await server.settled()
  const now = server.clock.now().toISOString()
  await move(rejected.application_id, { outcome: 'rejected', reason: 'we_declined', send_email_at: now })
  await server.settled()
  const withdraw = (link: string, erase: boolean) =>
    server.as(link.split('/').at(-1))(calls['applications.withdraw'], { body: { erase } })
  await expect(withdraw(rejected.status_link, false)).rejects.toMatchObject({ code: 'already_ended' })
  await withdraw(withdrawn.status_link, false)
  expect(await follow(withdrawn.status_link)).toMatchObject({ erased_by: null, can_withdraw: false })
  server.clock.advance(HOUR)
  const by = new Date(server.clock.now().getTime() + 30 * DAY).getTime()
  for (const { status_link } of [rejected, withdrawn]) {
    await withdraw(status_link, true)
    await withdraw(status_link, true)
    const { erased_by } = await follow(status_link)
    expect(Math.abs(Date.parse(erased_by!) - by)).toBeLessThan(HOUR / 2)
  }
  // The decision stays what it was.
  expect(await details(rejected.candidate_uuid)).toMatchObject({ outcome: 'rejected' })
  await eraseRequested(server)
  for (const { status_link } of [rejected, withdrawn])
    await expect(follow(status_link)).rejects.toMatchObject({ status: 404 })
})

test('a recruiter passes on that a candidate wants to be deleted, and nobody below does', async () => {
  const sent = await submit('asked-by-mail@example.com', { key: 'p1' })
  const params = { id: sent.application_id }
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job] })
  await expect(manager.call(calls['applications.requestErasure'], { params })).rejects.toMatchObject({ status: 403 })
  const stranger = await anOrganization(server)
  await expect(stranger.call(calls['applications.requestErasure'], { params })).rejects.toMatchObject({ status: 404 })
  await call(calls['applications.requestErasure'], { params })
  const shown = await details(sent.candidate_uuid)
  // As if the candidate had withdrawn, which ends interviews and offers.
  expect(shown).toMatchObject({ outcome: 'withdrawn', erasure_requested_at: expect.any(String) as string })
  expect(shown.timeline.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['application.erasure_requested', 'application.withdrawn']),
  )
  expect(await follow(sent.status_link)).toMatchObject({ erased_by: expect.any(String) as string })
  await eraseRequested(server)
  await expect(follow(sent.status_link)).rejects.toMatchObject({ status: 404 })
})

test('the e-mails say that the data is deleted, and that applying again takes that back', async () => {
  const email = 'wants-both@example.com'
  const sent = await submit(email, { key: 'b1' })
  await server.as(sent.status_link.split('/').at(-1))(calls['applications.withdraw'], { body: { erase: true } })
  await server.settled()
  const mails = async () => (await server.mailsTo(email)).map(({ text }) => text.replaceAll(/\s+/g, ' '))
  expect(await mails()).toContainEqual(
    expect.stringContaining('You asked us to delete your data. We delete everything you sent within 30 days.'),
  )
  const takenBack = async () =>
    (await mails()).filter(text => text.includes('Because you applied again, we no longer do.'))
  expect(await takenBack()).toHaveLength(0)
  await submit(email, { key: 'b2' })
  await server.settled()
  expect(await takenBack()).toHaveLength(1)
  expect(await follow(await linkTo(email))).toMatchObject({ erased_by: null, can_withdraw: true })
  // Another time there is nothing to take back.
  await submit(email, { key: 'b3' })
  await server.settled()
  expect(await takenBack()).toHaveLength(1)
  // Nor does an organization that confirms no applications keep it from them.
  const confirmation = { params: { orgId: organization.id, templateId: 'application_received' } }
  await call(emailTemplatesContract['templates.switch'], { ...confirmation, body: { enabled: false } })
  await call(calls['applications.requestErasure'], { params: { id: sent.application_id } })
  await submit(email, { key: 'b4' })
  await server.settled()
  expect(await takenBack()).toHaveLength(2)
  await call(emailTemplatesContract['templates.switch'], { ...confirmation, body: { enabled: true } })
})
