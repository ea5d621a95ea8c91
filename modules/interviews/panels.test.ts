import { expect, test } from 'vitest'
import { newId } from '#platform/db/id.ts'
import { schedulingContract } from '#modules/scheduling/contract.ts'
import { anApplication } from '#tests/factories.ts'
import { interviewsContract as calls } from './contract.ts'
import { fileOf, line, problemOf, startInterviews } from './interviews.fixture.ts'

const { server, organization, aColleague, job, tokenTo, book, move, look } = await startInterviews()

const four = async () => [
  await aColleague('Ann Adler', 'Europe/Berlin'),
  await aColleague('Ben Brook', 'America/New_York'),
  await aColleague('Cem Can', 'Asia/Tokyo'),
  await aColleague('Dan Dahl', 'Australia/Lord_Howe'),
]
async function anInvitation(body: object) {
  const application = await anApplication(server, organization, job)
  const { booking } = await organization.call(calls['interviews.propose'], {
    body: { application_id: application.application_id, interviewer_ids: [], minutes: 60, ...body },
  })
  return { application, booking, data: await tokenTo(application.email) }
}
const bookingOf = async (applicationId: string) =>
  (await organization.call(calls['interviews.list'], { params: { id: applicationId } })).items[0]!
const namesOf = ({ interviewers }: { interviewers: { name: string }[] }) => interviewers.map(({ name }) => name)

test('any two of four: the candidate books one time, two people get it, and both sides see who', async () => {
  const people = await four()
  const ids = people.map(({ id }) => id)
  const { application, data } = await anInvitation({ any_of: [{ count: 2, interviewer_ids: ids }] })
  const before = await look(data)
  expect(before.interviewers).toEqual(['2 people from the team'])
  const start = before.slots[4]!.start_at
  const view = await book(data, start)
  expect(view.interviewers).toEqual(['Ann Adler', 'Ben Brook'])
  const after = await bookingOf(application.application_id)
  expect(namesOf(after)).toEqual(['Ann Adler', 'Ben Brook'])
  for (const { email, name } of people) {
    const mails = await server.mailsTo(email)
    expect(mails.length).toBe(['Ann Adler', 'Ben Brook'].includes(name) ? 1 : 0)
  }
  // The next interview at this time goes to the other two, then nobody is left.
  const second = await anInvitation({ any_of: [{ count: 2, interviewer_ids: ids }] })
  expect((await book(second.data, start)).interviewers).toEqual(['Cem Can', 'Dan Dahl'])
  const third = await anInvitation({ any_of: [{ count: 1, interviewer_ids: ids }] })
  expect((await look(third.data)).slots.map(({ start_at }) => start_at)).not.toContain(start)
  expect(await problemOf(book(third.data, start))).toMatchObject({ status: 409, code: 'slot_taken' })
})

test('bookings in parallel never take more people than there are', async () => {
  const ids = (await four()).map(({ id }) => id)
  const offers = await Promise.all(
    Array.from({ length: 6 }, () => anInvitation({ any_of: [{ count: 2, interviewer_ids: ids }] })),
  )
  const start = (await look(offers[0]!.data)).slots[10]!.start_at
  const results = await Promise.allSettled(offers.map(({ data }) => book(data, start)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const taken = await Promise.all(offers.map(({ application }) => bookingOf(application.application_id)))
  const people = taken
    .filter(({ state }) => state === 'booked')
    .flatMap(({ interviewers }) => interviewers.map(({ id }) => id))
  expect(new Set(people).size).toBe(4)
})

test('someone else of the group takes over at the same time, and both are told', async () => {
  const [ann, ben, cem, dan] = (await four()) as [Person, Person, Person, Person]
  const { application, data, booking } = await anInvitation({
    interviewer_ids: [ann.id],
    any_of: [{ count: 1, interviewer_ids: [ben.id, cem.id, dan.id] }],
  })
  const start = (await look(data)).slots[6]!.start_at
  await book(data, start)
  const replace = (admin_id: string) =>
    organization.call(schedulingContract['bookings.replacePerson'], { params: { id: booking.id }, body: { admin_id } })
  const after = await replace(ben.id)
  expect(namesOf(after)).toEqual(['Ann Adler', 'Cem Can'])
  expect(after.start_at).toBe(start)
  const [removal] = await server.mailsTo(ben.email)
  expect(line(fileOf(removal), 'METHOD')).toBe('CANCEL')
  expect(line(fileOf((await server.mailsTo(cem.email))[0]), 'METHOD')).toBe('REQUEST')
  expect((await look(data)).interviewers).toEqual(['Ann Adler', 'Cem Can'])
  expect(await problemOf(replace(ann.id))).toMatchObject({ status: 409, code: 'not_replaceable' })
  expect(namesOf(await replace(cem.id))).toEqual(['Ann Adler', 'Dan Dahl'])
  expect(await problemOf(replace(dan.id))).toMatchObject({ status: 409, code: 'no_replacement' })
  // A move keeps those who take part, as long as they are free.
  await move(data, (await look(data)).slots[20]!.start_at)
  expect(namesOf(await bookingOf(application.application_id))).toEqual(['Ann Adler', 'Dan Dahl'])
})
type Person = Awaited<ReturnType<typeof aColleague>>

test('a move to a time at which someone is busy exchanges them', async () => {
  const [ann, ben] = (await four()) as [Person, Person]
  const both = [{ count: 1, interviewer_ids: [ann.id, ben.id] }]
  const first = await anInvitation({ any_of: both })
  const { slots } = await look(first.data)
  await book(first.data, slots[2]!.start_at)
  const second = await anInvitation({ interviewer_ids: [ann.id] })
  await book(second.data, slots[12]!.start_at)
  expect(namesOf(await bookingOf(first.application.application_id))).toEqual(['Ann Adler'])
  expect((await move(first.data, slots[12]!.start_at)).interviewers).toEqual(['Ben Brook'])
  const mails = await server.mailsTo(ann.email)
  expect(mails.some(mail => line(fileOf(mail), 'METHOD') === 'CANCEL')).toBe(true)
})

test('refuses groups with too few people, nobody at all, and people of other organizations', async () => {
  const [ann] = (await four()) as [Person]
  const application = await anApplication(server, organization, job)
  const propose = (body: object) =>
    problemOf(
      organization.call(calls['interviews.propose'], {
        body: { application_id: application.application_id, interviewer_ids: [], ...body },
      }),
    )
  expect(await propose({})).toMatchObject({ status: 422 })
  expect(await propose({ any_of: [{ count: 2, interviewer_ids: [ann.id, ann.id] }] })).toMatchObject({ status: 422 })
  expect(await propose({ interviewer_ids: [ann.id], any_of: [{ count: 1, interviewer_ids: [ann.id] }] })).toMatchObject(
    { status: 422 },
  )
  expect(await propose({ any_of: [{ count: 1, interviewer_ids: [newId()] }] })).toMatchObject({ status: 422 })
})
