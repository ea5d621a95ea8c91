import { describe, expect, it } from 'vitest'
import { findYears } from './find-years.ts'
import { needsOf } from './needs.ts'
import { resumeWith } from './resume.fixture.ts'

const find = (requirement: string, resume: string) =>
  findYears(needsOf(requirement, 'years'), resumeWith(`Ann Lee\n\n${resume}`))
const worked = (...entries: string[]) => `Experience\n\n${entries.join('\n\n')}`

const WELDER = 'Welder, Ironworks Ltd, 01/2018 – 12/2021\n- MIG welding of trailers'
const BAKER = 'Baker, Miller Ltd, 01/2012 – 12/2017\n- Baking bread for the whole town'

describe('years of work', () => {
  it.each<[requirement: string, resume: string, verdict: string]>([
    ['4 years of welding', worked(WELDER), 'met'],
    ['5 years of welding', worked(WELDER), 'partly'],
    ['8 years of welding', worked(WELDER), 'partly'],
    ['9 years of welding', worked(WELDER), 'missing'],
    ['5 years of welding', worked(WELDER, BAKER), 'partly'],
    ['10 years of welding or baking', worked(WELDER, BAKER), 'met'],
    ['2 years of teaching', worked(WELDER, BAKER), 'missing'],
    [
      '3 years of zorbing on glaciers',
      worked('Guide, Alps Ltd, 2018 – 2022\n- Zorbing; hoping to see glaciers'),
      'missing',
    ],
    // Leading positions.
    ['3 years of management experience', worked('Store Manager, Shop Ltd, 2018 – 2022', BAKER), 'met'],
    ['5 years of management experience', worked('Store Manager, Shop Ltd, 2018 – 2022', BAKER), 'partly'],
    ['5 years of management experience', worked(WELDER, BAKER), 'missing'],
    ['5 years as a manager', `Summary\n12 years of experience\n\n${worked(WELDER, BAKER)}`, 'missing'],
    ['3 years of retail management', worked('Sales Assistant, Shop Ltd, 2012 – 2022'), 'missing'],
    ['3 years as a charge nurse', worked('Staff Nurse, City Hospital, 2012 – 2022'), 'missing'],
    ['3 years as a charge nurse', worked('Ward Sister, City Hospital, 2012 – 2022'), 'met'],
    ['5 years as a chef', worked('Chef de Partie, Bistro One, 2012 – 2022'), 'met'],
    // Without anything that is asked for, all positions count.
    ['10 years of experience', worked(WELDER, BAKER), 'met'],
    ['Five years in the trade', worked(WELDER), 'partly'],
    // By the words of the position, if nothing is known of them.
    [
      '3 years of zorbing on glaciers',
      worked('Guide, Alps Ltd, 2018 – 2022\n- Zorbing tours\n- Glaciers in winter'),
      'met',
    ],
    ['3 years of zorbing on glaciers', worked('Guide, Alps Ltd, 2018 – 2022\n- Zorbing tours'), 'missing'],
    [
      '3 years of zorbing on glaciers',
      worked('Guide, Alps Ltd, 2018 – 2022\n- Zorbing tours\n- Hoping to see glaciers'),
      'missing',
    ],
    // As a position.
    ['3 years as a welder', worked(WELDER), 'met'],
    ['3 years as a welder', worked(BAKER), 'missing'],
    ['3 years as a welder', worked('Apprentice welder, Ironworks Ltd, 2018 – 2022'), 'missing'],
    [
      '3 years as a service engineer on refrigeration',
      worked('Service engineer, Cold Ltd, 2018 – 2022\n- Refrigeration'),
      'met',
    ],
    ['3 years as a kitchen manager', worked('Kitchen assistant, Grill Ltd, 2018 – 2022\n- Kitchen work'), 'missing'],
    // What the top says of the person says what the position was.
    [
      '3 years as a swimming instructor',
      `Swimming instructor\n\n${worked('Instructor, Pool Ltd, 2018 – 2022')}`,
      'met',
    ],
    ['3 years as a swimming instructor', worked('Instructor, Pool Ltd, 2018 – 2022'), 'missing'],
    [
      '3 years as a service manager on refrigeration',
      worked('Service engineer, Cold Ltd, 2018 – 2022\n- Refrigeration'),
      'missing',
    ],
    [
      '3 years as a service manager on refrigeration',
      worked('Cold store manager, Cold Ltd, 2018 – 2022\n- Refrigeration'),
      'met',
    ],
    [
      '3 years as a service engineer on refrigeration',
      worked('Clerk, Cold Ltd, 2018 – 2022\n- Refrigeration'),
      'missing',
    ],
    [
      '3 years as a service engineer on refrigeration',
      worked('Service engineer, Cold Ltd, 2018 – 2022\n- Repairs'),
      'missing',
    ],
    ['3 years as a welder', worked('Assistant welder, Ironworks Ltd, 2018 – 2022\n- Welding'), 'missing'],
    // Stated years count only without dates.
    ['4 years of welding', 'Experience\nFive years of welding in Leeds', 'met'],
    ['4 years of welding', 'Other\nFive years of welding in Leeds', 'missing'],
    ['4 years of experience', 'Skills\nFive years of experience in Leeds', 'missing'],
    ['4 years of welding', 'Summary\nFive years of welding in Leeds', 'met'],
    ['12 years of welding', 'Summary\nFive years of welding in Leeds', 'missing'],
    ['4 years of welding', 'Skills\nFive years of welding in Leeds', 'missing'],
    ['4 years of welding', `Summary\nTen years of welding in Leeds\n\n${worked(BAKER)}`, 'missing'],
    ['4 years of experience', 'Summary\nFive years of experience in Leeds', 'met'],
    ['8 years of experience', `Summary\nTen years of experience\n\n${worked(WELDER)}`, 'met'],
    ['2 years of experience', 'Summary\n32 years old, from Leeds', 'missing'],
    ['2 years of welding', 'Summary\nNever did five years of welding', 'missing'],
  ])('"%s" in "%s": %s', (requirement, resume, verdict) => {
    expect(find(requirement, resume).verdict).toBe(verdict)
  })

  it('are those of the headline only if it is short', () => {
    const position = worked('Instructor, Pool Ltd, 2018 – 2022')
    const headline = `Swimming instructor for ${'children and adults, '.repeat(4)}and more`
    expect(find('3 years as a swimming instructor', `${headline}\n\n${position}`).verdict).toBe('missing')
    expect(find('3 years as a swimming instructor', `${position}\n\nOther\nSwimming instructor`).verdict).toBe(
      'missing',
    )
  })

  it('count up to 0.05 less as enough', () => {
    const months = (text: string) => find('At least 0.5 years of welding', worked(text)).verdict
    expect(months('Welder, Ironworks Ltd, 01/2020 – 06/2020')).toBe('met')
    expect(months('Welder, Ironworks Ltd, 01/2020 – 05/2020')).toBe('partly')
  })

  it('are explained by their dates or as they are stated', () => {
    expect(find('5 years of welding', worked(WELDER)).text).toBe(
      'About 4 years by the dates of the positions that show it; 5 required.',
    )
    expect(find('9 years of welding', worked(WELDER)).text).toBe(
      'About 4 years by the dates of the positions that show it, less than half of the 9 required.',
    )
    expect(find('4 years of welding', 'Summary\nFive years of welding in Leeds').text).toBe(
      'About 5 years as stated; 4 required.',
    )
    expect(find('2 years of teaching or welding', worked(BAKER)).text).toBe(
      '2 years of teaching / welding: no years found in the résumé; 2 required.',
    )
  })

  it('quote the head of each position and the work that shows it', () => {
    const texts = (requirement: string, resume: string) => find(requirement, resume).passages.map(({ text }) => text)
    expect(texts('4 years of welding', worked(BAKER, WELDER))).toEqual([
      'Welder, Ironworks Ltd, 01/2018 – 12/2021',
      'MIG welding of trailers',
    ])
    expect(
      texts('4 years of welding', 'Summary\nTwo years of welding in Hull\nFive years of welding in Leeds'),
    ).toEqual(['Five years of welding in Leeds'])
    expect(
      texts('4 years of welding', 'Summary\nFive years of welding in Leeds\nTwo years of welding in Hull'),
    ).toEqual(['Five years of welding in Leeds'])
    expect(texts('4 years of experience', worked(WELDER))).toEqual(['Welder, Ironworks Ltd, 01/2018 – 12/2021'])
  })
})

it('quotes the line with the title where the employer comes first', () => {
  const { passages } = find(
    '3 years of welding',
    worked('Ironworks Ltd\nWelder, 01/2018 – 12/2021\n- MIG welding of trailers'),
  )
  expect(passages[0]!.text).toContain('Welder')
})
