import { describe, expect, it } from 'vitest'
import { headingKind } from './headings.ts'
import { looseHeadingKind } from './loose-headings.ts'
import { readLocation } from './location.ts'
import { readName } from './name.ts'
import { educationIn, linesWritten, positionsIn } from './section.fixture.ts'
import { sectionsOf } from './sections.ts'
import { settleUnnamed } from './unnamed-sections.ts'

const kindsIn = (...written: Parameters<typeof linesWritten>) =>
  settleUnnamed(sectionsOf(linesWritten(...written))).map(({ kind }) => kind)

const namesIn = (...written: Parameters<typeof positionsIn>) =>
  positionsIn(...written).map(({ title, employer }) => [title, employer])

describe('names of entries', () => {
  it('are divided at a preposition if both are likely', () => {
    const found = namesIn(
      ['Médiatrice culturelle à Handicap International (2022-2024)'],
      ['Assistante parlementaire à Geodis (2019-2021)'],
    )
    expect(found).toEqual([
      ['Médiatrice culturelle', 'Handicap International'],
      ['Assistante parlementaire', 'Geodis'],
    ])
  })
  it('are not divided inside a degree', () => {
    expect(educationIn(['Especialização em Farmácia Hospitalar, Universidade de Fortaleza, 2017'])).toEqual([
      { degree: 'Especialização em Farmácia Hospitalar', school: 'Universidade de Fortaleza', to: '2017' },
    ])
  })
  it('may touch', () => {
    const found = educationIn(
      ['University of Canberra Bachelor of Graphic Design (2014-2016)', { bold: true }],
      ['Diploma of Web Development University of Melbourne (2012-2013)', { bold: true }],
    )
    expect(found).toEqual([
      { degree: 'Bachelor of Graphic Design', school: 'University of Canberra', to: '2016' },
      { degree: 'Diploma of Web Development', school: 'University of Melbourne', to: '2013' },
    ])
  })
  it.each(['Bachelor Economics and Law', 'Laurea Triennale Scienze Politiche', 'High School Diploma'])(
    '%s is a degree without a school',
    degree => expect(educationIn([`${degree}, 2012`])).toEqual([{ degree, school: '', to: '2012' }]),
  )
  it('are whole titles beside an employer', () => {
    const found = namesIn(
      ['Técnico em Enfermagem, Hospital Sul, 2010 - 2012'],
      ['Técnico em Radiologia, Hospital Norte, 2008 - 2010'],
    )
    expect(found).toEqual([
      ['Técnico em Enfermagem', 'Hospital Sul'],
      ['Técnico em Radiologia', 'Hospital Norte'],
    ])
  })
  it('have a workplace in brackets', () => {
    const found = namesIn(
      ['1997 – 2003\tWissenschaftlicher Angestellter'],
      ['(am Lehrstuhl für Mathematik der Universität Calder)'],
    )
    expect(found).toEqual([['Wissenschaftlicher Angestellter', 'Lehrstuhl für Mathematik der Universität Calder']])
  })
  it.each([
    ['欧莱雅 / 班长', ['班长', '欧莱雅']],
    ['KKBOX Inc.｜軟體工程師 / 專案經理', ['軟體工程師, 專案經理', 'KKBOX Inc.']],
    ['QTX Holdings｜CTO', ['CTO', 'QTX Holdings']],
  ])('%s', (line, names) => expect(namesIn([`${line} (2019.03 – 2021.05)`])).toEqual([names]))
  it('have no dates in some sections of work', () => {
    const found = positionsIn(
      ['Modern American Schools, Egypt', { bold: true }],
      ['Math and physics teacher', { italic: true }],
      ['Working as a high school teacher responsible for preparing the exams and the worksheets.'],
      ['Liberty International Schools, Egypt', { bold: true }],
      ['Math teacher', { italic: true }],
      ['Working as coordinator responsible for preparing the curriculum and the learning programs.'],
    )
    expect(found).toEqual([
      { title: 'Math and physics teacher', employer: 'Modern American Schools', from: null, to: null },
      { title: 'Math teacher', employer: 'Liberty International Schools', from: null, to: null },
    ])
  })
  it('are work for oneself without an employer', () => {
    const found = positionsIn(
      ['Private tutor', { bold: true }],
      ['Self-employed'],
      ['Prepared pupils for their exams.'],
      ['Physics teacher', { bold: true }],
      ['Liberty International School'],
      ['Prepared the curriculum and the learning programs.'],
    )
    expect(found.map(({ title, employer }) => [title, employer])).toEqual([
      ['Private tutor', 'Self-employed'],
      ['Physics teacher', 'Liberty International School'],
    ])
    expect(positionsIn(['2019 – 2021\tPrivate tutor, Self-employed'])[0]).toMatchObject({ employer: 'Self-employed' })
  })
  it('without dates and alone are none', () => {
    expect(positionsIn(['Modern American Schools, Egypt', { bold: true }], ['Math teacher'])).toEqual([])
  })
})

