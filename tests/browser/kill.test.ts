import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from 'vitest'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { interviewsContract } from '#modules/interviews/contract.ts'
import { type Call, createClient } from '#platform/contract/client.ts'
import { aResume } from '#tests/a-resume.ts'
import { buttonOf, entryOf, mailbox } from './mailbox.ts'
import { RECRUITER } from './people.ts'
import { Product } from './server.ts'
import { waitFor } from '#tests/wait.ts'

let product: Product
let organizationId: string
let jobId: string
let adminId: string
/** Calls as the recruiter; sessions survive restarts of the server. */
let recruiter: Call

const stranger = () => createClient({ baseUrl: product.url, token: () => null })

beforeAll(async () => {
  product = await Product.start()
  const { name, email, password } = RECRUITER
  const organization = await stranger()(organizationsContract['organizations.register'], {
    body: { name: 'Harbour & Vale', time_zone: 'Europe/Berlin' },
  })
  organizationId = organization.id
  await stranger()(accountsContract['accounts.registerAdmin'], {
    body: { organization_id: organizationId, name, email, password },
  })
  const mail = await mailbox(product.url).arrival(email, /Confirm your address/)
  const token = new URL(buttonOf(mail, 'verify-email')).searchParams.get('token')!
  await stranger()(accountsContract['accounts.verifyEmail'], { body: { token } })
  const { access_token, admin } = await stranger()(accountsContract['accounts.login'], { body: { email, password } })
  adminId = admin.id
  recruiter = createClient({ baseUrl: product.url, token: () => access_token })
  const job = await recruiter(jobsContract['jobs.create'], {
    body: {
      title: 'Backend Engineer',
      description: '<p>You run the services that move goods.</p>',
      requirements: [{ id: 'ts', text: 'Three years of TypeScript', must_have: true }],
    },
  })
  jobId = job.id
  await recruiter(jobsContract['jobs.edit'], { params: { jobId }, body: { status: 'open' } })
})
afterAll(() => product?.remove())
beforeEach(() => onTestFailed(() => void process.stdout.write(`\nThe product printed:\n${product.output}\n`)))

interface Person {
  readonly name: string
  readonly email: string
  /** The page reuses it for every retry. */
  readonly idempotencyKey: string
}

const send = ({ name, email, idempotencyKey }: Person) =>
  stranger()(applicationsContract['applications.submit'], {
    params: { id: organizationId },
    body: {
      job_opening_id: jobId,
      answers: { name, email, phone: '+961 3 412 098', location: 'Beirut', privacy: true },
    },
    files: [{ field: 'resume', file: new Blob([aResume(name, email)]), name: 'Resume.txt' }],
    idempotencyKey,
    timeoutMs: 10_000,
  })

/** Retries with the same key until there is a response, as the page does. */
const sendUntilAccepted = (person: Person) =>
  waitFor(`the application of ${person.name} to be accepted`, () => send(person).catch(() => null))

/** From the first byte of a submission to long after its response, when its résumé is parsed and its e-mail is created. In ms. */
const KILLED_AFTER = [4, 12, 30, 60, 120, 250, 500, 900]

test('killing the server during an application loses nothing that was confirmed and repeats nothing', async () => {
  const people: (Person & { acknowledged: string })[] = []
  for (const [index, delay] of KILLED_AFTER.entries()) {
    const person = { name: `Noor ${index}`, email: `noor-${index}@example.com`, idempotencyKey: randomUUID() }
    const first = send(person).catch(() => null)
    await new Promise(resolve => setTimeout(resolve, delay))
    await product.kill()
    const before = await first
    await product.start()
    const again = await sendUntilAccepted(person)
    if (before) expect(again).toEqual(before)
    people.push({ ...person, acknowledged: again.application_id })
  }

  const list = await waitFor('every résumé to be parsed', async () => {
    const { items } = await recruiter(applicationsContract['applications.list'], { query: {} })
    return items.every(({ match }) => match.state === 'ready') && items
  })
  expect(list.map(({ id }) => id).toSorted()).toEqual(people.map(({ acknowledged }) => acknowledged).toSorted())
  const scores = new Set(list.map(({ match }) => match.score))
  expect(scores.size).toBe(1)

  for (const { candidate_uuid } of list) {
    const { candidate, applications } = await recruiter(applicationsContract['candidates.read'], {
      params: { candidate_uuid },
    })
    const [{ submissions, timeline }] = applications as [(typeof applications)[number]]
    expect(submissions).toBe(1)
    const messages = timeline.map(({ name }) => name)
    expect(messages.filter(name => name === 'application.submitted')).toHaveLength(1)
    expect(messages).toEqual([...new Set(messages)])
    await mailbox(product.url).arrival(candidate.email!, /application/i)
    expect(await mailbox(product.url).all(candidate.email!)).toHaveLength(1)
  }
  expect(product.output).not.toMatch(/"level":(50|60)/)
})

/** From before the time is locked until after the e-mails to both sides are sent. In ms. */
const BOOKING_KILLED_AFTER = [3, 15, 40, 100, 300]

test('killing the server during a booking leaves one booked time and one e-mail to each side', async () => {
  const { items } = await recruiter(applicationsContract['applications.list'], { query: {} })
  const booked: { application_id: string; email: string; start_at: string }[] = []
  for (const [index, delay] of BOOKING_KILLED_AFTER.entries()) {
    const { id: application_id, candidate_uuid } = items[index]!
    const { candidate } = await recruiter(applicationsContract['candidates.read'], { params: { candidate_uuid } })
    await recruiter(interviewsContract['interviews.propose'], {
      body: { application_id, interviewer_ids: [adminId], place: 'The harbour office' },
    })
    const offer = await mailbox(product.url).arrival(candidate.email!, /Choose a time/)
    const data = new URL(buttonOf(offer, '/schedule-interview/')).pathname.split('/').at(-1)!
    const { slots } = await stranger()(interviewsContract['interviews.openLink'], { params: { data } })
    const { start_at } = slots[0]!
    const idempotencyKey = randomUUID()
    const book = () =>
      stranger()(interviewsContract['interviews.book'], {
        params: { data },
        body: { start_at, time_zone: 'Asia/Beirut' },
        idempotencyKey,
        timeoutMs: 10_000,
      }).catch(() => null)
    const first = book()
    await new Promise(resolve => setTimeout(resolve, delay))
    await product.kill()
    await first
    await product.start()
    await waitFor(`the booking of ${candidate.name} to be accepted`, book)
    booked.push({ application_id, email: candidate.email!, start_at })
  }
  expect(new Set(booked.map(({ start_at }) => start_at)).size).toBe(booked.length)

  for (const { application_id, email, start_at } of booked) {
    const bookings = await recruiter(interviewsContract['interviews.list'], { params: { id: application_id } })
    expect(bookings.items.map(one => [one.state, one.start_at])).toEqual([['booked', start_at]])
    expect(entryOf(await mailbox(product.url).arrival(email, /^Booked/)).start).toEqual(new Date(start_at))
  }
  const bookingEmails = async (address: string) =>
    (await mailbox(product.url).all(address)).filter(({ subject }) => subject.startsWith('Booked'))
  await waitFor(
    'the e-mails to the recruiter',
    async () => (await bookingEmails(RECRUITER.email)).length >= booked.length,
  )
  for (const { email } of booked) expect(await bookingEmails(email)).toHaveLength(1)
  expect(await bookingEmails(RECRUITER.email)).toHaveLength(booked.length)
})
