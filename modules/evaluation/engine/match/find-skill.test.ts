import { describe, expect, it } from 'vitest'
import { findSkill } from './find-skill.ts'
import { needsOf } from './needs.ts'
import { resumeWith } from './resume.fixture.ts'

const find = (requirement: string, text: string) => {
  const needs = needsOf(requirement)
  return findSkill(needs.parts[0]!, needs, resumeWith(`Ann Lee\n\n${text}`))
}
const worked = (...lines: string[]) =>
  `Experience\nClerk, Acme Ltd, 2018 – 2022\n${lines.map(line => `- ${line}`).join('\n')}`
const held = (title: string, ...lines: string[]) =>
  `Experience\n${title}, Acme Ltd, 2018 – 2022\n${lines.map(line => `- ${line}`).join('\n')}`

describe('a skill', () => {
  it.each<[requirement: string, text: string, verdict: string, reason: string]>([
    ['Welding', worked('TIG welding of pipes'), 'met', 'Welding: shown by the work described.'],
    ['Welding', 'Summary\nFive years of welding pipes in Leeds', 'met', 'Welding: stated.'],
    ['Welding', 'Skills\nWelding', 'partly', 'Welding: listed, not shown in work.'],
    [
      'Welding',
      'Education\nTwo years of welding pipes at Leeds College',
      'partly',
      'Welding: a course or degree is stated, not shown in work.',
    ],
    [
      'Training in welding',
      'Education\nTwo years of welding pipes at Leeds College',
      'met',
      'Training in welding: stated.',
    ],
    [
      'Welding',
      worked('Helped the foreman with welding'),
      'partly',
      'Welding: only as a second, in support of someone else.',
    ],
    [
      'Welding',
      worked('Currently learning welding'),
      'missing',
      'Welding: mentioned as something that is being learned.',
    ],
    ['Welding', worked('Hoping to learn welding'), 'missing', 'Welding: mentioned as something wished for.'],
    ['Welding', worked('Welding is outsourced'), 'missing', 'Welding: mentioned as someone else’s work.'],
    ['Welding', worked('Never did any welding'), 'missing', 'Welding: the résumé says that there is no experience.'],
    ['Welding', worked('Sold bread'), 'missing', 'Welding: not found in the résumé.'],
    // What the applicant denies or others do is not shown by a title or a list.
    [
      'Welding',
      `Skills\nWelding\n\n${worked('Never did any welding')}`,
      'missing',
      'Welding: the résumé says that there is no experience.',
    ],
    [
      'Welding',
      `Skills\nWelding\n\n${worked('Welding is outsourced')}`,
      'missing',
      'Welding: mentioned as someone else’s work.',
    ],
    [
      'Welding',
      'Skills\nWelding\n\nSummary\nWelding is outsourced by everyone',
      'partly',
      'Welding: listed, not shown in work.',
    ],
    [
      'Welding',
      worked('TIG welding of pipes', 'Welding is outsourced'),
      'met',
      'Welding: shown by the work described.',
    ],
    // Its other words.
    [
      'Arctic glacier welding',
      worked('TIG welding of pipes'),
      'partly',
      'Arctic glacier welding: shown by the work described, but not with regard to Arctic and glacier.',
    ],
    [
      'Glacier welding',
      worked('TIG welding of pipes'),
      'partly',
      'Glacier welding: shown by the work described, but not with regard to Glacier.',
    ],
    [
      'Kafka on a glacier',
      worked('Ran services with Kafka'),
      'met',
      'Kafka on a glacier: shown by the work described.',
    ],
    [
      'Welding on a glacier',
      worked('TIG welding of pipes'),
      'partly',
      'Welding on a glacier: shown by the work described, but not with regard to glacier.',
    ],
    [
      'Welding on a glacier',
      held('Welder', 'Repaired pipes on a glacier'),
      'partly',
      'Welding on a glacier: shown by a title, and glacier only elsewhere in this position.',
    ],
    [
      'Zorbing in hospitals',
      worked('Worked in a hospital'),
      'partly',
      'Zorbing in hospitals: shown by the work described, but not with regard to Zorbing.',
    ],
    [
      'Kafka with zorbs in hospitals',
      worked('Ran Kafka in the hospital'),
      'met',
      'Kafka with zorbs in hospitals: shown by the work described.',
    ],
    [
      'Kafka on arctic glaciers in winter storms',
      worked('Ran Kafka on arctic glaciers'),
      'met',
      'Kafka on arctic glaciers in winter storms: shown by the work described.',
    ],
    [
      'Glacier Kafka',
      worked('Ran services with Kafka'),
      'partly',
      'Glacier Kafka: shown by the work described, but not with regard to Glacier.',
    ],
    ['Glacier welding', worked('TIG welding on a glacier'), 'met', 'Glacier welding: shown by the work described.'],
    ['Glacier welding', 'Skills\nWelding', 'missing', 'Glacier welding: not found in the résumé.'],
    [
      'Glacier welding',
      'Education\nTwo years of welding pipes at Leeds College',
      'missing',
      'Glacier welding: not found in the résumé.',
    ],
    [
      'Welding on a glacier',
      held('Welder'),
      'partly',
      'Welding on a glacier: shown by the work described, but not with regard to glacier.',
    ],
    [
      'Kafka on arctic glaciers in winter',
      worked('Ran services with Kafka'),
      'partly',
      'Kafka on arctic glaciers in winter: shown by the work described, but not with regard to arctic, glaciers and winter.',
    ],
    [
      'Kafka on a glacier',
      held('Kafka developer'),
      'partly',
      'Kafka on a glacier: shown by the work described, but not with regard to glacier.',
    ],
    // Facts are true wherever they are stated.
    ['Own car', 'Skills\nOwn car', 'met', 'Own car: stated.'],
    // An amount.
    [
      'Leading a team of at least 6',
      worked('Led a team of 8'),
      'met',
      'Leading a team of at least 6: shown by the work described.',
    ],
    [
      'Leading a team of at least 6',
      worked('Led a team of 6'),
      'met',
      'Leading a team of at least 6: shown by the work described.',
    ],
    [
      'Leading a team of at least 6',
      worked('Led a team of 4'),
      'partly',
      'Leading a team of at least 6: shown by the work described; 6 or more is not.',
    ],
    [
      'Leading a team of at least 6',
      worked('Led a team of 8 in 2 shops'),
      'met',
      'Leading a team of at least 6: shown by the work described.',
    ],
    [
      'Leading a team of at least 6',
      `${worked('Led a team of 4')}\n\nSkills\nLeading a team of 8`,
      'partly',
      'Leading a team of at least 6: shown by the work described; 6 or more is not.',
    ],
    [
      'PostgreSQL for payroll',
      `${worked('Never used PostgreSQL', 'Ran queries in MySQL')}\n\nBookkeeper, Mill Ltd, 2015 – 2018\n- Payroll of forty people`,
      'missing',
      'PostgreSQL for payroll: not found in the résumé.',
    ],
    [
      'PostgreSQL for payroll',
      worked('Ran queries in MySQL'),
      'missing',
      'PostgreSQL for payroll: not found in the résumé.',
    ],
    [
      'PostgreSQL for payroll',
      worked('Ran queries in MySQL', 'Payroll of forty people'),
      'partly',
      'PostgreSQL for payroll: not mentioned, but the same kind of task is shown in work.',
    ],
    [
      'PostgreSQL for payroll',
      worked('Payroll of forty people'),
      'missing',
      'PostgreSQL for payroll: not found in the résumé.',
    ],
    // The same kind of task with another tool.
    [
      'PostgreSQL',
      worked('Ran queries in MySQL'),
      'partly',
      'PostgreSQL: not mentioned, but the same kind of task is shown in work.',
    ],
    ['PostgreSQL', 'Skills\nMySQL', 'missing', 'PostgreSQL: not found in the résumé.'],
    [
      'PostgreSQL',
      worked('Ran queries in MySQL', 'Never used PostgreSQL'),
      'missing',
      'PostgreSQL: the résumé says that there is no experience.',
    ],
  ])('"%s" in "%s": %s', (requirement, text, verdict, reason) => {
    const found = find(requirement, text)
    expect(found.text).toBe(reason)
    expect(found.verdict).toBe(verdict)
    expect(found.passages.length > 0).toBe(verdict !== 'missing')
  })

  it('of which only the tool is found is partly met', () => {
    expect(find('Python for data analysis', worked('Wrote scripts in Python'))).toMatchObject({
      verdict: 'partly',
      text: 'Python: named, but not together with all of "Python for data analysis".',
    })
    expect(find('Python for data analysis', worked('Never wrote Python')).verdict).toBe('missing')
    expect(find('Python for data analysis', worked('Sold bread')).verdict).toBe('missing')
  })

  it('is quoted by its strongest evidence only', () => {
    const found = find('Welding', `Skills\nWelding\n\n${worked('TIG welding of pipes', 'MIG welding of gates')}`)
    expect(found.passages.map(({ text }) => text).toSorted()).toEqual(['MIG welding of gates', 'TIG welding of pipes'])
    const narrowed = find(
      'Glacier welding',
      'Summary\nFive years of welding pipes in Leeds\nFive years of welding on a glacier in the north',
    )
    expect(narrowed.passages.map(({ text }) => text)).toEqual(['Five years of welding on a glacier in the north'])
    const numbered = find('Leading a team of at least 6', worked('Led a team of 4', 'Led a team of 8'))
    expect(numbered.passages.map(({ text }) => text)).toEqual(['Led a team of 8'])
  })

  it('is the best of its alternatives; of equal ones the one that the résumé names', () => {
    expect(find('Welding or baking', `Skills\nWelding\n\n${worked('Baked bread')}`).text).toBe(
      'Baking: shown by the work described.',
    )
    expect(find('PostgreSQL or MySQL', worked('Ran queries in MySQL')).text).toBe('MySQL: shown by the work described.')
    expect(find('Welding or baking', worked('TIG welding', 'Baking of bread')).text).toBe(
      'Welding: shown by the work described.',
    )
    expect(find('Weld or baking', worked('TIG joining', 'Baking of bread')).text).toBe(
      'Baking: shown by the work described.',
    )
  })
})

