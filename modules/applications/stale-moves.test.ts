import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { applicationsContract } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)

test('refuses a decision about an application that somebody else moved in the meantime, and says who did', async () => {
  const colleague = await aColleague(server, organization, 'recruiter', { name: 'Leila Nasser' })
  const { application_id: id } = await anApplication(server, organization, await anOpenJob(organization))
  await server.settled()
  const seen = { stage: 'applied', outcome: 'active' } as const
  const decide = (by: { call: typeof organization.call }, body: object) =>
    by.call(applicationsContract['applications.status'], { params: { id }, body })
  await decide(colleague, { stage: 'review', seen })
  await expect(decide(organization, { outcome: 'rejected', reason: 'we_declined', seen })).rejects.toMatchObject({
    status: 409,
    code: 'stale',
    message: 'Leila Nasser changed this application in the meantime. It is now: Review.',
    problem: { current: { stage: 'review', outcome: 'active', changed_by: 'Leila Nasser' } },
  })
  expect(
    await decide(organization, { stage: 'interview', seen: { stage: 'review', outcome: 'active' } }),
  ).toMatchObject({
    stage: 'interview',
  })
  // Of two at the same moment one wins.
  const both = await Promise.allSettled([
    decide(organization, { stage: 'offer', seen: { stage: 'interview', outcome: 'active' } }),
    decide(colleague, { stage: 'review', seen: { stage: 'interview', outcome: 'active' } }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('refuses to move the card of an outdated board', async () => {
  const { application_id: id } = await anApplication(server, organization, await anOpenJob(organization))
  await server.settled()
  const move = (stage: 'review' | 'interview', seen: 'applied' | 'review') =>
    organization.call(applicationsContract['bulk.start'], {
      body: {
        id: randomUUID(),
        action: { kind: 'move', stage, seen: { stage: seen, outcome: 'active' } },
        selection: { ids: [id] },
      },
    })
  expect(await move('review', 'applied')).toMatchObject({ done: 1 })
  await expect(move('interview', 'applied')).rejects.toMatchObject({
    status: 409,
    code: 'stale',
    problem: { current: { stage: 'review', outcome: 'active' } },
  })
  expect(await move('interview', 'review')).toMatchObject({ done: 1 })
})
