import { expect, test } from 'vitest'
import { DAY, HOUR } from '#platform/clock/clock.ts'
import { startApplications } from './applications.fixture.ts'
import { applicationsContract as calls } from './contract.ts'

const { server, call, submit, details, follow, linkTo, move } = await startApplications()

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
  await server.services.db.owner.query(
    `update graphile_worker._private_jobs set run_at = now() where task_id in (select id from graphile_worker._private_tasks where identifier = 'applications.announce-erasure')`,
  )
  await server.settled()
  const { rows } = await server.services.db.owner.query(
    `select 1 from events where name = 'application.erasing' and subject_id = $1`,
    [sent.application_id],
  )
  expect(rows).toEqual([])
})

test('erases a withdrawn application with its files on request, unless the candidate applies again', async () => {
  const run = (name: string) =>
    server.services.db.owner.query(
      `update graphile_worker._private_jobs set run_at = now() where task_id in (select id from graphile_worker._private_tasks where identifier = $1)`,
      [name],
    )
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
  await run('applications.announce-erasure')
  await server.settled()
  await run('applications.erase')
  await server.settled()
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
