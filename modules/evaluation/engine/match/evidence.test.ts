import { describe, expect, it, test } from 'vitest'
import { covers, evidenceOf, isCourse, missingWords, nearby, quality, strengthIn, strongestIn } from './evidence.ts'
import { needsOf } from './needs.ts'
import type { Passage } from './resume.ts'
import { isAtLeast } from './strength.ts'
import { resumeWith } from './resume.fixture.ts'

const term = (requirement: string) => needsOf(requirement).parts[0]!.any[0]!
const resume = (text: string) => resumeWith(`Ann Lee\n\n${text}`)
const worked = (...lines: string[]) =>
  `Experience\nClerk, Acme Ltd, 2018 – 2022\n${lines.map(line => `- ${line}`).join('\n')}`

/** The strength of the best evidence for a requirement; null if there is none. */
const strengthOf = (requirement: string, text: string) =>
  evidenceOf(term(requirement), resume(text))[0]?.strength ?? null

describe('evidence by its place', () => {
  it.each<[requirement: string, text: string, strength: string | null]>([
    ['Welding', worked('TIG welding of pipes'), 'work'],
    ['Welding', 'Experience\nTIG welding of pipes since the age of 20', 'work'],
    ['Welding', 'Summary\nFive years of welding pipes in Leeds', 'stated'],
    ['Welding', 'Summary\nWelding pipes', 'listed'],
    ['Welding', 'Summary\nKnows welding well', 'listed'],
    ['Welding', 'Skills\nWelding, pipes', 'listed'],
    ['Welding', 'Other\nFive years of welding pipes in Leeds', 'listed'],
    ['Welding', 'Education\nTwo years of welding pipes at Leeds College', 'qualification'],
    ['Welding', 'Certificates\nWelding of pipes in every position, 2015', 'qualification'],
    ['Welding', 'Objective\nWelding in Leeds', 'wished'],
    ['Welding', 'Interests\nWelding in Leeds', null],
    ['Welding', 'Contact\nWelding street 5', null],
    ['Welding', worked('Course in welding'), 'qualification'],
    ['Welding', worked('Sold bread'), null],
    ['Welding', 'Languages\nwelding in German', 'stated'],
    // Facts and certificates are true wherever they are stated.
    ['Forklift licence', worked('Has a forklift licence'), 'work'],
    ['Forklift licence', 'Interests\nForklift licence', 'stated'],
    ['Own car', 'Interests\nOwn car', 'stated'],
    ['Forklift licence', 'Other\nForklift licence', 'stated'],
    ['Forklift licence', 'Summary\nWorkshop on the forklift licence', 'stated'],
    ['Forklift licence', 'Certificates\nForklift, 2024', 'listed'],
    ['Forklift licence', worked('Drove a forklift'), null],
    // An address at the top.
    ['Welding', '14 Welding Street, Leeds', null],
    ['Welding', 'Welding for 14 years, Leeds', 'stated'],
    ['Welding', 'Welding Street, Leeds', 'listed'],
    ['Welding', 'Summary\n14 welding jobs in King Street, Leeds', 'stated'],
    ['Welding', worked('Skills: welding'), 'listed'],
    // By what the sentence says.
    ['Welding', worked('Welding is outsourced'), 'other'],
    ['Welding', worked('Never did any welding'), 'denied'],
    ['Welding', worked('Hoping to learn welding'), 'wished'],
    ['Welding', worked('Currently learning welding'), 'learning'],
    ['Welding', worked('Helped the foreman with welding'), 'assisted'],
    ['Welding', 'Objective\nHelped the foreman with welding', 'wished'],
    ['Safeguarding lead', worked('Deputy safeguarding lead for both schools'), 'assisted'],
    ['Safeguarding lead', 'Experience\nDeputy safeguarding lead, Acme Ltd, 2018 – 2022', 'work'],
    ['Safeguarding lead', worked('Safeguarding lead for both schools'), 'work'],
    // The name of an employer.
    ['Recruiting', worked('Client: Recruitment Today Ltd'), null],
  ])('"%s" in "%s": %s', (requirement, text, strength) => {
    expect(strengthOf(requirement, text)).toBe(strength)
  })
})