describe('a position', () => {
  it.each<[requirement: string, text: string, verdict: string, reason: string]>([
    ['As a welder', held('Welder'), 'met', 'As a welder: this position was held.'],
    ['As a welder', held('Assistant welder'), 'partly', 'As a welder: stood in for this position or was second to it.'],
    [
      'As a welder',
      held('Clerk', 'Helped the foreman with welding'),
      'partly',
      'As a welder: stood in for this position or was second to it.',
    ],
    ['As a welder', held('Clerk', 'TIG welding of pipes'), 'met', 'As a welder: shown by the work described.'],
    ['As a welder', held('Clerk', 'Sold bread'), 'missing', 'As a welder: no such position found in the résumé.'],
    [
      'As a glacier welder',
      held('Clerk', 'TIG welding of pipes'),
      'missing',
      'As a glacier welder: no such position found in the résumé.',
    ],
    [
      'As an arctic glacier welder',
      held('Clerk', 'TIG welding on a glacier'),
      'met',
      'As an arctic glacier welder: shown by the work described.',
    ],
    ['As a welder', 'Skills\nWelding', 'missing', 'As a welder: no such position found in the résumé.'],
    [
      'As a welder',
      'Summary\nFive years of welding pipes in Leeds',
      'missing',
      'As a welder: no such position found in the résumé.',
    ],
  ])('"%s" in "%s": %s', (requirement, text, verdict, reason) => {
    expect(find(requirement, text)).toMatchObject({ verdict, text: reason })
  })

  it('is quoted by its head', () => {
    expect(find('As a welder', held('Welder', 'Sold bread')).passages.map(({ text }) => text)).toEqual([
      'Welder, Acme Ltd, 2018 – 2022',
    ])
  })
})
