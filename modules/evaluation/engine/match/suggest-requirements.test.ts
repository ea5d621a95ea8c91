import { expect, test } from 'vitest'
import { suggestRequirements } from './suggest-requirements.ts'

const DESCRIPTION = `# About the job

640 people keep our trains running. You make sure that each of them is paid on time.

# What you will do

- Run the monthly payroll for our German and Dutch teams
- Lead the move to a new payroll system

# What you bring

- 3 years of experience in payroll
- You have filed wage tax returns in Germany.
- Team player
- Bachelor's degree in finance is a plus

# Nice to have

- Dutch B2`

test('suggests what is listed under the heading for it, and keeps what is welcome apart', () => {
  expect(suggestRequirements(DESCRIPTION)).toEqual([
    { text: '3 years of experience in payroll', must_have: true },
    { text: 'Filed wage tax returns in Germany', must_have: true },
    { text: "Bachelor's degree in finance", must_have: false },
    { text: 'Dutch B2', must_have: false },
  ])
})

test('suggests no tasks and no qualities', () => {
  const texts = suggestRequirements(DESCRIPTION).map(({ text }) => text)
  expect(texts.join(' ')).not.toMatch(/monthly payroll|Lead the move|Team player/u)
})

test('finds years, languages and licences in sentences, and leaves other sentences out', () => {
  const text =
    'You drive our vans. A driving licence (class B) is required. You have 2 years of experience as a driver. The team speaks German.'
  expect(suggestRequirements(text)).toEqual([
    { text: 'A driving licence (class B)', must_have: true },
    { text: '2 years of experience as a driver', must_have: true },
  ])
})

test('reads German and French headings', () => {
  expect(
    suggestRequirements('# Ihr Profil\n\n- 3 Jahre Erfahrung in der Pflege\n\nVon Vorteil:\n\n- Französisch B1'),
  ).toEqual([
    { text: '3 Jahre Erfahrung in der Pflege', must_have: true },
    { text: 'Französisch B1', must_have: false },
  ])
  expect(suggestRequirements('# Votre profil\n\n- Permis de conduire B')).toEqual([
    { text: 'Permis de conduire B', must_have: true },
  ])
})

test('the same requirement is suggested once, and at most as many as a job can have', () => {
  expect(suggestRequirements('# Requirements\n- Docker\n- docker')).toHaveLength(1)
  const many = Array.from({ length: 60 }, (_, at) => `- ${at + 1} years of welding`).join('\n')
  expect(suggestRequirements(`# Requirements\n${many}`)).toHaveLength(20)
  expect(suggestRequirements('')).toEqual([])
})
