import { describe, expect, it } from 'vitest'
import { readEmail } from './contact.ts'
import { findRange } from './dates.ts'
import { readSkills } from './lists.ts'
import { readName } from './name.ts'
import { educationIn, linesWritten, positionsIn } from './section.fixture.ts'
import { sectionsOf } from './sections.ts'
import { settleUnnamed } from './unnamed-sections.ts'

const sectionsIn = (...written: Parameters<typeof linesWritten>) =>
  settleUnnamed(sectionsOf(linesWritten(...written))).map(({ kind, lines }) => [kind, lines.map(({ text }) => text)])

describe('dates', () => {
  it('one below the other, in any order, are those of one position', () => {
    const found = positionsIn(
      ['June 2011\tCopperline'],
      ['April 2010\tSite manager'],
      ['Sale of journeys on the web.'],
      ['July 2007\tTidepool', { gap: true }],
      ['December 2006\tTrainer'],
    )
    expect(found).toEqual([
      { title: 'Site manager', employer: 'Copperline', from: '2010-04', to: '2011-06' },
      { title: 'Trainer', employer: 'Tidepool', from: '2006-12', to: '2007-07' },
    ])
  })
  it('of one entry each are not joined', () => {
    const found = positionsIn(['2012\tNurse, Elmtree House'], ['2010\tCarer, Harbour House'], ['2008\tCook, Northgate'])
    expect(found.map(({ from }) => from)).toEqual(['2012', '2010', '2008'])
  })
  it('that end next to a text about the work leave that text out', () => {
    const found = positionsIn(
      ['November 2016 to\tQuality engineer at Copperline', { italic: true }],
      [
        'August 2018\tAs a quality engineer, I helped to move the accounts of all customers to a new site',
        { gap: true },
      ],
      ['and tested it.', { continues: true }],
    )
    expect(found).toEqual([{ title: 'Quality engineer', employer: 'Copperline', from: '2016-11', to: '2018-08' }])
  })
  it('inside the description of a position are no position', () => {
    const found = positionsIn(
      ['since 2013\tResearcher, Elmtree University'],
      ['Cooperation with the Harbour Group (2015–2016)'],
      ['2010 – 2013\tTechnician, Northgate Ltd'],
    )
    expect(found.map(({ title }) => title)).toEqual(['Researcher', 'Technician'])
  })
  it('may be bullets of their own, below a bold bullet with the title', () => {
    const found = positionsIn(
      ['Tidepool', { bold: true }],
      ['• Systems analyst', { bold: true }],
      ['• 2017 - 2019'],
      ['Systems for hospitals in PHP.'],
    )
    expect(found).toEqual([{ title: 'Systems analyst', employer: 'Tidepool', from: '2017', to: '2019' }])
  })
  it.each([
    ['8/21 - Now', '2021-08', null],
    ['09/19 - 10/20', '2019-09', '2020-10'],
    ['entre junho de 2019 e maio de 2020', '2019-06', '2020-05'],
    ['2016年10月 ~ 2018年1月15日', '2016-10', '2018-01'],
    ['2015 - huidig', '2015', null],
    ['Mars 2010 Septembre 2008', '2008-09', '2010-03'],
  ])('%s', (text, from, to) => expect(findRange(text)).toMatchObject({ from, to }))
})

describe('titles and employers', () => {
  it('reads a title that is the first bullet', () => {
    const found = positionsIn(
      ['Copperline, Leeds\t2010 – 2012', { bold: true }],
      ['• Part-time store assistant'],
      ['• Served customers'],
    )
    expect(found[0]).toMatchObject({ title: 'Part-time store assistant', employer: 'Copperline' })
  })
  it('joins a name that goes on below its dates', () => {
    const found = positionsIn(
      ['Northern Institute for Snow and\t2011 – 2015', { bold: true }],
      ['Avalanche Research', { bold: true }],
      ['Intern'],
    )
    expect(found[0]).toMatchObject({ title: 'Intern', employer: 'Northern Institute for Snow and Avalanche Research' })
  })
  it('keeps a subject in the title if there is an employer', () => {
    const found = positionsIn(['2017 – 2019\tConsultor en Comunicación\tUniversidad de Arenal'])
    expect(found[0]).toMatchObject({ title: 'Consultor en Comunicación', employer: 'Universidad de Arenal' })
  })
  it('takes the kind of a contract for no name', () => {
    const found = positionsIn(['2019 – 2020'], ['Stage & CDI – Copperline, Bordeaux', { bold: true }], ['Développeuse'])
    expect(found[0]).toMatchObject({ title: 'Développeuse', employer: 'Copperline' })
  })
  it('does not give a position the employer of another one that has nothing to do with it', () => {
    const found = positionsIn(
      ['2017 – 2018\tNurse, Elmtree House'],
      ['Care of patients'],
      ['2009 – 2010\tIn charge of the harvest'],
    )
    expect(found[1]!.employer).not.toBe('Elmtree House')
  })
  it('reads an entry of two lines that ends in its dates', () => {
    const found = positionsIn(
      ['Reader in Botany, School of Life Sciences, University'],
      ['of Calder, August 2012 – July 2015.', { continues: true }],
      ['Research Associate, School of Life Sciences, University of Calder, May 2008 – July 2012.'],
    )
    expect(found.map(({ title, from }) => [title, from])).toEqual([
      ['Reader in Botany', '2012-08'],
      ['Research Associate', '2008-05'],
    ])
  })
})

