import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY, HOUR, later } from '#platform/clock/clock.ts'
import { newId } from '#platform/db/id.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { evaluationContract } from '#modules/evaluation/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { takesApplications } from '#modules/jobs/policy.ts'
import { readResume } from '#modules/resumes/server/read-resume.task.ts'
import { markResumeRead } from '#modules/applications/public.ts'
import { runEvaluation } from '#modules/evaluation/server/run-evaluation.task.ts'
import { schedulingContract } from '#modules/scheduling/contract.ts'
import { startTestServer } from './api.ts'
import { anApplication, anOpenJob, anOrganization } from './factories.ts'

// Decisions of the product that a change elsewhere could easily reverse.
const server = await startTestServer()
const organization = await anOrganization(server)
const job = await anOpenJob(organization)
const { call } = organization
const org = server.services.db.forOrganization(organization.id)
const attempt = { number: 1, of: 1 }

const applicationOf = async (candidateUuid: string) =>
  (await call(applicationsContract['candidates.read'], { params: { candidate_uuid: candidateUuid } })).applications[0]!
const move = (id: string, body: object) => call(applicationsContract['applications.status'], { params: { id }, body })

test('a job accepts applications on its closing day, but not on the day after', async () => {
  const closing = { status: 'open', closing_date: '2026-11-30' } as const
  expect(takesApplications(closing, '2026-11-30')).toBe(true)
  expect(takesApplications(closing, '2026-12-01')).toBe(false)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(server.clock.now())
  const yesterday = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(
    later(server.clock.now(), -DAY),
  )
  const closes = (closing_date: string) =>
    call(jobsContract['jobs.edit'], { params: { jobId: job.id }, body: { closing_date } })
  await closes(today)
  expect((await anApplication(server, organization, job)).updated).toBe(false)
  await closes(yesterday)
  await expect(anApplication(server, organization, job)).rejects.toMatchObject({ status: 409, code: 'job_closed' })
  await call(jobsContract['jobs.edit'], { params: { jobId: job.id }, body: { closing_date: null } })
})

test('applying again does not reopen a rejection', async () => {
  const email = 'again@example.com'
  const first = await anApplication(server, organization, job, { email })
  await move(first.application_id, { outcome: 'rejected', reason: 'we_declined', notify: false })
  const second = await anApplication(server, organization, job, { email })
  expect(second).toMatchObject({ application_id: first.application_id, updated: true })
  expect(await applicationOf(first.candidate_uuid)).toMatchObject({ outcome: 'rejected' })
})

test('an older résumé that is parsed late does not replace the data of a newer one', async () => {
  const email = 'newer@example.com'
  const application = await anApplication(server, organization, job, { email })
  await server.settled()
  const older = newId()
  const fileKey = `${organization.id}/uploads/${older}`
  await org.write(async tx => {
    const newest = await tx.q
      .selectFrom('resumes')
      .selectAll()
      .where('organization_id', '=', organization.id)
      .where('application_id', '=', application.application_id)
      .executeTakeFirstOrThrow()
    await server.services.files.put(fileKey, Buffer.from('not a résumé'), 'text/plain')
    await tx.q
      .insertInto('resumes')
      .values({
        ...newest,
        id: older,
        file_key: fileKey,
        sha256: randomBytes(32).toString('hex'),
        state: 'waiting',
        pages: null,
        summary: null,
        profile: null,
        uploaded_at: later(newest.uploaded_at, -HOUR),
      })
      .execute()
  })
  const before = await applicationOf(application.candidate_uuid)
  const task = readResume(markResumeRead)
  await task.run(server.services, { organization_id: organization.id, resume_id: older }, attempt)
  await server.settled()
  const after = await applicationOf(application.candidate_uuid)
  expect({ state: after.resume_state, match: after.match }).toEqual({ state: before.resume_state, match: before.match })
  expect(after.resume?.id).not.toBe(older)
})