describe('dates', () => {
  it.each([
    ['Jägarexamen / 11.2017', '2017-11'],
    ['Massör • 09/2019', '2019-09'],
    ['2019, junio\tGrado en Biología', '2019-06'],
  ])('%s', (line, to) => expect(educationIn([line], ['Universidad de Calder'])[0]?.to).toBe(to))
  it('have a sign instead of the present', () => {
    expect(positionsIn(['2022 – *\tNurse, Elmtree House'])[0]).toMatchObject({ from: '2022', to: null })
  })
})

describe('sections', () => {
  const HEADING = { bold: true, gap: true, size: 12 } as const
  it('do not begin with a bold line that has no space above', () => {
    const found = kindsIn(
      ['Ximena Oteiza', { bold: true, size: 17 }],
      ['Education', HEADING],
      ['08/2019'],
      ['Universidade de Calder', { italic: true }],
      ['Doctor of Chemistry', { bold: true, size: 12 }],
      ['04/2017', { gap: true }],
      ['Universidade do Minho', { italic: true }],
      ['Master of Chemistry', { bold: true, size: 12 }],
      ['Work experience', HEADING],
      ['Nurse, Elmtree House, 2019 - 2020'],
    )
    expect(found).toEqual(['top', 'education', 'experience'])
  })
  it('of a whole career have work and studies', () => {
    const found = kindsIn(
      ['Ximena Oteiza', { bold: true, size: 17 }],
      ['ximena@example.org'],
      ['Wissenschaftlicher Werdegang', HEADING],
      ['2007–2010\tBachelor Informatik an der Universität Calder'],
      ['2012–2017\tWissenschaftlicher Mitarbeiter, Institut für Informatik'],
      ['Sprachkenntnisse', HEADING],
      ['Deutsch, Englisch'],
    )
    expect(found).toEqual(['top', 'mixed', 'languages'])
  })
  it.each([
    'Ausgewählte Projekte',
    'Engagement associatif',
    'Stipendien und Preise',
    'Egna projekt',
    'Burs ve Ödüller',
  ])('%s are neither work nor education', text => expect(looseHeadingKind(text)).toBe('other'))
  it.each(['Projects Coordinator', 'Award Winning Chef', 'First Class Honours', 'Gestion de projets'])(
    '%s is no heading',
    text => expect(looseHeadingKind(text)).toBeNull(),
  )
  it.each([
    ['工作經歷', 'experience'],
    ['教育背景', 'education'],
    ['證照', 'certificates'],
    ['Experiência Profissional “Prática Terapêutica”', 'experience'],
    ['Kişisel Projeler', 'other'],
  ])('%s', (text, kind) => expect(headingKind(text)).toBe(kind))
})

it('a name in large type may be that of a job', () => {
  const lines = linesWritten(
    ['Groningen'],
    ['fb.542@example.org'],
    ['Fatima Bakker', { bold: true, size: 20 }],
    ['Ervaring', { bold: true, size: 12 }],
    ['Verzorgende, Elmtree House, 2019 - 2021'],
  )
  expect(readName(lines, 'fb.542@example.org')?.value).toBe('Fatima Bakker')
})

describe('the postal address', () => {
  const document = (...lines: string[]) => linesWritten(...lines.map(line => [line] as [string]))
  it.each([
    ['Wiesengrund 26', '14471 Potsdam', '14471 Potsdam'],
    ['01745 550198', '2691 KT Gravenzande', '2691 KT Gravenzande'],
    ['ada@example.org', 'Cambridge, MA 02138', 'Cambridge, MA 02138'],
    ['ada@example.org', 'Pisa (56122)', 'Pisa (56122)'],
  ])('is found anywhere below %s: %s', (above, line, place) => {
    expect(readLocation([], null, document('Experience', 'Nurse', above, line))?.value).toBe(place)
  })
  it.each([['Nurse, 14471 Potsdam'], ['2019 Nurse']])('is not in %s alone', line => {
    expect(readLocation([], null, document('Experience', 'Nurse', line, 'Cared for people'))).toBeNull()
  })
})
