import { expect, test } from 'vitest'
import { certificateLevel, isLowerLevel } from './certificates.ts'
import { degreesIn } from './degrees.ts'
import { needsOf } from './needs.ts'

test.each([
  ['Six Sigma Yellow Belt, 2021', 'Six Sigma Black Belt', true],
  ['Six Sigma Black Belt', 'Green Belt', false],
  ['CAPES externe de mathématiques, 2017', 'Agrégation de mathématiques', true],
  ['DCG, Lyon, 2016', 'DSCG', true],
  ['Safety belt training', 'Six Sigma Black Belt', false],
])('%s against %s', (found, asked, lower) => {
  expect(isLowerLevel(certificateLevel(found), certificateLevel(asked))).toBe(lower)
})

test('a brevet professionnel is above a CAP', () => {
  const [bp, cap] = ['BP Arts de la cuisine', 'CAP Cuisine, 2018'].map(text => degreesIn(text)[0]!.rank)
  expect(bp).toBeGreaterThan(cap!)
})

test.each([
  ['Al menos 3 años de experiencia como trabajador/a social', 'Al menos 3 años de experiencia como trabajador social'],
  ['Erfahrung als Verkäufer/in', 'Erfahrung als Verkäufer'],
  ['Erfahrung als Techniker:in', 'Erfahrung als Techniker'],
])('"%s" asks for the same as "%s"', (written, plain) => {
  expect(needsOf(written)).toEqual(needsOf(plain))
})

test.each(['Experience with input/output systems', 'Client/server experience'])('"%s" keeps its words', text => {
  expect(needsOf(text).parts[0]!.label).toBe(text)
})