describe('evidence by its words', () => {
  it.each<[requirement: string, text: string, strength: string | null]>([
    // Initials.
    ['Mental Capacity Act', worked('Assessments under the MCA'), 'work'],
    ['Mental Capacity Act', worked('Never used the MCA'), 'denied'],
    ['Zorbing Glacier Act', worked('Assessments under the ZGA'), 'work'],
    ['Zorbing Glacier Act', worked('Never used the ZGA'), 'denied'],
    // Without a known concept, all words have to be in one clause; of four or more, three quarters.
    ['Zorbing on glaciers', worked('Took guests zorbing on the glaciers'), 'work'],
    ['Zorbing on glaciers', worked('Took guests zorbing down the hill'), null],
    ['Zorbing on glaciers', worked('Hoping for zorbing on glaciers'), 'wished'],
    ['Zorbing on glaciers', worked('Took guests zorbing; saw the glaciers'), null],
    ['Zorbing on glaciers', 'Skills\nzorbing; glaciers', 'listed'],
    ['Zorbing on glaciers', worked('Zorbing guests', 'Walked on glaciers'), null],
    ['Zorbing snowkiting on icy glaciers', worked('Zorbing and snowkiting on glaciers'), 'work'],
    ['Zorbing snowkiting on icy glaciers', worked('Zorbing and snowkiting'), null],
    ['Zorbing on glaciers', worked('Sold bread; zorbing on glaciers'), 'work'],
    ['Zorbing snowkiting glaciers', worked('Zorbing and snowkiting; saw the glaciers'), null],
    ['Zorbing snowkiting glaciers', worked('Zorbing and snowkiting'), null],
    ['Zorbing', worked('Zorbing in May; zorbing in June'), 'work'],
    ['Zorbing', worked('Took guests zorbing; saw the glaciers'), 'work'],
    // Names that no concept covers.
    ['XQFB', worked('Ran the XQFB every day'), 'work'],
    ['XQFB', worked('Ran the xqfb every day'), 'work'],
    ['QFB', worked('Ran the qfb every day'), null],
    ['QFB', worked('Ran the qFB every day'), null],
    ['QFB', worked('Ran the QFb every day'), null],
    ['QFB', worked('Elected MQFB in 2019'), null],
    ['XQFB', worked('Elected mXQFB in 2019'), null],
    ['XQFB', worked('Elected MXQFb in 2019'), null],
    ['QFB', worked('Ran the QFB every day'), 'work'],
    ['XQFB', worked('Elected MXQFB in 2019'), 'work'],
    ['XQFB', worked('Elected mxqfb in 2019'), null],
    ['XQFB', worked('Elected MMXQFB in 2019'), null],
    ['XQFB', worked('Never ran the XQFB'), 'denied'],
    ['XQFB', 'Contact\nXQFB', null],
    // What the rest of the position shows counts, too.
    ['TIG welding with the XQFB', worked('TIG welding of pipes', 'Ran the XQFB every day'), 'work'],
    ['TIG welding with the XQFB', worked('TIG welding of pipes'), null],
    ['TIG welding with the XQFB', worked('TIG welding of pipes', 'Never ran the XQFB'), 'denied'],
  ])('"%s" in "%s": %s', (requirement, text, strength) => {
    expect(strengthOf(requirement, text)).toBe(strength)
  })

  it('counts the share of the other words that are near', () => {
    const share = (text: string) => evidenceOf(term('Glacier welding'), resume(text))[0]!.words
    expect(share(worked('TIG welding on the glacier'))).toBe(1)
    expect(share(worked('TIG welding of pipes', 'Walked on the glacier'))).toBe(1)
    expect(share(worked('TIG welding of pipes'))).toBe(0)
    expect(evidenceOf(term('Welding'), resume(worked('TIG welding')))[0]!.words).toBe(1)
    expect(evidenceOf(term('Arctic glacier welding'), resume(worked('TIG welding on a glacier')))[0]!.words).toBe(0.5)
    const most = worked('Zorbing and snowkiting on glaciers')
    expect(evidenceOf(term('Zorbing snowkiting on icy glaciers'), resume(most))[0]!.words).toBe(0.75)
  })

  it('is what each passage shows together with the strongest of its position', () => {
    const lines = worked('TIG welding of pipes', 'Helped the foreman with the XQFB', 'Ran the XQFB every day')
    const found = evidenceOf(term('TIG welding with the XQFB'), resume(lines))
    expect(found.map(({ passage, strength }) => [passage.text, strength])).toEqual([
      ['Ran the XQFB every day', 'work'],
      ['TIG welding of pipes', 'work'],
      ['Helped the foreman with the XQFB', 'assisted'],
    ])
  })
})

it('sorts the strongest evidence first, then the most words, then the best quote', () => {
  const texts = (requirement: string, text: string) =>
    evidenceOf(term(requirement), resume(text)).map(({ passage }) => passage.text)
  expect(texts('Welding', `Skills\nWelding\n\n${worked('TIG welding of pipes')}`)).toEqual([
    'TIG welding of pipes',
    'Welding',
  ])
  expect(
    texts(
      'Glacier welding',
      'Summary\nFive years of welding pipes in Leeds\nFive years of welding on a glacier in the north',
    ),
  ).toEqual(['Five years of welding on a glacier in the north', 'Five years of welding pipes in Leeds'])
  expect(texts('Welding', worked('TIG welding', 'TIG welding of 40 pipes a day'))).toEqual([
    'TIG welding of 40 pipes a day',
    'TIG welding',
  ])
})

