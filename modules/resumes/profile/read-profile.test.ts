import { describe, expect, it } from 'vitest'
import { assembleReading } from '#platform/documents/assemble.ts'
import { linesOfText } from '#platform/documents/text/read-txt.ts'
import { readBytes } from '#platform/documents/read-bytes.ts'
import type { DocumentWithLayout } from '#platform/documents/reading.ts'
import { catalogue, TODAY } from '#tests/resumes/catalogue.ts'
import { INJECTION } from '#tests/resumes/pdf-variants.ts'
import { readProfile } from './read-profile.ts'
import { profileSchema } from './schema.ts'
import type { Profile } from './schema.ts'

const readingOf = (text: string): DocumentWithLayout =>
  assembleReading('txt', { pages: [linesOfText(text)], hidden: [] })
const profileOf = (text: string): Profile => readProfile(readingOf(text), { now: TODAY })

/** Reads an experience section with the given lines. */
function positionsIn(lines: string): string[] {
  return profileOf(`Ada Brandt\nada@example.com\n\nExperience\n${lines}\n\nEducation\n`).positions.map(
    one => `${one.title} @ ${one.employer} ${one.from}..${one.current ? 'now' : one.to}`,
  )
}

function quotesOf(profile: Profile): { quote: string; page: number }[] {
  const { name, email, phone, location, headline, links, positions, education } = profile
  return [name, email, phone, location, headline, ...links, ...positions, ...education].filter(one => one !== null)
}

describe('every résumé of the catalogue', () => {
  it.each(catalogue)('$file_name', async ({ bytes, expected }) => {
    const reading = await readBytes(await bytes())
    const profile = readProfile(reading, { now: TODAY })
    const { hiddenKinds = [], ...facts } = expected
    expect({
      name: profile.name?.value ?? null,
      email: profile.email?.value ?? null,
      phone: profile.phone?.value ?? null,
      employers: profile.positions.map(position => position.employer),
      years: profile.years_of_experience,
      language: reading.language,
      status: reading.status,
    }).toEqual(facts)
    expect([...new Set(reading.hidden.map(piece => piece.kind))].sort()).toEqual(hiddenKinds)
    expect(profileSchema.parse(profile)).toEqual(profile)
    for (const { quote, page } of quotesOf(profile)) {
      expect(quote.length).toBeGreaterThan(1)
      expect(reading.text).toContain(quote)
      expect(reading.pages[page - 1]!.text).toContain(quote.split('\n')[0])
    }
  })

  it('takes nothing from hidden text', async () => {
    const hiding = catalogue.filter(file => file.expected.hiddenKinds?.length)
    for (const file of hiding) {
      const reading = await readBytes(await file.bytes())
      expect(reading.hidden.some(piece => piece.text.replace(/\s+/g, ' ').includes(INJECTION))).toBe(true)
      expect(JSON.stringify([reading.text, readProfile(reading, { now: TODAY })])).not.toContain('Haskell')
    }
  })

  it('states how reliable it is', async () => {
    const levels = await Promise.all(
      catalogue.map(async file => [file.file_name, readProfile(await readBytes(await file.bytes())).quality.level]),
    )
    expect(Object.fromEntries(levels)).toMatchObject({
      'scan.pdf': 'poor',
      'unusual.pdf': 'partial',
      'lebenslauf.pdf': 'good',
    })
    expect(levels.filter(([, level]) => level !== 'good')).toHaveLength(2)
  })
})

describe('dates of positions', () => {
  it.each([
    ['Mar 2019 - Present', '2019-03..now'],
    ['03/2019 – heute', '2019-03..now'],
    ['03.2019 bis 04.2021', '2019-03..2021-04'],
    ['01.03.2019 – 30.04.2021', '2019-03..2021-04'],
    ['2019–2021', '2019..2021'],
    ['2019–21', '2019..2021'],
    ['Jun – Dec 2018', '2018-06..2018-12'],
    ['depuis 2020', '2020..now'],
    ['Depuis janvier 2020', '2020-01..now'],
    ['de mars 2016 à décembre 2019', '2016-03..2019-12'],
    ['marzo de 2017 – actualidad', '2017-03..now'],
    ['maart 2015 tot heden', '2015-03..now'],
    ['od marca 2015 do czerwca 2018', '2015-03..2018-06'],
    ['gennaio 2014 – oggi', '2014-01..now'],
    ['fev 2018 – atual', '2018-02..now'],
    ['2016-04 to 2018-09', '2016-04..2018-09'],
    ["Sept '14 – Aug '16", '2014-09..2016-08'],
  ])('%s', (written, range) => {
    expect(positionsIn(`Baker\nMill Lane Bakery\n${written}\n• Baked bread.`)).toEqual([
      `Baker @ Mill Lane Bakery ${range}`,
    ])
  })

  it('that are impossible are ignored', () => {
    expect(positionsIn('Baker\nMill Lane Bakery\n2021 – 2019')).toEqual([])
  })
})

