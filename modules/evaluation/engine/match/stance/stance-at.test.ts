import { describe, expect, it, test } from 'vitest'
import { digestOfStances } from '../../../labelled/stances.ts'
import { resumeWith } from '../resume.fixture.ts'
import type { Passage } from '../resume.ts'
import { stanceAt, stanceInSentence } from './stance-at.ts'
import { LEARNED_FROM } from './weights.ts'

/** The stance of a sentence towards the place in double brackets. */
function stance(marked: string): string {
  const start = marked.indexOf('[[')
  const end = marked.indexOf(']]') - 2
  return stanceInSentence(marked.replace('[[', '').replace(']]', ''), start, end)
}

test('the weights are learned from the labelled passages as they are', () => {
  expect(LEARNED_FROM, 'run node --import tsx bench/train-stances.ts').toBe(digestOfStances())
})

describe('whose work a passage shows', () => {
  it.each([
    'Responsible for [[payroll]] of 300 employees in two countries',
    'Installed and serviced [[heat pumps]] for private customers',
    'Verantwortlich für die [[Lohnabrechnung]] von 300 Beschäftigten',
    'Responsable de la [[paie]] de 300 salariés, déclarations comprises',
    'Responsable de las [[nóminas]] de 300 empleados y de los finiquitos',
    'Built services in TypeScript on [[PostgreSQL]], used by 900 shops',
    'Never missed a [[payroll]] run in six years as a clerk',
    'Took over the [[bookkeeping]] from an external office',
  ])('is the applicant’s: %s', sentence => {
    expect(stance(sentence)).toBe('own')
  })

  it.each([
    'Sold office furniture to firms that do [[bookkeeping]] for shops',
    'Wrote the tender for the new [[patient record system]] of the wards',
    'Sold cash registers to [[bakeries]] in Hesse',
    'Cleaned the rooms of a [[dental practice]] every evening',
    'Leitete Anfragen zur [[Lohnabrechnung]] an die Personalabteilung weiter',
    'Transmettait les factures au service [[comptabilité]] chaque vendredi',
    'Enviaba las facturas al departamento de [[contabilidad]] cada semana',
  ])('is not the applicant’s: %s', sentence => {
    expect(stance(sentence)).not.toBe('own')
  })

  it('is that of somebody whom the applicant helped', () => {
    expect(stance('Half der Buchhalterin beim [[Jahresabschluss]]')).toBe('assisted')
  })

  it('is what the rules say where they find something against it', () => {
    expect(stance('My brother works as a [[nurse]] in Leeds')).toBe('other')
    expect(stance('No experience with [[Kafka]] so far')).toBe('denied')
  })

  it('is the applicant’s if too little is said', () => {
    expect(stance('Sold [[bread]]')).toBe('own')
  })
})

describe('a passage of a résumé', () => {
  const LINE = 'Sold cash registers to bakeries in Hesse'
  const inSection = (heading: string, line: string) =>
    resumeWith(`${heading}\n${line}\n`).passages.find(({ text }) => text.includes('bakeries'))!
  const stanceIn = (passage: Passage, word: string) => {
    const start = passage.text.indexOf(word)
    return stanceAt(passage, start, start + word.length)
  }

  it('is read with what was learned where it tells of work', () => {
    const passage = inSection('Experience', LINE)
    expect(stanceIn(passage, 'bakeries')).toBe('unclear')
    expect(stanceIn(passage, 'bakeries')).toBe('unclear')
  })

  it('is read by rules alone where certificates, courses and languages are listed', () => {
    for (const heading of ['Certificates', 'Education', 'Languages'])
      expect(stanceIn(inSection(heading, LINE), 'bakeries'), heading).toBe('own')
    expect(stanceIn(inSection('Certificates', 'Never sold to bakeries in Hesse'), 'bakeries')).not.toBe('own')
  })

  it('is read by rules alone where it only names something', () => {
    expect(stanceIn(inSection('Skills', LINE), 'bakeries')).toBe('own')
  })
})
