import { expect, it } from 'vitest'
import { assembleReading } from '#platform/documents/assemble.ts'
import { linesOfText } from '#platform/documents/text/read-txt.ts'
import { readProfile } from './read-profile.ts'

const positionsIn = (...lines: string[]) => {
  const text = [
    'Ada Brandt',
    'ada@example.org',
    '',
    ...lines,
    '',
    'Education',
    '',
    '2002 – 2006 BA, University of Leeds',
  ]
  const reading = assembleReading('txt', { pages: [linesOfText(text.join('\n'))], hidden: [] })
  return readProfile(reading, { now: new Date('2026-11-21') }).positions.map(one => `${one.title} @ ${one.employer}`)
}
const EMPLOYMENT = ['', 'Employment', '', 'Accountant, Harper & Sons', '2006 – 2014']

it.each(['Selbständigkeit', 'Selected engagements', 'Freelance projects', 'Trabajo autónomo'])(
  'reads positions under "%s"',
  heading =>
    expect(positionsIn(heading, '', 'Test manager, Copperline Ltd', '2014 – 2022', ...EMPLOYMENT)).toEqual([
      'Test manager @ Copperline Ltd',
      'Accountant @ Harper & Sons',
    ]),
)

it('reads projects that have a role and a client as positions, each client for its project alone', () => {
  const projects = ['Test manager', 'Client: Copperline, York', '2018 – 2022', '', 'Project manager', '2014 – 2018']
  expect(positionsIn('Projects (selection)', '', ...projects, ...EMPLOYMENT)).toEqual([
    'Test manager @ Copperline',
    'Project manager @ ',
    'Accountant @ Harper & Sons',
  ])
})

it('reads projects that have a role and an employer as positions if there is no other work', () => {
  const projects = ['Projekte', '', 'Projektleiterin, Elmtree GmbH', '2018 – 2022']
  expect(positionsIn(...projects)).toEqual(['Projektleiterin @ Elmtree GmbH'])
  expect(positionsIn(...projects, ...EMPLOYMENT)).toEqual(['Accountant @ Harper & Sons'])
})

it.each([
  ['without a role', ['Projects', '', 'Todo app', 'A web application', '2022 – 2023']],
  ['of a student', ['Academic projects', '', 'Developer, University of Leeds', '2022 – 2023']],
  ['without a client', ['Projects', '', 'Developer of a chess engine', 'Open source', '2021 – 2022']],
])('reads no projects %s as positions', (_, lines) => expect(positionsIn(...lines)).toEqual([]))
