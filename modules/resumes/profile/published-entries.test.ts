import { describe, expect, it } from 'vitest'
import { educationIn, linesWritten, positionsIn } from './section.fixture.ts'
import { sectionsOf } from './sections.ts'
import { settleUnnamed } from './unnamed-sections.ts'

const sectionsIn = (...written: Parameters<typeof linesWritten>) =>
  settleUnnamed(sectionsOf(linesWritten(...written))).map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])

describe('entries of published résumés', () => {
  it('have their employer below what the project was about', () => {
    const found = positionsIn(
      ['2008 - 2009\tInvestigadora'],
      ['Proyecto FONDECYT 1070220.'],
      ['Tema: Ensemble learning for high-dimensional and non-stationary data.'],
      ['Departamento de Informática', { italic: true }],
      ['Universidad Técnica de Arenal.'],
    )
    expect(found).toEqual([
      { title: 'Investigadora', employer: 'Universidad Técnica de Arenal', from: '2008', to: '2009' },
    ])
  })
  it('end before what the duties were', () => {
    const found = positionsIn(
      ['juli 2016 – sep 2016', { italic: true }],
      ['Fietsenmaker – Budget Fietsenhuis Eindhoven. Taken: verkoop en reparaties'],
      ['jan 2016 – mei 2016', { italic: true }],
      ['Externe stage: Philips HHDx. Onderwerp: antilichamen in bloed'],
    )
    expect(found.map(({ title, employer }) => [title, employer])).toEqual([
      ['Fietsenmaker', 'Budget Fietsenhuis Eindhoven'],
      ['Externe stage', 'Philips HHDx'],
    ])
  })
  it('may have their dates over two bulleted lines', () => {
    const found = positionsIn(
      ['• Luglio 2013'],
      ['- ad oggi'],
      ['Tidepool Technologies, Monaco di Baviera, Germania'],
      ['Corporate Legal Counsel'],
      ['• Maggio 2012'],
      ['- Luglio 2013'],
      ['Copperline Group, Monaco di Baviera, Germania'],
      ['Legal Counsel'],
    )
    expect(found).toEqual([
      { title: 'Corporate Legal Counsel', employer: 'Tidepool Technologies', from: '2013-07', to: null },
      { title: 'Legal Counsel', employer: 'Copperline Group', from: '2012-05', to: '2013-07' },
    ])
  })
  it('go on in the line below their dates and names', () => {
    const found = positionsIn(
      ['2012-2013\tProfesora tiempo parcial, Departamento de Biomédica, Universidad de'],
      ['Arenal, Chile.', { continues: true }],
    )
    expect(found).toMatchObject([{ title: 'Profesora tiempo parcial', employer: 'Universidad de Arenal' }])
  })
  it('name two times of the same work', () => {
    const found = positionsIn(['09/2013–12/2013, 10/2012–12/2012\tTutor, Elmtree University'])
    expect(found).toEqual([{ title: 'Tutor', employer: 'Elmtree University', from: '2013-09', to: '2013-12' }])
  })
  it('have bold bullets, unlike those of the work', () => {
    const found = positionsIn(
      ['• 02/2014 – 09/2017 | Bell Canada', { bold: true }],
      ['Analyste principal – Systèmes et architecture', { bold: true }],
      ['• Analyse des besoins de trois services'],
      ['• Formation des collègues'],
      ['• 08/2007 – 02/2011 | IBM', { bold: true, gap: true }],
      ['Développeur logiciel', { bold: true }],
      ['• Outils pour les tests'],
      ['• Revue de code'],
    )
    expect(found.map(({ employer, from }) => [employer, from])).toEqual([
      ['Bell Canada', '2014-02'],
      ['IBM', '2007-08'],
    ])
  })
  it('name a workplace behind a preposition, also if only one of them does', () => {
    const found = positionsIn(
      ['2008 – 2010\tChercheur junior à l’Institut de physique'],
      ['2006 – 2008\tTechnicien, Copperline SARL'],
    )
    expect(found.map(({ title, employer }) => [title, employer])).toEqual([
      ['Chercheur junior', 'Institut de physique'],
      ['Technicien', 'Copperline SARL'],
    ])
  })
  it('have an abbreviation behind the name of the employer, and a province that only a comma shows', () => {
    const found = positionsIn(
      ['Pesquisadora\tabril 2022 – dezembro 2024', { bold: true }],
      ['Universidade de Arenal - UFA\tSorocaba, SP', { italic: true }],
    )
    expect(found).toMatchObject([{ title: 'Pesquisadora', employer: 'Universidade de Arenal' }])
  })
  it('keep a unit between the title and the employer out of the title', () => {
    const found = positionsIn(
      ['Creative Lead, Center for New Media, Elmtree University', { bold: true }],
      ['August 2006–October 2010'],
      ['Web Developer, Center for New Media, Elmtree University', { bold: true }],
      ['December 2005–August 2006'],
    )
    expect(found.map(({ title }) => title)).toEqual(['Creative Lead', 'Web Developer'])
  })
  it('are degrees below the name of one school', () => {
    const found = educationIn(
      ['University of Adelaide', { italic: true, size: 14 }],
      ['2007\tBachelor of Medical Sciences'],
      ['2016\tBachelor of Music (Sonic Arts)'],
      ['University of Calder', { italic: true, size: 14 }],
      ['2020\tMaster of Teaching'],
    )
    expect(found.map(({ school, to }) => [school, to])).toEqual([
      ['University of Adelaide', '2007'],
      ['University of Adelaide', '2016'],
      ['University of Calder', '2020'],
    ])
  })
  it('are rows of a table, whose university is not the school', () => {
    const found = educationIn(
      ['EXAMINATION\tUNIVERSITY\tINSTITUTE\tYEAR\tCPI/%'],
      ['B.Tech\tState Board\tElmtree College\t2016(expected)\t8.1/10.0'],
      ['Diploma\tState Board\tHarbour School\t2012\t94.8%'],
    )
    expect(found).toEqual([
      { degree: 'B.Tech', school: 'Elmtree College', to: '2016' },
      { degree: 'Diploma', school: 'Harbour School', to: '2012' },
    ])
  })
})

describe('sections of published résumés', () => {
  it('have a heading over two lines that ends in a preposition', () => {
    const found = sectionsIn(
      ['Jo Hart', { size: 20 }],
      ['Positions of', { bold: true, gap: true }],
      ['Responsibility', { bold: true }],
      ['Secretary, Chess Club, May 2013 - April 2014'],
    )
    expect(found.at(-1)).toEqual(['experience', ['Secretary, Chess Club, May 2013 - April 2014']])
  })
  it('are work under "Teaching" if no other section has any', () => {
    const teaching = [
      ['Teaching', { bold: true, gap: true }],
      ['2021–2022\tTeacher, Harbour High School'],
    ] as const satisfies Parameters<typeof linesWritten>
    const awards = [['Awards', { bold: true, gap: true }], ['2016\tBest artist']] as const satisfies Parameters<
      typeof linesWritten
    >
    const work = [
      ['Experience', { bold: true, gap: true }],
      ['2019–2021\tEditor, Northgate Press'],
    ] as const satisfies Parameters<typeof linesWritten>
    const kindsOf = (sections: ReturnType<typeof sectionsIn>) => sections.map(([kind]) => kind)
    expect(kindsOf(sectionsIn(['Jo Hart', { size: 20 }], ...teaching, ...awards))).toEqual([
      'top',
      'experience',
      'other',
    ])
    expect(kindsOf(sectionsIn(['Jo Hart', { size: 20 }], ...work, ...teaching))).toEqual(['top', 'experience', 'other'])
  })
})
