import { expect, test } from 'vitest'
import { importing, asFile } from '#modules/imports/imports.fixture.ts'
import { problemOf } from '#modules/offers/offers.fixture.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { mergesContract as calls } from './contract.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const { call } = organization
const job = await anOpenJob(organization)
const second = await anOpenJob(organization, { title: 'Dock Manager' })
const steps = importing(server, organization, job)

interface Person {
  readonly name: string
  readonly contact: string
  readonly employer?: string
  readonly about?: string
}

/** A résumé that shares nothing with the others but what is given. */
const resume = ({ name, contact, employer = `${name} Works`, about = '' }: Person) => `${name}
${contact}

Experience
Warehouse Manager, ${employer}, 03/2020 - present
- ${about || `${name} led the night shift and wrote the rota for 40 people.`}

Education
BSc Logistics, University of ${name.split(' ')[1]}, 2014 - 2017
`

let count = 0
async function bring(...people: Person[]) {
  const { items } = await steps.importAll(people.map(one => asFile(`${(count += 1)}.txt`, resume(one))))
  const applications = items.map(({ application }) => application!)
  return people.map(({ name }) => applications.find(one => one.name === name)!.candidate_uuid)
}

const suggestedTo = async (candidate_uuid: string) => {
  const { items } = await call(calls['duplicates.of'], { params: { candidate_uuid } })
  return items.map(({ reasons, candidates }) => ({
    reasons,
    other: candidates.find(one => one.candidate_uuid !== candidate_uuid)!.candidate_uuid,
  }))
}

test('suggests candidates with the same phone number, however it is written', async () => {
  const [one, other] = await bring(
    { name: 'Anna Weber', contact: 'anna.weber@example.com | +49 30 901820' },
    { name: 'Annika Vogel', contact: 'annika@example.com | 0049 (30) 90 18 20' },
  )
  expect(await suggestedTo(one!)).toEqual([{ reasons: ['phone'], other }])
  expect(await suggestedTo(other!)).toEqual([{ reasons: ['phone'], other: one }])
  const { items } = await call(calls['duplicates.list'], { query: {} })
  expect(items[0]!.candidates.map(({ name }) => name).toSorted()).toEqual(['Anna Weber', 'Annika Vogel'])
})

test('suggests candidates with the same profile, and those with the same name and employer', async () => {
  const [one, other] = await bring(
    { name: 'Bela Novak', contact: 'bela@example.com | linkedin.com/in/belanovak', employer: 'Cedar Pay' },
    {
      name: 'Béla Novák',
      contact: 'b.novak@example.org | https://www.linkedin.com/in/belanovak/',
      employer: 'Cedar Pay',
    },
  )
  expect(await suggestedTo(one!)).toEqual([{ reasons: ['link', 'name_employer'], other }])
})

test('suggests candidates with nearly the same résumé', async () => {
  const about = Array.from(
    { length: 20 },
    (_, year) => `In ${2000 + year} I moved ${year * 31} pallets a day between dock ${year} and hall ${year * 2}`,
  ).join('. ')
  const [one, other] = await bring(
    { name: 'Carla Duarte', contact: 'carla@example.com', about },
    { name: 'Clara Dorn', contact: 'clara@example.com', about },
  )
  expect((await suggestedTo(one!)).map(found => found.other)).toEqual([other])
})

test('suggests nothing for people who only look alike', async () => {
  const [one, other] = await bring(
    { name: 'Dora Lind', contact: 'dora@example.com | +46 8 123 456 01' },
    { name: 'Dora Lind', contact: 'lind@example.com | +46 8 123 456 02', employer: 'Another Place' },
  )
  expect(await suggestedTo(one!)).toEqual([])
  expect(await suggestedTo(other!)).toEqual([])
})

test('suggests nothing for a number that many people share', async () => {
  const people = ['Emil Sand', 'Frida Holm', 'Gustav Berg', 'Hedda Moe', 'Ivar Dahl', 'Jonas Vik'].map(name => ({
    name,
    contact: `${name.replace(' ', '.').toLowerCase()}@example.com | +47 22 33 44 55`,
  }))
  const ids = await bring(...people)
  for (const id of ids) expect(await suggestedTo(id)).toEqual([])
})

test('remembers that two candidates are not the same person', async () => {
  const [one, other] = await bring(
    { name: 'Karin Lund', contact: 'karin@example.com | +45 31 22 33 44' },
    { name: 'Kaja Lunde', contact: 'kaja@example.com | +45 31 22 33 44' },
  )
  const decide = (dismissed: boolean) =>
    call(calls['duplicates.decide'], { params: { candidate_uuid: one!, otherId: other! }, body: { dismissed } })
  await decide(true)
  expect(await suggestedTo(one!)).toEqual([])
  // For another job, with more to read.
  const more = { name: 'Karin Lund', contact: 'karin@example.com | +45 31 22 33 44', employer: 'A Third Place' }
  await importing(server, organization, second).importAll([asFile('more.txt', resume(more))])
  expect(await suggestedTo(other!)).toEqual([])
  await decide(false)
  expect((await suggestedTo(one!)).length).toBe(1)
  const unknown = call(calls['duplicates.decide'], {
    params: { candidate_uuid: one!, otherId: organization.id },
    body: { dismissed: true },
  })
  expect(await problemOf(unknown)).toMatchObject({ status: 404 })
})

test('names nobody in blind review', async () => {
  await call(organizationsContract['organizations.editSettings'], { body: { blind_review: true } })
  const { items } = await call(calls['duplicates.list'], { query: {} })
  for (const { candidates } of items)
    for (const one of candidates)
      expect(one).toMatchObject({ blind: true, name: expect.stringMatching(/^Candidate \d+$/u) as string })
  expect(JSON.stringify(items)).not.toMatch(/Anna|Novak|example\.com/u)
  await call(organizationsContract['organizations.editSettings'], { body: { blind_review: false } })
})

test('is for owners, admins and recruiters', async () => {
  const manager = await aColleague(server, organization, 'hiring_manager', { jobs: [job] })
  expect(await problemOf(manager.call(calls['duplicates.list'], { query: {} }))).toMatchObject({ status: 403 })
})

test('candidates who were merged twice are still found, but not by whom people told them apart from', async () => {
  const [one, two, three, stranger] = await bring(
    { name: 'Oda Brekke', contact: 'oda.brekke@example.com | +47 22 41 50 60' },
    { name: 'Odile Brun', contact: 'odile.brun@example.com | +47 22 41 50 60' },
    { name: 'Olaf Carlsen', contact: 'olaf.carlsen@example.com | +47 22 99 10 20' },
    { name: 'Petra Dahl', contact: 'petra.dahl@example.com | +47 22 41 50 60' },
  )
  await call(calls['duplicates.decide'], {
    params: { candidate_uuid: two!, otherId: stranger! },
    body: { dismissed: true },
  })
  const merge = async (kept: string, merged: string) => {
    const { seen } = await call(calls['merges.preview'], { query: { kept, merged } })
    const choose = { name: 'kept', email: 'kept', phone: 'kept' } as const
    return call(calls['merges.create'], { body: { kept, merged, choose, seen } })
  }
  await merge(one!, two!)
  await merge(three!, one!)
  expect(await suggestedTo(three!)).toEqual([])
  const [fourth] = await bring({ name: 'Runa Eide', contact: 'runa.eide@example.com | +47 22 41 50 60' })
  expect(await suggestedTo(three!)).toEqual([{ reasons: ['phone'], other: fourth }])
})
