import { expect, it } from 'vitest'
import { recognitionOf } from './recognition.ts'

it.each([
  'Team player',
  'Strong communication skills',
  'Motivated and reliable person',
  'Teamfähigkeit und Belastbarkeit',
  'Esprit d’équipe',
  'Trabajo en equipo',
  'Positive attitude',
  'Experience',
])('cannot be recognized: %s', text => {
  expect(recognitionOf(text).recognizable).toBe(false)
})

it.each([
  'PostgreSQL in production',
  'Has led a team of six',
  '3 years of experience',
  'German B2',
  'Social work',
  'Driving licence',
  'Bachelor’s degree',
  'Corporate communication',
  'Ran a monthly payroll for 100 people or more',
  'Solved a pay error together with HR',
  'Grommet calibration',
])('can be recognized: %s', text => {
  expect(recognitionOf(text).recognizable).toBe(true)
})

it('names what is looked for, with other words for it and alternatives', () => {
  const { looks_for } = recognitionOf('Payroll, or JavaScript and forklift trucks')
  const labels = looks_for.flatMap(({ any }) => any.map(({ label }) => label))
  expect(labels.join(' ')).toContain('JavaScript')
  const words = looks_for.flatMap(({ any }) => any.flatMap(one => one.words))
  expect(words.length).toBeGreaterThan(0)
  expect(words.every(word => !/[*+#=]/.test(word))).toBe(true)
})

it('limits what it returns for a long text', () => {
  const { looks_for } = recognitionOf('forklift, '.repeat(30).slice(0, 300))
  expect(JSON.stringify(looks_for).length).toBeLessThan(30_000)
})
