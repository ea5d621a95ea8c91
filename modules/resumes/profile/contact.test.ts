import { expect, it } from 'vitest'
import { readPhone } from './contact.ts'
import { linesWritten } from './section.fixture.ts'

const phoneIn = (line: string, language: string) => readPhone(linesWritten([line]), language)?.value ?? null

it('reads a number that fills its line without a sign in front', () => {
  expect(phoneIn('13500004821', 'zh')).toMatch(/13500004821$/)
})

it('takes no other number for a phone, and a phone next to one', () => {
  expect(phoneIn('[arXiv:2602.11877]', 'zh')).toBeNull()
  expect(phoneIn('ISBN 978-3-16-148410-0', 'en')).toBeNull()
  expect(phoneIn('ORCID: 0000-0002-1825-0097 | +44 20 7946 0318', 'en')).toBe('+442079460318')
})