describe('title and employer', () => {
  it.each([
    ['title at employer', 'Nurse at Elmtree House\tMay 2019 – Jun 2020'],
    ['employer, then title', 'Elmtree House\nNurse\nMay 2019 – Jun 2020'],
    ['title and employer in one line', 'Nurse, Elmtree House, Derby\n05/2019 – 06/2020'],
    ['title, then employer with its town', 'Nurse\tMay 2019 – Jun 2020\nElmtree House, Derby'],
    ['employer with its town, then title', 'Elmtree House, Derby\tMay 2019 – Jun 2020\nNurse'],
    ['date in the left cell', '05/2019 – 06/2020\tNurse\nElmtree House, Derby'],
    ['date on a line above', 'May 2019 – Jun 2020\nNurse\nElmtree House\n• Night shifts'],
    ['bars', 'Elmtree House\nNurse | May 2019 – Jun 2020 | Derby'],
    ['date in brackets', 'Nurse – Elmtree House (May 2019 – Jun 2020)'],
  ])('%s', (_, lines) => {
    expect(positionsIn(lines)).toEqual(['Nurse @ Elmtree House 2019-05..2020-06'])
  })

  it('of an unknown profession are recognized by their order', () => {
    expect(positionsIn('Luthier\nOld Mill\n2019 – 2021')).toEqual(['Luthier @ Old Mill 2019..2021'])
    expect(positionsIn('Old Mill Ltd\nLuthier\n2019 – 2021')).toEqual(['Luthier @ Old Mill Ltd 2019..2021'])
  })

  it('keeps the employer for a second title under it', () => {
    const lines = 'Corvid Ltd, York\nTeam Lead\t2020-01 – 2021-12\n- Led.\nAnalyst\t2018-01 – 2019-12\n- Counted.'
    expect(positionsIn(lines)).toEqual([
      'Team Lead @ Corvid Ltd 2020-01..2021-12',
      'Analyst @ Corvid Ltd 2018-01..2019-12',
    ])
  })

  it('does not read a date inside an achievement as a position', () => {
    const lines =
      'Nurse, Elmtree House\nMay 2019 – Jun 2020\n• Cut falls by half between 2019 and 2020.\n• Ran the ward 2019 – 2020.'
    expect(positionsIn(lines)).toHaveLength(1)
  })

  it('continues after a list of tools under a position, and omits unpaid work', () => {
    const text =
      'Work experience (selected)\nDeveloper, Corvid Ltd\n2020-01 – 2021-12\nTechnologies: Java, SQL\nTester, Rook GmbH\n2018-01 – 2019-12\nTechnologies: Python\nVolunteer experience\nCoach, Village Club\n2010-01 – 2017-12\n'
    expect(profileOf(text)).toMatchObject({
      positions: [{ employer: 'Corvid Ltd' }, { employer: 'Rook GmbH' }],
      years_of_experience: 4,
    })
  })

  it('counts parental leave neither as a position nor as experience', () => {
    const text = 'Experience\nJan 2019 – Dec 2020\tBuyer, Corvid Ltd\nJan 2021 – Dec 2021\tParental leave\n'
    expect(profileOf(text)).toMatchObject({ positions: [{ employer: 'Corvid Ltd' }], years_of_experience: 2 })
  })
})

describe('years of experience', () => {
  it('count overlaps once', () => {
    const text = 'Experience\nCook, Blue Door\nJan 2018 – Dec 2019\nWaiter, Red Door\nJul 2018 – Jun 2020\n'
    expect(profileOf(text).years_of_experience).toBe(2.5)
  })

  it('are unknown without dates', () => {
    expect(profileOf('Experience\nCook at the Blue Door\n').years_of_experience).toBeNull()
  })

  it('end on the given day for open positions', () => {
    const reading = readingOf('Experience\nCook, Blue Door\nsince 01/2020\n')
    expect(readProfile(reading, { now: new Date('2020-06-15T00:00:00Z') }).years_of_experience).toBe(0.5)
    expect(readProfile(reading, { now: new Date('2024-12-15T00:00:00Z') }).years_of_experience).toBe(5)
  })
})

describe('the person', () => {
  it('is found by label, by position, and by similarity to the e-mail address', () => {
    expect(profileOf('Curriculum Vitae\nName: Ada Brandt\n').name?.value).toBe('Ada Brandt')
    expect(profileOf('ADA BRANDT, MBA\nProject Manager\nada@example.com').name?.value).toBe('ADA BRANDT')
    expect(profileOf('Ada\nBrandt\nProject Manager\n').name).toMatchObject({
      value: 'Ada Brandt',
      quote: 'Ada\nBrandt',
    })
    expect(profileOf('Green Valley\nAnnual Meeting\nAda Brandt\nabrandt@example.com').name?.value).toBe('Ada Brandt')
  })

  it('does not take dates for a phone number', () => {
    expect(profileOf('Ada Brandt\n2019 - 2021\n12.04.1988\n').phone).toBeNull()
    expect(profileOf('Ada Brandt\nTel. +44 (0)20 7946 0958').phone).toMatchObject({
      value: '+442079460958',
      quote: '+44 (0)20 7946 0958',
    })
  })

  it('reads numbers of all countries, and passes over those that no country has', () => {
    expect(profileOf('Ada Brandt\nRef. +999 5550 1234\nTel. 0039 (06) 123 4567').phone).toMatchObject({
      value: '+39061234567',
    })
    expect(profileOf('Ada Brandt\nTel. 030 1234567').phone).toMatchObject({ value: '0301234567' })
  })

  it('lists programming languages as skills', () => {
    const profile = profileOf('Skills\nLanguages: Java, SQL\nTools: Git\nLanguages\nEnglish (native), Welsh')
    expect(profile.skills).toEqual(['Java', 'SQL', 'Git'])
    expect(profile.languages).toEqual([
      { name: 'English', level: 'native' },
      { name: 'Welsh', level: null },
    ])
  })

  it('is missing for a text that is not a résumé', () => {
    const profile = profileOf('the quick brown fox jumps over the lazy dog, again and again, '.repeat(8))
    expect(profile).toMatchObject({ name: null, email: null, positions: [], quality: { level: 'poor' } })
  })
})
