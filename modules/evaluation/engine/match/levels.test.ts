import { expect, test } from 'vitest'
import { certificateLevel, isLowerLevel } from './certificates.ts'
import { degreesIn } from './degrees.ts'
import { findCertificate } from './find-certificate.ts'
import { needsOf } from './needs.ts'
import { NOW, resumeWith } from './resume.fixture.ts'

test.each([
  ['Six Sigma Yellow Belt, 2021', 'Six Sigma Black Belt', true],
  ['Six Sigma Black Belt', 'Green Belt', false],
  ['CAPES externe de mathématiques, 2017', 'Agrégation de mathématiques', true],
  ['DCG, Lyon, 2016', 'DSCG', true],
  ['DSCG', "Diplôme d'expertise comptable", true],
  ['DSCG', 'Expert-comptable diplômé', true],
  ['ISTQB Foundation Level', 'ISTQB Advanced Level', true],
  ['Hochvolt Stufe 1S', 'Hochvolt-Qualifikation Stufe 2S', true],
  ['Safety belt training', 'Six Sigma Black Belt', false],
])('%s against %s', (found, asked, lower) => {
  expect(isLowerLevel(certificateLevel(found), certificateLevel(asked))).toBe(lower)
})

test.each([
  ['Führerschein Klasse CE', 'Führerschein Klasse B', 'missing'],
  ['Führerschein Klasse B', 'Führerschein Klasse CE und B', 'met'],
])('%s with "%s"', (asked, stated, expected) => {
  const needs = needsOf(asked, 'certificate')
  const resume = resumeWith(`Ann Lee\n\nCertificates\n${stated}`)
  expect(findCertificate(needs.parts[0]!, { ...needs, valid: true }, resume, NOW).verdict).toBe(expected)
})

test('a brevet professionnel is above a CAP', () => {
  const [bp, cap] = ['BP Arts de la cuisine', 'CAP Cuisine, 2018'].map(text => degreesIn(text)[0]!.rank)
  expect(bp).toBeGreaterThan(cap!)
})

test.each([
  ['Al menos 3 años de experiencia como trabajador/a social', 'Al menos 3 años de experiencia como trabajador social'],
  ['Erfahrung als Verkäufer/in', 'Erfahrung als Verkäufer'],
  ['Erfahrung als Techniker:in', 'Erfahrung als Techniker'],
  ['Experiencia coordinando trabajadores/as sociales', 'Experiencia coordinando trabajadores sociales'],
])('"%s" asks for the same as "%s"', (written, plain) => {
  expect(needsOf(written)).toEqual(needsOf(plain))
})

test.each([
  'Experience with input/output systems',
  'Client/server experience',
  'Experience with office/in-person events',
])('"%s" keeps its words', text => {
  expect(needsOf(text).parts[0]!.label).toBe(text)
})
