import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { evaluationContract as calls } from './contract.ts'

// How requirements are checked, without a language model.
const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const { call } = organization

test('proposes how requirements are checked, in their order, and stores nothing', async () => {
  const texts = ['3+ years on a surgical ward', 'Deutsch B2', 'Wound care', 'Permis de conduire B']
  const { checks, recognition } = await call(calls['evaluation.proposeChecks'], { body: { texts } })
  expect({ checks }).toEqual({
    checks: [
      { kind: 'years', years: 3 },
      { kind: 'language', languages: [{ name: 'Deutsch', level: 'B2' }] },
      { kind: 'skill' },
      { kind: 'certificate_or_licence', name: 'Permis de conduire B', must_be_valid: true },
    ],
  })
  expect(recognition.map(({ recognizable }) => recognizable)).toEqual([true, true, true, true])
  expect(recognition[2]!.looks_for[0]!.any[0]).toMatchObject({ label: 'Wound care' })
  expect(await call(calls['evaluation.proposeChecks'], { body: { texts: [] } })).toEqual({
    checks: [],
    recognition: [],
  })
  for (const wrong of [Array.from({ length: 21 }, () => 'Care'), ['x'.repeat(301)], ['']])
    await expect(call(calls['evaluation.proposeChecks'], { body: { texts: wrong } })).rejects.toMatchObject({
      status: 422,
    })
  await expect(server.as()(calls['evaluation.proposeChecks'], { body: { texts } })).rejects.toMatchObject({
    status: 401,
  })
})

test('a match recognizes a requirement by the words that a recruiter added', async () => {
  const requirement = { id: 'own', text: 'Grommet calibration', must_have: true }
  const verdictWith = async (also_recognized_by: string[] | undefined) => {
    const job = await anOpenJob(organization, { requirements: [{ ...requirement, also_recognized_by }] })
    const { application_id } = await anApplication(server, organization, job)
    await server.settled()
    const { match } = await call(calls['evaluation.review'], { params: { id: application_id } })
    return match!.result!.requirements[0]!
  }
  expect(await verdictWith(undefined)).toMatchObject({ verdict: 'missing', quotes: [] })
  const found = await verdictWith(['TypeScript'])
  expect(found.verdict).toBe('met')
  expect(found.quotes.some(({ text }) => text.includes('TypeScript'))).toBe(true)
})