test.each<[string, string, boolean]>([
  ['work', 'listed', true],
  ['listed', 'listed', true],
  ['assisted', 'listed', false],
  ['denied', 'other', false],
])('%s is at least %s: %s', (one, other, expected) => {
  expect(isAtLeast(one as 'work', other as 'work')).toBe(expected)
})

test.each([
  ['Evening course in HTML', true],
  ['Workshop on welding', true],
  ['Subtitling: a weekend course', true],
  ['Mental health awareness, one-day course, 2022', true],
  ['Planned the course of the river', false],
  ['Subtitling: course for beginners, held every year', false],
  [`${'Read the plans of the works. '.repeat(5)}Course in HTML`, false],
])('"%s" is only a course: %s', (text, expected) => {
  expect(isCourse({ text } as Passage)).toBe(expected)
})

describe('concepts', () => {
  const passages = (text: string) => resume(text).passages
  const last = (text: string) => passages(text).at(-1)!

  it('are shown by narrower ones', () => {
    expect(strengthIn(last(worked('TIG welding of pipes')), 'welding')).toBe('work')
    expect(strengthIn(last(worked('Welding of pipes')), 'tig welding')).toBeNull()
  })

  it('have the strength of their strongest mention', () => {
    expect(strengthIn(last(worked('Never did welding; TIG welding of pipes')), 'welding')).toBe('work')
  })

  it('are strongest in the strongest of several', () => {
    const passage = last(worked('Never baked bread; TIG welding of pipes'))
    expect(strongestIn(passage, ['baking', 'welding'])).toBe('work')
    expect(strongestIn(passage, ['welding', 'baking'])).toBe('work')
    expect(strongestIn(passage, ['teaching'])).toBeNull()
    expect(strongestIn(passage, [])).toBeNull()
  })

  it('count for all passages of a position if they were at least in support', () => {
    const near = (...lines: string[]) => nearby(passages(worked('Sold bread', ...lines))[1]!, ['welding'])
    expect(near('TIG welding of pipes')).toBe('work')
    expect(near('Helped the foreman with welding')).toBe('assisted')
    expect(near('Helped the foreman with welding', 'TIG welding of pipes')).toBe('work')
    expect(near('Hoping to learn welding')).toBeNull()
    expect(near('Sold rolls')).toBeNull()
    expect(nearby(last('Summary\nWelding'), ['welding'])).toBeNull()
  })
})

describe('a position', () => {
  const shown = (requirement: string, ...lines: string[]) =>
    covers(term(requirement), resume(worked(...lines)).positions[0]!)

  it('covers a term if it shows all of it', () => {
    expect(shown('Welding', 'TIG welding of pipes')).toBe(true)
    expect(shown('Welding', 'Hoping to learn welding')).toBe(false)
    expect(shown('Welding', 'Helped the foreman with welding')).toBe(false)
    expect(shown('Welding', 'Sold bread')).toBe(false)
    expect(shown('Glacier welding', 'TIG welding of pipes')).toBe(true)
    expect(shown('Arctic glacier welding', 'TIG welding of pipes')).toBe(false)
    expect(shown('Arctic glacier welding', 'TIG welding on a glacier')).toBe(true)
  })

  it('has the words that are missing nowhere near', () => {
    const [head, first] = resume(worked('TIG welding of pipes', 'Walked on the glacier')).passages.slice(-3)
    expect(missingWords(['glaci', 'pip', 'arctic'], first!)).toEqual(['arctic'])
    expect(missingWords(['glaci', 'arctic'], head!)).toEqual(['arctic'])
    expect(missingWords(['glaci'], passageOf('Summary\nWelding'))).toEqual(['glaci'])
  })

  const passageOf = (text: string) => resume(text).passages.at(-1)!
})

test('the best quotes describe work with figures, and are no contact details', () => {
  const of = (text: string, form: Passage['form'] = 'statement') => quality({ text, form } as Passage)
  expect(of('Baked bread')).toBeCloseTo(1 + 11 / 200)
  expect(of('Baked bread', 'list')).toBeCloseTo(11 / 200)
  expect(of('Baked 40 loaves')).toBeCloseTo(2 + 15 / 200)
  expect(of('x'.repeat(400))).toBe(2)
  expect(of('ann@example.com')).toBeLessThan(0)
  expect(of('Call +44 20 7946 0958')).toBeLessThan(0)
  expect(of('Sold 3 @ 4 each')).toBeGreaterThan(1)
  expect(of('Sold +40 more')).toBeGreaterThan(1)
})
