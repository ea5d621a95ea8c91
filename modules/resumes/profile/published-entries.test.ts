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

describe('headers of published résumés', () => {
  it('open with their dates and a full stop, each in a line of its own', () => {
    const found = positionsIn(
      ['Elmtree College London', { italic: true }],
      ['2011–Present. Lecturer.'],
      ['2009–2011. Research Fellow and Team Leader, Calder Urban Energy Systems project.'],
      ['Institute of Industrial Science, University of Arenal', { italic: true, gap: true }],
      ['October 2010. Visiting Research Fellow.'],
    )
    expect(found.map(({ from }) => from)).toEqual(['2011', '2009', '2010-10'])
    expect(found[2]).toMatchObject({ title: 'Visiting Research Fellow' })
  })
  it('are bullets with a year in front', () => {
    const found = positionsIn(
      ['• 2012 Louis Vuitton', { bold: true }],
      ['Subencargado de almacén.', { bold: true }],
      ['Recibir pedidos de producto.'],
      ['• 2010 EME Arquitectos', { bold: true }],
      ['Ayudante de dirección.', { bold: true }],
      ['Mediciones y presupuestos.'],
      ['• 2009 Copperline', { bold: true }],
      ['Encargado de tienda.', { bold: true }],
      ['Atender a los clientes.'],
    )
    expect(found.map(({ title, employer, from }) => [title, employer, from])).toEqual([
      ['Subencargado de almacén', 'Louis Vuitton', '2012'],
      ['Ayudante de dirección', 'EME Arquitectos', '2010'],
      ['Encargado de tienda', 'Copperline', '2009'],
    ])
  })
  it('have the employer as a bold bullet below the title, after a gap', () => {
    const found = positionsIn(
      ['Stajyer\tAğustos 2014 - Eylül 2014', { bold: true, size: 9 }],
      ['• Arenal Üniversitesi Hastanesi', { bold: true, gap: true }],
      ['Birimler arası ağ kablolama ve teknik destek.'],
      ['Stajyer\tTemmuz 2013 - Ağustos 2013', { bold: true, size: 9 }],
      ['• Liman Yazılım ve Danışmanlık', { bold: true, gap: true }],
      ['C# programlama dili ile çalışmalar.'],
    )
    expect(found.map(({ employer }) => employer)).toEqual([
      'Arenal Üniversitesi Hastanesi',
      'Liman Yazılım ve Danışmanlık',
    ])
  })
  it('look alike although one employer is an abbreviation in capitals', () => {
    const entry = (title: string, employer: string, dates: string, town: string) =>
      [[title], [employer, { bold: true }], [`${dates} • ${town}, Polska`], ['• Współpraca z zespołami']] as const
    const found = positionsIn(
      ...entry('Front End Developer', 'EG', '01/2020 - Obecnie', 'Warszawa').map(one => [...one] as [string]),
      ...entry('Software Developer', 'Trusted Help', '08/2011 - 01/2015', 'Łódź').map(one => [...one] as [string]),
    )
    expect(found.map(({ employer }) => employer)).toEqual(['EG', 'Trusted Help'])
  })
  it('of schools may start in lower case', () => {
    const found = educationIn(['BTS Management des Unités Commerciales, lycée Gustave Flaubert (2019)'])
    expect(found).toEqual([
      { degree: 'BTS Management des Unités Commerciales', school: 'lycée Gustave Flaubert', to: '2019' },
    ])
  })
  it('are no labels, although heads of tables are called like that', () => {
    const found = positionsIn(['2019 – 2021\tTeacher, Harbour School'], ['Class: year 4'], ['Result: a choir of forty'])
    expect(found).toMatchObject([{ title: 'Teacher', employer: 'Harbour School' }])
  })
  it('of degrees leave out bullets about their subjects', () => {
    const found = educationIn(
      ['B.A. Asian Studies, University at Calder', { bold: true }],
      ['Class of 2009', { bold: true }],
      ['• Minor in linguistics'],
      ['• Concentration in China Studies'],
    )
    expect(found).toMatchObject([{ degree: 'B.A. Asian Studies', school: 'University at Calder', to: '2009' }])
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
