import { describe, expect, it, test } from 'vitest'
import { digestOfActivityExamples } from '../../labelled/activity-examples.ts'
import { readActivities, writeActivities } from './activities/weigh.ts'
import { LEARNED_FROM, WEIGHTS } from './activities/weights.ts'
import { matchBuiltIn } from './built-in.ts'

const evaluate = (line: string, requirement: string, languages = '') => {
  const text = `Alex Marlow\nWorker\n\nExperience\n\nMar 2019 – Present\tOakfield Stores, Derby\nShop assistant\n- ${line}\n- Kept the place tidy and friendly for everyone who came in and went out again\n\nEducation\nGCSEs, 2010\n\n${languages}`
  const [result] = matchBuiltIn({
    requirements: [{ id: 'r', text: requirement, must_have: true }],
    resume: { pages: [{ number: 1, text }] },
    profile: { years_of_experience: null, positions: [], skills: [], languages: [] },
    now: '2026-11-01T00:00:00Z',
  }).requirements
  return result!
}

test('the weights were learned from the examples as they are', () => {
  expect(LEARNED_FROM, 'run node --import tsx bench/train-activities.ts').toBe(digestOfActivityExamples())
})

test('weights are the same after writing and reading', () => {
  const learned = readActivities(WEIGHTS)
  expect(writeActivities(learned)).toBe(WEIGHTS)
})

describe('work in other words than the requirement', () => {
  it.each([
    ['Ran the early shift of nine', 'People management'],
    ['Beat the monthly quota eleven times in a row', 'Proven sales success'],
    ['Steht die Linie, suche ich die Ursache und bringe sie wieder zum Laufen', 'Störungsbeseitigung'],
    ['Les nouveaux passent leurs premiers jours avec moi', 'Formation des nouveaux arrivants'],
    ['Si algo llega roto, lo cambio o devuelvo el dinero', 'Gestión de reclamaciones'],
  ])('is found: %s', (line, requirement) => {
    const result = evaluate(line, requirement)
    expect(result.verdict).toBe('met')
    expect(result.quotes[0]!.text).toContain(line)
  })

  it.each([
    ['was done by others', 'The early shift of nine was led by my colleague', 'People management'],
    ['was not done', 'Never ran an early shift', 'People management'],
    ['is another activity', 'Parcels labelled and packed', 'People management'],
    ['names nothing of what is particular', 'Ran the early shift of nine', 'Managing astronauts'],
    ['is no product', 'Every call logged in Salesforce', 'HubSpot'],
    ['is no qualification', 'Leg ulcers dressed and measured', 'Diploma in wound care'],
  ])('does not count if it %s', (_, line, requirement) => {
    expect(evaluate(line, requirement).verdict).not.toBe('met')
  })

  it('shows only one of several parts that are the same activity', () => {
    const line = 'Toolbox talks and near-miss reporting'
    expect(evaluate(line, 'Risk assessments, toolbox talks and accident investigation').verdict).toBe('partly')
  })
})

test('points in an examination are a level of English', () => {
  expect(evaluate('Meetings with customers abroad', 'Good English', 'Languages\nTOEIC 850').verdict).toBe('met')
  expect(evaluate('Meetings with customers abroad', 'Fluent English', 'Languages\nTOEIC 600').verdict).toBe('partly')
})