describe('education', () => {
  it('leaves the thesis out, and reads a year in brackets', () => {
    const found = educationIn(
      ['10.2011 – 10.2013\tM.Sc. Physics, Elmtree University'],
      ['21.10.2013\tThesis – Snow on slopes'],
      ['• B.Sc. Physics, Harbour University (2010)'],
    )
    expect(found).toEqual([
      { degree: 'M.Sc. Physics', school: 'Elmtree University', to: '2013-10' },
      { degree: 'B.Sc. Physics', school: 'Harbour University', to: '2010' },
    ])
  })
})

describe('sections', () => {
  const heading = { bold: true, size: 14 } as const
  it('are named by one word of their heading, and despite a mistyped letter', () => {
    const found = sectionsIn(
      ['Ada Brandt', { bold: true, size: 20 }],
      ['ada@example.com'],
      ['Industrial Experience', heading],
      ['2019 – 2021 Nurse, Elmtree House'],
      ['Fachkentnisse', heading],
      ['Java, SQL'],
      ['Education', heading],
      ['2015 – 2018 B.Sc. Nursing, Harbour University'],
    )
    expect(found.map(([kind]) => kind)).toEqual(['top', 'experience', 'skills', 'education'])
  })
  it('go on after a label that each position has', () => {
    const found = sectionsIn(
      ['Ada Brandt', { bold: true, size: 20 }],
      ['Experience', heading],
      ['2019 – 2021 Nurse, Elmtree House'],
      ['Technologies:', { bold: true }],
      ['• Java'],
      ['2015 – 2018 Carer, Harbour House'],
      ['Technologies:', { bold: true }],
      ['• SQL'],
      ['Education', heading],
      ['2012 – 2015 B.Sc. Nursing, Harbour University'],
    )
    expect(found.map(([kind]) => kind)).toEqual(['top', 'experience', 'education'])
  })
  it('go on with an employer that looks like a heading', () => {
    const found = sectionsIn(
      ['Ada Brandt', { bold: true, size: 20 }],
      ['Experience', heading],
      ['2019 – 2021 Nurse, Elmtree House'],
      ['Tidepool SRL', heading],
      ['Carer: January 2015 – June 2018', { bold: true }],
      ['Education', heading],
      ['2012 – 2015 B.Sc. Nursing, Harbour University'],
    )
    expect(found[1]![1]).toContain('Tidepool SRL')
  })
})

describe('further fields', () => {
  it('joins an e-mail address that is broken after the at sign or a full stop', () => {
    const address = (...lines: string[]) => readEmail(linesWritten(...lines.map((text): [string] => [text])))
    expect(address('ada.brandt@', 'example.org')).toMatchObject({
      value: 'ada.brandt@example.org',
      quote: 'ada.brandt@\nexample.org',
    })
    expect(address('ada.brandt@example.', 'org')?.value).toBe('ada.brandt@example.org')
    expect(address('Write to me @', 'Experience')).toBeNull()
  })
  it('reads a name from two rows of a form', () => {
    const name = readName(linesWritten(['Lebenslauf'], ['Vorname\tAda'], ['Nachname\tBrandt']), null)
    expect(name?.value).toBe('Ada Brandt')
  })
  it('leaves out how well somebody has a skill', () => {
    expect(
      readSkills(
        linesWritten(['SQL (advanced), Ruby (Rails), Excel (5 years)'], ['• 熟练使用 Git'], ['• 使用者体验设计']),
      ),
    ).toEqual(['SQL', 'Ruby (Rails)', 'Excel', 'Git', '使用者体验设计'])
  })
})