test('a late evaluation does not replace the result of a newer one', async () => {
  const application = await anApplication(server, organization, job, { email: 'late@example.com' })
  await server.settled()
  const { match } = await call(evaluationContract['evaluation.review'], {
    params: { id: application.application_id },
  })
  const shown = (await applicationOf(application.candidate_uuid)).match
  const late = newId()
  await org.write(async tx => {
    const newest = await tx.q
      .selectFrom('evaluations')
      .selectAll()
      .where('organization_id', '=', organization.id)
      .where('id', '=', match!.id)
      .executeTakeFirstOrThrow()
    const { result: _, ...row } = newest
    await tx.q
      .insertInto('evaluations')
      .values({ ...row, id: late, state: 'waiting', source_id: newId(), created_at: later(newest.created_at, -HOUR) })
      .execute()
  })
  await runEvaluation.run(server.services, { organization_id: organization.id, evaluation_id: late }, attempt)
  expect((await applicationOf(application.candidate_uuid)).match).toEqual(shown)
})

test('a rejection e-mail that was cancelled is never sent', async () => {
  const application = await anApplication(server, organization, job, { email: 'spared@example.com' })
  await server.settled()
  await move(application.application_id, { outcome: 'rejected', reason: 'we_declined' })
  await server.settled()
  const pausedMail = (await applicationOf(application.candidate_uuid)).mails.find(
    mail => mail.template_key === 'rejected',
  )!
  await call(applicationsContract['applications.cancelMessage'], {
    params: { id: application.application_id, messageId: pausedMail.id },
  })
  // A day later: everything that was due by then is sent now.
  await server.services.db.owner.query('update graphile_worker._private_jobs set run_at = now()')
  await server.settled()
  const mails = await server.mailsTo('spared@example.com')
  expect(mails.find(({ id }) => id === pausedMail.id)?.state).toBe('cancelled')
  expect((await applicationOf(application.candidate_uuid)).communications.map(({ kind }) => kind)).toEqual([
    'application_received',
  ])
})

test('cancelling an interview frees the time of its interviewer', async () => {
  const application = await anApplication(server, organization, job, { email: 'freed@example.com' })
  await server.settled()
  const interviewer = [organization.adminId]
  const slots = async () =>
    (await call(schedulingContract['scheduling.freeSlots'], { query: { interviewer, minutes: 60 } })).slots.map(
      ({ start_at }) => start_at,
    )
  const [time] = await slots()
  const { booking } = await call(interviewsContract['interviews.propose'], {
    body: { application_id: application.application_id, interviewer_ids: interviewer, minutes: 60 },
  })
  await call(interviewsContract['interviews.reschedule'], {
    body: { application_id: application.application_id, booking_id: booking.id, start_at: time },
  })
  expect(await slots()).not.toContain(time)
  await call(schedulingContract['bookings.cancel'], { params: { id: booking.id }, body: {} })
  expect(await slots()).toContain(time)
})

test('an interviewer can set only their own working hours', async () => {
  const team = await anOrganization(server)
  const other = newId()
  await server.services.db.forOrganization(team.id).write(async tx => {
    const owner = await tx.q
      .selectFrom('admins')
      .selectAll()
      .where('organization_id', '=', team.id)
      .executeTakeFirstOrThrow()
    await tx.q
      .insertInto('admins')
      .values({ ...owner, id: other, email: `other-${randomBytes(4).toString('hex')}@example.com` })
      .execute()
    await tx.q
      .updateTable('admins')
      .set({ role: 'interviewer' })
      .where('organization_id', '=', team.id)
      .where('id', '=', team.adminId)
      .execute()
  })
  const save = (id: string) =>
    team.call(schedulingContract['availability.save'], { query: { admin_id: id }, body: { hours: [] } })
  await expect(save(other)).rejects.toMatchObject({ status: 403, code: 'role_needed' })
  expect(await save(team.adminId)).toMatchObject({ admin_id: team.adminId, is_default: false })
})
