import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { applicationsContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
for (const [title, name] of [
  ['Verwaltungsfachangestellte', 'Ana Lindqvist'],
  ['Verwaltungsfachwirt', 'Bo Lindgren'],
  ['Node.js Developer', 'Cy Okafor'],
] as const)
  await anApplication(server, organization, await anOpenJob(organization, { title }), { name })

const found = async (search: string) =>
  (await organization.call(calls['applications.list'], { query: { search } })).items
    .map(({ name }) => name.split(' ')[0]!)
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ')

test.each([
  ['lin', 'Ana Bo'],
  ['lindq', 'Ana'],
  // Of two letters, only whole words are found.
  ['li', ''],
  ['bo', 'Bo'],
  ['lindgren bo', 'Bo'],
  ['ana verw', 'Ana'],
  ['bo verwaltungsfachangestellte', ''],
  // As long as what the index has of a word, and longer.
  ['verwaltungsf', 'Ana Bo'],
  ['verwaltungsfach', 'Ana Bo'],
  ['verwaltungsfacha', 'Ana'],
  ['verwaltungsfachangestellte', 'Ana'],
  ['verwaltungsfachangestellten', ''],
  ['node', 'Cy'],
  // Only the last word can be the beginning of one.
  ['lind ana', ''],
])('%j finds whose names and jobs begin with it: %j', async (search, names) => {
  expect(await found(search)).toBe(names)
})
