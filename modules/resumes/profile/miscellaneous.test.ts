import { describe, expect, it } from 'vitest'
import { readLanguages, readSkills } from './lists.ts'
import { withMiscellaneous } from './miscellaneous.ts'
import { linesWritten } from './section.fixture.ts'
import { linesIn, sectionsOf } from './sections.ts'

function listsIn(heading: string, ...lines: string[]) {
  const bold = { bold: true as const, size: 14, gap: true as const }
  const written = linesWritten(
    ['Ada Brandt', { size: 20 }],
    ['Experience', bold],
    ['Nurse, Elmtree House, 2010 – 2020'],
    ['Education', bold],
    ['Diploma, University of Leeds, 2010'],
    [heading, bold],
    ...lines.map(line => [line] as [string]),
  )
  const sections = withMiscellaneous(sectionsOf(written))
  return {
    skills: readSkills(linesIn(sections, 'skills')),
    languages: readLanguages(linesIn(sections, 'languages')).map(({ name }) => name),
    certificates: linesIn(sections, 'certificates').map(({ text }) => text),
  }
}

describe('what is listed under a heading such as "Other"', () => {
  it.each([
    ['Other', 'Languages: English, German', 'IT skills: Excel, SAP', 'Driving licence: B'],
    ['Sonstiges', '• Sprachen: English, German', '• EDV: Excel, SAP', '• Hobbys: Klavier'],
    ['Övrigt', 'Språk: English, German', 'Datorkunskaper: Excel,', 'SAP', 'Friluftsliv'],
    ['Divers', 'Langues – English, German', 'Informatique – Excel, SAP', 'Loisirs – piano'],
    ['Otros', 'Idiomas: English, German. Informática: Excel, SAP. Carné de conducir B.'],
  ])('%s: languages and skills with their labels', (heading, ...lines) => {
    expect(listsIn(heading, ...lines)).toEqual({
      skills: ['Excel', 'SAP'],
      languages: ['English', 'German'],
      certificates: [],
    })
  })
  it('is a sentence with languages', () => {
    expect(listsIn('Otros', 'Buena presencia. Quechua nativo, inglés intermedio.').languages).toEqual([
      'Quechua',
      'inglés',
    ])
  })
})

it('badges are certificates', () => expect(listsIn('Badges', 'CKA (2024)').certificates).toEqual(['CKA (2024)']))
