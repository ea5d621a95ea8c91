import { describe, expect, it } from 'vitest'
import { readCertificates } from './certificates.ts'
import { namesTongues, readLanguages } from './lists.ts'
import { readLocation } from './location.ts'
import { educationIn, linesWritten, positionsIn } from './section.fixture.ts'
import { sectionsOf } from './sections.ts'

describe('terms of employment', () => {
  it('with hours are no employer', () => {
    const found = positionsIn(
      ['Dres. Hoffmann und Kollegen, Münster'],
      ['Zahnmedizinische Fachangestellte, Teilzeit 30 Std., seit 01.10.2015'],
      ['Stuhlassistenz, Prophylaxe'],
      ['Praxis Dr. Lindner, Telgte', { gap: true }],
      ['Zahnarzthelferin, August 1994 bis 2004'],
      ['Empfang, Terminvergabe, Telefon'],
    )
    expect(found.map(({ employer }) => employer)).toEqual(['Dres. Hoffmann und Kollegen', 'Praxis Dr. Lindner'])
  })
  it.each([
    'Teilzeit mit 20 Stunden',
    'Teilzeit 50 %',
    'part-time 20 hours per week',
    'zero-hours contract',
    'temps partiel 24 h',
    'media jornada 20 horas',
    '450-Euro-Job',
    'Elternzeitvertretung',
  ])('leave the line above to the employer: %s', terms => {
    const [found] = positionsIn(
      ['My last years at work were good.'],
      ['Copperline'],
      [`Nurse, ${terms}, 2015 to 2019`],
      ['Wards, training'],
    )
    expect(found).toMatchObject({ title: 'Nurse', employer: 'Copperline' })
  })
  it('in brackets do not replace the title', () => {
    const [found] = positionsIn(['01/2022 – heute\tLeitung Kinderlesegruppe (Honorar), Stadtteilbibliothek Plagwitz'])
    expect(found).toMatchObject({ title: 'Leitung Kinderlesegruppe', employer: 'Stadtteilbibliothek Plagwitz' })
  })
})

it('takes the time with a family for no position', () => {
  const found = positionsIn(['Familienzeit mit drei Kindern, 2004 bis 2015'], ['Nurse, Copperline, 1998 to 2004'])
  expect(found.map(({ title }) => title)).toEqual(['Nurse'])
})

it('reads names of workplaces and schools that start in lower case', () => {
  expect(positionsIn(['2024 et 2025\tAnimateur, centre de loisirs de Guilers'])[0]).toMatchObject({
    title: 'Animateur',
    employer: 'centre de loisirs de Guilers',
  })
  expect(educationIn(['2025\tBaccalauréat général, lycée de l’Harteloire, Brest'])[0]).toMatchObject({
    degree: 'Baccalauréat général',
    school: 'lycée de l’Harteloire',
  })
})

it('ignores empty lines if they are between all lines', () => {
  const found = positionsIn(
    ['Copperline, Leeds'],
    ['Nurse, 2015 to 2019', { gap: true }],
    ['Wards, training', { gap: true }],
    ['Elmtree House, Leeds', { gap: true }],
    ['Carer, 2010 to 2015', { gap: true }],
    ['Meals, walks', { gap: true }],
  )
  expect(found.map(({ employer }) => employer)).toEqual(['Copperline', 'Elmtree House'])
})

describe('education', () => {
  it('with a labelled degree below its school is one entry', () => {
    const found = educationIn(
      ['2010 – 2016\tRealschule Kleve'],
      ['Abschluss: Mittlere Reife, Juli 2016'],
      ['seit 2016\tBerufskolleg Kleve'],
      ['angestrebter Abschluss: Abitur, Sommer 2019'],
    )
    expect(found.map(({ degree, school }) => [degree, school])).toEqual([
      ['Mittlere Reife', 'Realschule Kleve'],
      ['Abitur', 'Berufskolleg Kleve'],
    ])
  })
  it('ends in a year with a word before it, as the others end in their dates', () => {
    const found = educationIn(
      ['Tecnólogo em Logística'],
      ['Centro Universitário UNA'],
      ['2016 - 2018'],
      ['Ensino Médio'],
      ['E. E. Governador Milton Campos'],
      ['Concluído em 2014'],
    )
    expect(found[1]).toEqual({ degree: 'Ensino Médio', school: 'E. E. Governador Milton Campos', to: '2014' })
  })
  it('has a doctor’s practice where somebody was trained', () => {
    const [found] = educationIn(
      ['Zahnarztpraxis Dr. Weber, Wetzlar'],
      ['Ausbildung zur Zahnarzthelferin, 1991 bis 1994'],
    )
    expect(found).toMatchObject({ degree: 'Ausbildung zur Zahnarzthelferin', school: 'Zahnarztpraxis Dr. Weber' })
  })
  it('goes on in lines of another width below a column at the side', () => {
    const lines = linesWritten(
      ['EXPERIENCE', { bold: true, gap: true }],
      ['Nurse, Copperline, 2015 – 2019'],
      ['COURSES', { bold: true, gap: true }],
      ['First aid'],
      ['EDUCATION', { bold: true, gap: true }],
      ['Diploma in Nursing, Elmtree University, 2014'],
      ['High School'],
      ['Elmtree High School, 2010'],
    )
    const columns = [
      { left: 212, right: 551 },
      { left: 22, right: 171 },
      { left: 212, right: 400 },
      { left: 212, right: 548 },
    ]
    const placed = lines.map((line, at) => ({ ...line, column: columns[at < 6 ? Math.floor(at / 2) : 3]! }))
    const education = sectionsOf(placed).find(({ kind }) => kind === 'education')
    expect(education?.lines.map(({ text }) => text)).toHaveLength(3)
  })
})

describe('lists', () => {
  const linesOf = (...texts: string[]) => linesWritten(...texts.map((text): [string] => [text]))
  it.each([
    ['Deutsch und Türkisch (Muttersprachen), Englisch (B1)', ['Muttersprachen', 'Muttersprachen', 'B1']],
    ['Français, anglais et espagnol (B1)', [null, 'B1', 'B1']],
    ['I speak English and some Welsh.', [null, 'some']],
    ['basic Spanish & German', ['basic', null]],
  ])('read two languages with "and" between them: %s', (text, levels) => {
    expect(readLanguages(linesOf(text)).map(({ level }) => level)).toEqual(levels)
  })
  it('find the mother tongue in a row of the Europass', () => {
    const rows = linesOf(
      'Lingua madre\tItaliano',
      'Inglese\tB1\tB2',
      'Competenze comunicative\tBuona capacità di ascolto',
    )
    expect(readLanguages(rows.filter(namesTongues)).map(({ name }) => name)).toEqual(['Italiano', 'Inglese'])
  })
  it('divide certificates of which one starts with an adjective', () => {
    const found = readCertificates(
      linesOf('Erste Hilfe am Kind (04/2026), erweitertes Führungszeugnis, Führerschein B'),
    )
    expect(found).toEqual(['Erste Hilfe am Kind', 'erweitertes Führungszeugnis', 'Führerschein B'])
  })
})

it('reads the town between dashes in the line with all contacts', () => {
  const lines = linesWritten(
    ['Lucas Le Goff'],
    ['9 rue de Kerfautras, 29200 Brest – 06 39 98 62 10 – lucas.legoff@example.fr – github.com/lucas-legoff'],
  )
  expect(readLocation(lines)?.value).toBe('29200 Brest')
})
