import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { type Call, createClient } from '#platform/contract/client.ts'
import { aResume } from '#tests/factories.ts'
import { buttonOf, mailbox } from './mailbox.ts'
import { RECRUITER } from './people.ts'
import { Product } from './server.ts'
import { waitFor } from './wait.ts'

let product: Product
let organizationId: string
let jobId: string
/** As the recruiter; a session outlives the server. */
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
  const { access_token } = await stranger()(accountsContract['accounts.login'], { body: { email, password } })
  recruiter = createClient({ baseUrl: product.url, token: () => access_token })
  const job = await recruiter(jobsContract['jobs.create'], {
    body: {
      title: 'Backend Engineer',
      description: '<p>You keep the services that move goods.</p>',
      requirements: [{ id: 'ts', text: 'Three years of TypeScript', must_have: true }],
    },
  })
  jobId = job.id
  await recruiter(jobsContract['jobs.edit'], { params: { jobId }, body: { status: 'open' } })
})
afterAll(() => product?.remove())

interface Person {
  readonly name: string
  readonly email: string
  /** The page that sends keeps it over every try. */
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

/** As the page does it: again and again with the same key until somebody answers. */
const sendUntilTaken = (person: Person) =>
  waitFor(`the application of ${person.name} to be taken`, () => send(person).catch(() => null))

/** From the first byte of a submission to long after its reply: its résumé is read and its mail written meanwhile. In ms. */
const KILLED_AFTER = [4, 12, 30, 60, 120, 250, 500, 900]

test('killed at any moment of an application: nothing acknowledged is lost, nothing happens twice', async () => {
  const people: (Person & { acknowledged: string })[] = []
  for (const [index, delay] of KILLED_AFTER.entries()) {
    const person = { name: `Noor ${index}`, email: `noor-${index}@example.com`, idempotencyKey: randomUUID() }
    const first = send(person).catch(() => null)
    await new Promise(resolve => setTimeout(resolve, delay))
    await product.kill()
    const before = await first
    await product.start()
    const again = await sendUntilTaken(person)
    if (before) expect(again).toEqual(before)
    people.push({ ...person, acknowledged: again.application_id })
  }

  const list = await waitFor('every résumé to be read', async () => {
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
    const told = timeline.map(({ name }) => name)
    expect(told.filter(name => name === 'application.submitted')).toHaveLength(1)
    expect(new Set(told).size).toBe(told.length)
    await mailbox(product.url).arrival(candidate.email, /application/i)
    expect(await mailbox(product.url).all(candidate.email)).toHaveLength(1)
  }
  expect(product.output).not.toMatch(/"level":(50|60)/)
})
