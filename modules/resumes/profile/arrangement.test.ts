import { describe, expect, it } from 'vitest'
import { findRange } from './dates.ts'
import { positionsIn } from './section.fixture.ts'

describe('arrangement of entries', () => {
  it('keeps a department next to the title out of the employer, which has its own line in all entries', () => {
    const found = positionsIn(
      ['Western Cascades University\tCorvallis', { bold: true }],
      ['Professor, Department of Water\t2018 – 2021', { italic: true }],
      ['Swiss Institute for Snow Studies\tDavos', { bold: true }],
      ['Postdoctoral Fellow\t2010 – 2012', { italic: true }],
    )
    expect(found.map(({ employer }) => employer)).toEqual([
      'Western Cascades University',
      'Swiss Institute for Snow Studies',
    ])
    expect(found[0]!.title).toBe('Professor, Department of Water')
  })
  it('expects the line below the dates that the other entries have', () => {
    const found = positionsIn(
      ['Senior Engineer, Ledger Platform\t2021 – 2024', { bold: true }],
      ['Copperline', { italic: true }],
      ['• Built it'],
      ['Engineer\t2018 – 2021', { bold: true }],
      ['Tidepool', { italic: true }],
    )
    expect(found.map(({ employer }) => employer)).toEqual(['Copperline', 'Tidepool'])
  })
  it('reads labels inside a line', () => {
    const found = positionsIn(['Cargo: Cajera Empresa: Tortas Doña Cuca Período: 2009 – 2011'])
    expect(found).toEqual([{ title: 'Cajera', employer: 'Tortas Doña Cuca', from: '2009', to: '2011' }])
  })
  it('skips what a form says about an activity', () => {
    const found = positionsIn(
      ['Dates\t2019 – 2021'],
      ['Position held\tNurse'],
      ['Main activities and responsibilities\tCare of patients'],
      ['and of their families'],
      ['Name and address of employer\tElmtree House'],
    )
    expect(found).toEqual([{ title: 'Nurse', employer: 'Elmtree House', from: '2019', to: '2021' }])
  })
  it('applies a heading with an organization to the positions below it', () => {
    const found = positionsIn(
      ['Universidade do Agreste, Brasil.', { bold: true }],
      ['2012 – 2014 Vínculo: Servidor, Enquadramento Funcional: Professora'],
      ['2009 – 2011 Vínculo: Temporário, Enquadramento Funcional: Monitora'],
    )
    expect(found.map(({ employer }) => employer)).toEqual(['Universidade do Agreste', 'Universidade do Agreste'])
  })
})

describe('names that share a text', () => {
  it('divides them at a slash if most entries are written like that', () => {
    const found = positionsIn(
      ['Buyer / Harbour Foods', { bold: true }],
      ['2019 – 2021'],
      ['Stock clerk / Northgate', { bold: true }],
      ['2015 – 2018'],
    )
    expect(found.map(({ title, employer }) => [title, employer])).toEqual([
      ['Buyer', 'Harbour Foods'],
      ['Stock clerk', 'Northgate'],
    ])
  })
  it('keeps a title with a slash next to an employer', () => {
    const found = positionsIn(
      ['Nordwind GmbH', { bold: true }],
      ['Metallbauer / Projektleiter', { italic: true }],
      ['2019 – 2021'],
    )
    expect(found[0]).toMatchObject({ title: 'Metallbauer / Projektleiter', employer: 'Nordwind GmbH' })
  })
  it('divides them at a preposition before an organization', () => {
    const found = positionsIn(
      ['2019 – 2021\tDocente em FACULDADE DO AGRESTE'],
      ['2015 – 2018\tIniciação Científica em FACULDADE DO AGRESTE'],
    )
    expect(found.map(({ title }) => title)).toEqual(['Docente', 'Iniciação Científica'])
  })
  it('takes what follows an at sign for the employer', () => {
    const found = positionsIn(['Retail Unit @ Northgate\t2019 – 2021', { bold: true }], ['Buyer', { italic: true }])
    expect(found[0]).toMatchObject({ title: 'Buyer', employer: 'Northgate' })
  })
})

describe('what is no name', () => {
  it.each(['8302 Kloten', '101 E. Harbour View Drive', 'Rockville MD', 'Nantes (44)'])('%s is a place', place => {
    const found = positionsIn([`Elmtree House, ${place}`, { bold: true }], ['Nurse', { italic: true }], ['2019 – 2021'])
    expect(found[0]).toMatchObject({ title: 'Nurse', employer: 'Elmtree House' })
  })
  it('prefers the name of an employer to the address of its site', () => {
    const found = positionsIn(['2019 – 2021\tPlumber, Harbour Pipes, harbourpipes.com'])
    expect(found[0]).toMatchObject({ title: 'Plumber', employer: 'Harbour Pipes' })
  })
})

describe('dates in cells', () => {
  it('joins "currently" with the date since when in the row below', () => {
    const found = positionsIn(
      ['Atualmente\tAnalista, Ledger Ltd'],
      ['FEV 2014\tPlanning and delivery'],
      ['2010 – 2013\tProgramador, Tidepool Ltd'],
    )
    expect(found[0]).toMatchObject({ title: 'Analista', employer: 'Ledger Ltd', from: '2014-02', to: null })
  })
  it('skips a duration next to the date', () => {
    const found = positionsIn(['2022 Vier weken\tEngineer, Tidepool Ltd'])
    expect(found[0]).toMatchObject({ title: 'Engineer', employer: 'Tidepool Ltd', from: '2022' })
  })
})

describe('dates', () => {
  it.each(['Junho de 2008', 'Verão de 2008', 'marzo de 2019'])('%s is no range', text =>
    expect(findRange(text)).toBeNull(),
  )
  it.each([
    ['2013.4 至今', '2013-04', null],
    ['July 31st 2017 – August 28th 2017', '2017-07', '2017-08'],
    ['2010/presente', '2010', null],
    ['Apr. 2015 – Mar. 2017', '2015-04', '2017-03'],
    ['03.2011 r. – 2014 r.', '2011-03', '2014'],
    ['Mar. 2016 – Exp. Jun. 2017', '2016-03', '2017-06'],
    ['Fév. 2013 – Août 2014', '2013-02', '2014-08'],
  ])('%s', (text, from, to) => expect(findRange(text)).toMatchObject({ from, to }))
})
