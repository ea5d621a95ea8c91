import { expect, test } from 'vitest'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { fileOf, line, startInterviews } from '#modules/interviews/interviews.fixture.ts'
import { schedulingContract } from '#modules/scheduling/contract.ts'
import { teamContract } from '#modules/team/contract.ts'
import { anApplication } from '#tests/factories.ts'
import { emailTemplatesContract } from './contract.ts'

const { server, organization, aColleague, job, tokenTo, book, look } = await startInterviews()

/** A booked interview with one of two people. */
async function aBookedPanel() {
  const [ben, cem] = [await aColleague('Ben Brook'), await aColleague('Cem Can')]
  const application = await anApplication(server, organization, job)
  const { booking } = await organization.call(interviewsContract['interviews.propose'], {
    body: {
      application_id: application.application_id,
      interviewer_ids: [],
      any_of: [{ count: 1, interviewer_ids: [ben.id, cem.id] }],
      minutes: 60,
    },
  })
  const data = await tokenTo(application.email)
  await book(data, (await look(data)).slots[4]!.start_at)
  const replace = async () => {
    const { interviewers } = await organization
      .call(interviewsContract['interviews.list'], {
        params: { id: application.application_id },
      })
      .then(({ items }) => items[0]!)
    await organization.call(schedulingContract['bookings.replacePerson'], {
      params: { id: booking.id },
      body: { admin_id: interviewers[0]!.id },
    })
    await server.settled()
  }
  return { application, replace }
}
const sequence = (file: string | undefined) => Number(line(file ?? '', 'SEQUENCE'))
const changes = async (email: string) =>
  (await server.mailsTo(email)).filter(({ subject }) => subject.startsWith('Your interview on'))

test('the candidate is told who takes over, with a calendar entry that replaces the earlier one', async () => {
  const { application, replace } = await aBookedPanel()
  const [booked] = await server.mailsTo(application.email)
  expect(booked!.text).toContain('Ben Brook')
  await replace()
  const [mail, ...more] = await changes(application.email)
  expect(more).toEqual([])
  expect(mail!.subject).toContain('you will meet Cem Can')
  expect(mail!.text).toContain('/reschedule-interview/')
  const [before, after] = [fileOf(booked), fileOf(mail)]
  expect(line(after, 'METHOD')).toBe('REQUEST')
  expect(sequence(after)).toBeGreaterThan(sequence(before))
  for (const same of ['UID', 'DTSTART', 'DTEND']) expect(line(after, same)).toBe(line(before, same))
})

test('nothing is sent where the e-mail about the booking is switched off', async () => {
  const setEnabled = async (enabled: boolean) => {
    const params = { orgId: organization.id, templateId: 'interview_booked' }
    const { subject, body } = await organization.call(emailTemplatesContract['templates.read'], { params })
    await organization.call(emailTemplatesContract['templates.save'], { params, body: { subject, body, enabled } })
  }
  await setEnabled(false)
  const { application, replace } = await aBookedPanel()
  await replace()
  expect(await changes(application.email)).toEqual([])
  await setEnabled(true)
})

test('on a day with several interviews, the one entry for all of them says who takes over one', async () => {
  const [ann, ben] = [await aColleague('Ann Adler'), await aColleague('Ben Brook')]
  const application = await anApplication(server, organization, job)
  const part = (id: string, title: string) => ({ round_id: 'team', title, minutes: 30, interviewer_ids: [id] })
  await organization.call(interviewsContract['interviews.proposeDay'], {
    params: { id: application.application_id },
    body: { interviews: [part(ann.id, 'Code review'), part(ben.id, 'Team interview')] },
  })
  const data = await tokenTo(application.email)
  await book(data, (await look(data)).slots[4]!.start_at)
  const [booked] = await server.mailsTo(application.email)
  await organization.call(teamContract['team.remove'], {
    params: { id: ben.id },
    query: { hand_over_to: organization.adminId },
  })
  await server.settled()
  const [mail] = await changes(application.email)
  expect(mail!.text.replaceAll(/\s+/g, ' ')).toContain('Team interview with Ines Marchetti')
  expect(mail!.text).toContain('Ann Adler')
  const [before, after] = [fileOf(booked), fileOf(mail)]
  expect(sequence(after)).toBeGreaterThan(sequence(before))
  for (const same of ['UID', 'DTSTART', 'DTEND']) expect(line(after, same)).toBe(line(before, same))
})