describe('what is near a header', () => {
  it('stays an activity, although the dates of the next entry follow it', () => {
    const found = positionsIn(
      ['Director, Hotel Sapal\t2021 – today', { italic: true }],
      ['• Four houses in two towns'],
      ['• Turnover from 27 to 34 in three years'],
      ['Head of unit, Hotel Troia\t2016 – 2020', { italic: true }],
      ['• Opened the house and found ninety people'],
      ['Receptionist, Hotel Serra\t2012 – 2016', { italic: true }],
      ['Trainee, Hotel Miramar\t2010 – 2012', { italic: true }],
      ['Waiter, Café Sol\t2009 – 2010', { italic: true }],
    )
    expect(found.map(({ title }) => title)).toEqual(['Director', 'Head of unit', 'Receptionist', 'Trainee', 'Waiter'])
  })
  it('is no employer, if it is an abbreviation in brackets', () => {
    const found = positionsIn(
      ['2023 – today\tSound engineer (FOH)'],
      ['Ondalarga Audio', { italic: true }],
      ['2018 – 2022\tHead of sound'],
      ['Teatro Comunale', { italic: true }],
    )
    expect(found[0]).toMatchObject({ title: 'Sound engineer', employer: 'Ondalarga Audio' })
  })
})

describe('numbered headings', () => {
  it('in words of their own are headings, if others in their look are', () => {
    const found = sectionsIn(
      ['Ximena Oteiza', { bold: true, size: 17 }],
      ['Biologist of the sea'],
      ['1. WHAT I DO NOW', { bold: true, size: 12 }],
      ['Scientist'],
      ['Institute of the Sea'],
      ['Since December 2021'],
      ['2. EDUCATION', { bold: true, size: 12 }],
      ['Licenciada en Biología, Universidad de Navarra, 2001–2006'],
      ['3. SKILLS', { bold: true, size: 12 }],
      ['Sequencing'],
    )
    expect(found.map(([kind]) => kind)).toEqual(['top', 'experience', 'education', 'skills'])
  })
})

describe('names', () => {
  it.each([
    ['CV Wouter Hiemsma', 'Wouter Hiemsma'],
    ['Lebenslauf Jan Küster', 'Jan Küster'],
    ['Dipl.-Inf. (FH) Beate Koch', 'Dipl.-Inf. (FH) Beate Koch'],
    ['Dott.ssa Chiara Neri', 'Dott.ssa Chiara Neri'],
    ['Mag.a Anna Huber', 'Mag.a Anna Huber'],
    ['姓名：闻人子墨 性别：女', '闻人子墨'],
  ])('%s', (text, name) => expect(readName(linesWritten([text, { size: 16 }], ['Zwolle']), null)?.value).toBe(name))
})

describe('a date inside a name', () => {
  it('is not that of the position, if its dates are in the next line', () => {
    const found = positionsIn(
      ['Truck driver, Blerick Logistics BV (via Tempo, since 1-1-2024 permanent)'],
      ['March 2023 to present, five shifts'],
      ['Picker, Fietsplein, Tegelen', { gap: true }],
      ['November 2020 to February 2023'],
    )
    expect(found.map(({ title, from }) => [title, from])).toEqual([
      ['Truck driver', '2023-03'],
      ['Picker', '2020-11'],
    ])
  })
  it('is not in a form that labels its dates', () => {
    const found = positionsIn(
      ['Datum (von-bis)\t2005-01 bis heute'],
      ['Name und Adresse des Arbeitgebers\tBrunner GmbH'],
      ['Beruf oder Funktion\tanfangs Sachbearbeiter, seit 2008 Geschäftsführer'],
    )
    expect(found).toMatchObject([{ employer: 'Brunner GmbH', from: '2005-01', to: null }])
  })
})

