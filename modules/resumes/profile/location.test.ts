import { expect, it } from 'vitest'
import { readLocation } from './location.ts'
import { linesWritten } from './section.fixture.ts'

const locationIn = (...lines: string[]) =>
  readLocation(linesWritten(...lines.map(line => [line] as [string])), 'Ada Brandt')?.value ?? null

it.each([
  ['Ada Brandt • Oirschotveld • ada@example.org • 0171 5550123', 'Oirschotveld'],
  ['Strada Nuova 77, 37121 Verona (Italia)', '37121 Verona (Italia)'],
  ['4417 Alder Creek Ct, Boise, ID 83702', 'Boise, ID 83702'],
  ['Ada Brandt, 89077 Ulm', '89077 Ulm'],
  ['C/ Embajadores 201, 4.º izq., 28045 Madrid', '28045 Madrid'],
])('%s', (line, place) => expect(locationIn(line)).toBe(place))

it.each([
  'Endereço de correio eletrónico: ada@example.org',
  'Ada Brandt • LinkedIn • ada@example.org',
  'Nurse • ada@example.org • 0171 5550123',
  'Ada Brandt, RN',
  'Ada Brandt, BSc, MA',
  'One of • Two others • ada@example.org',
])('%s says nothing about where somebody lives', line => expect(locationIn(line)).toBeNull())