describe('dates that open a line', () => {
  it('are followed by the position in a sentence, which may take two lines', () => {
    const found = positionsIn(
      ['From October 2021 to now: foreman at Frutas'],
      ['Valdecerezo. I lead a team of 25 people in the harvest of strawberries and check', { continues: true }],
      ['their quality.', { continues: true }],
      ['From 2017 to 2021: tractor driver at Finca Los'],
      ['Almijares. Citrus fruit, 140 hectares.', { continues: true }],
    )
    expect(found).toEqual([
      { title: 'foreman', employer: 'Frutas Valdecerezo', from: '2021-10', to: null },
      { title: 'tractor driver', employer: 'Finca Los Almijares', from: '2017', to: '2021' },
    ])
  })
  it('are those of the position, whatever follows in brackets', () => {
    const found = positionsIn(
      ['Research Associate — Vision Lab', { bold: true }],
      [
        'Nov 2025 – present (researcher from Nov 2025; associate after the degree). Advisor: N. Jacobs.',
        { italic: true },
      ],
      ['• Wrote it'],
      ['Chief Scientist — 1088 Advisors', { bold: true }],
      ['May 2024 – Oct 2025', { italic: true }],
    )
    expect(found.map(({ title, from }) => [title, from])).toEqual([
      ['Research Associate', '2025-11'],
      ['Chief Scientist', '2024-05'],
    ])
  })
})

describe('a first entry with fewer lines than the others', () => {
  it('leaves each employer to its title', () => {
    expect(
      positionsIn(
        ['Freelance translator'],
        ['2020 – present'],
        ['Editor', { gap: true }],
        ['Calder Press, Leeds'],
        ['2014 – 2020'],
      ),
    ).toEqual([
      { title: 'Freelance translator', employer: '', from: '2020', to: null },
      { title: 'Editor', employer: 'Calder Press', from: '2014', to: '2020' },
    ])
  })
  it('leaves each school to its degree, without gaps', () => {
    expect(
      educationIn(
        ['CAPES de mathématiques'],
        ['2012'],
        ['Master MEEF'],
        ['Université Lille-Flandres'],
        ['2011 – 2013'],
        ['Licence de mathématiques'],
        ['Université d’Artois-Nord'],
        ['2006 – 2009'],
      ),
    ).toEqual([
      { degree: 'CAPES de mathématiques', school: '', to: '2012' },
      { degree: 'Master MEEF', school: 'Université Lille-Flandres', to: '2013' },
      { degree: 'Licence de mathématiques', school: 'Université d’Artois-Nord', to: '2009' },
    ])
  })
  it('does not take the employers below the dates', () => {
    expect(
      positionsIn(['Translator'], ['2020 – present'], ['Elmtree Ltd'], ['Editor'], ['2014 – 2020'], ['Calder Press']),
    ).toEqual([
      { title: 'Translator', employer: 'Elmtree Ltd', from: '2020', to: null },
      { title: 'Editor', employer: 'Calder Press', from: '2014', to: '2020' },
    ])
  })
})

it('reads an employer in capitals without a place like those with one', () => {
  expect(
    positionsIn(
      ['TIENDAS SOL | Tacna', { bold: true }],
      ['Vendedor (2012 – 2016)'],
      ['EJÉRCITO DEL PERÚ', { bold: true }],
      ['Servicio militar voluntario, cabo (2011 – 2012)'],
    ).map(({ employer }) => employer),
  ).toEqual(['TIENDAS SOL', 'EJÉRCITO DEL PERÚ'])
})

describe('a title in running text', () => {
  it.each([
    ['Since September 2023 I have been a UX researcher at Elmtree Digital', 'UX researcher', 'Elmtree Digital'],
    ['Depuis septembre 2023, je suis infirmière chez Elmtree SARL', 'infirmière', 'Elmtree SARL'],
    ['Desde septiembre de 2023 soy enfermera en Hospital Elmtree', 'enfermera', 'Hospital Elmtree'],
    ['Sinds september 2023 ben ik verpleegkundige bij Elmtree BV', 'verpleegkundige', 'Elmtree BV'],
    ['Sedan september 2023 är jag sjuksköterska på Elmtree AB', 'sjuksköterska', 'Elmtree AB'],
  ])('%s', (text, title, employer) => expect(positionsIn([text])).toMatchObject([{ title, employer }]))
  it('starts with no verb in capitals', () => {
    expect(positionsIn(['War correspondent, Elmtree Press, 2019 – 2021'])).toMatchObject([
      { title: 'War correspondent' },
    ])
  })
})

it('reads no quarter of a town and no remark as an employer', () => {
  expect(
    positionsIn(
      ['Stood down because of the pandemic'],
      ['Mar. 2020 – May 2020'],
      ['Copperline Hardware, Calder South – Trade desk'],
      ['Feb. 2016 – Mar. 2020'],
    ).map(({ employer }) => employer),
  ).toEqual(['Copperline Hardware'])
})
