import { describe, expect, it } from 'vitest'
import { readingOrder } from './columns.ts'
import type { Run } from './drawing.ts'
import { pageLines } from './page-lines.ts'
import { joinRuns, splitAtGutters } from './segments.ts'

const SIZE = 10

/** A text on the page; each letter is half as wide as high. `right` instead of `left`: aligned to that edge. */
function run(text: string, { left, right }: { left?: number; right?: number }, baseline: number, weight = 400): Run {
  const width = (text.length * SIZE) / 2
  const start = left ?? right! - width
  const box = { left: start, top: baseline - SIZE, right: start + width, bottom: baseline }
  const look = { size: SIZE, weight, italic: false, upright: true, color: null, alpha: 1, inked: true, order: 0 }
  return { text, box, baseline, ...look }
}

const textsOf = (runs: Run[]) =>
  pageLines(readingOrder(splitAtGutters(joinRuns(runs)))).map(({ spans }) => spans.map(({ text }) => text).join(''))

describe('a cell that is too narrow for its text', () => {
  const row = [run('Rhode Island School of', { left: 20 }, 100), run('02. 2017', { right: 185 }, 100)]

  it('is read with its second line, before the dates beside it', () => {
    const found = textsOf([...row, run('Design', { left: 20 }, 113), run('PhD in Biology', { left: 20 }, 126, 700)])
    expect(found).toEqual(['Rhode Island School of Design\t02. 2017', 'PhD in Biology'])
  })
  it('has a third line, too', () => {
    const found = textsOf([...row, run('Design and Engineering', { left: 20 }, 113), run('Studies', { left: 20 }, 126)])
    expect(found).toEqual(['Rhode Island School of Design and Engineering Studies\t02. 2017'])
  })
  it.each([
    ['a line in another look', run('Design', { left: 20 }, 113, 700)],
    ['a line that had space', run('A', { left: 20 }, 113)],
    ['a line of a list', run('• Design', { left: 20 }, 113)],
    ['a line that is longer than the cell', run('Planned the work of twenty people', { left: 20 }, 113)],
    ['a line further below', run('Design', { left: 20 }, 125)],
    ['a line elsewhere', run('Design', { left: 40 }, 113)],
  ])('is complete before %s', (_, next) => {
    const wide = next.text === 'A' ? [row[0]!, run('02. 2017', { right: 275 }, 100)] : row
    expect(textsOf([...wide, next])).toHaveLength(2)
  })
})

describe('a sidebar', () => {
  const main = [
    run('Agnieszka Kowalczyk', { left: 200 }, 102),
    run('WORK', { left: 200 }, 124),
    run('Set designer · Elmtree Theatre', { left: 200 }, 138),
    run('2024 - present', { left: 200 }, 151),
    run('Project manager · Copperline', { left: 200 }, 172),
    run('2019 - 2023', { left: 200 }, 185),
  ]
  const contacts = ['Calder', '+48 12 345 19 31', 'a.kowalczyk@example.org'].map((text, at) =>
    run(text, { left: 20 }, 100 + at * 13),
  )

  it('with a heading beside a heading is no column of labels', () => {
    const side = [
      run('SKILLS', { left: 20 }, 146),
      run('Excel · Planning', { left: 20 }, 159),
      run('of projects', { left: 20 }, 172),
    ]
    const found = textsOf([...contacts, ...side, ...main])
    expect(found.slice(0, 6)).toEqual([
      'Calder',
      '+48 12 345 19 31',
      'a.kowalczyk@example.org',
      'SKILLS',
      'Excel · Planning',
      'of projects',
    ])
  })

  it('of dates with months is one of labels, and no block of contacts', () => {
    const found = textsOf(
      ['01/2019 - 03/2021', '04/2015 - 12/2018', '02/2012 - 03/2015'].flatMap((dates, at) => [
        ...[dates, 'Calder', 'full-time'].map((text, line) => run(text, { left: 20 }, 100 + at * 60 + line * 13)),
        run(`Consultant ${at + 1}, Copperline`, { left: 140 }, 100 + at * 60),
        ...['Studies for several customers', 'and talks about them', 'in two languages'].map((text, line) =>
          run(text, { left: 140 }, 113 + at * 60 + line * 13),
        ),
      ]),
    )
    expect(found.filter(line => line.includes('Consultant'))).toEqual([
      '01/2019 - 03/2021 Calder full-time\tConsultant 1, Copperline',
      '04/2015 - 12/2018 Calder full-time\tConsultant 2, Copperline',
      '02/2012 - 03/2015 Calder full-time\tConsultant 3, Copperline',
    ])
  })

  it('at the right is told from the dates at the margin of the text', () => {
    const entries = ['Hermes', 'Northgate', 'Elmtree', 'Copperline'].flatMap((employer, at) => [
      run(employer, { left: 20 }, 100 + at * 30),
      run(`20${20 - 2 * at}–20${22 - 2 * at}`, { right: 350 }, 100 + at * 30),
      run(`Planned the work of ${at + 2} people`, { left: 20 }, 113 + at * 30),
    ])
    const side = ['Contact', 'Calder', 'Skills', 'Excel', 'Planning', 'Languages', 'English', 'Hobbies', 'Chess'].map(
      (text, at) => run(text, { left: 366 }, 104 + at * 13),
    )
    const found = textsOf([...entries, ...side])
    expect(found.slice(0, 8)).toEqual([
      'Hermes\t2020–2022',
      'Planned the work of 2 people',
      'Northgate\t2018–2020',
      'Planned the work of 3 people',
      'Elmtree\t2016–2018',
      'Planned the work of 4 people',
      'Copperline\t2014–2016',
      'Planned the work of 5 people',
    ])
  })
})

describe('dates at the right margin', () => {
  it('stay beside their entries below contacts that are aligned with them', () => {
    const found = textsOf([
      run('Ada Brandt', { left: 20 }, 100),
      run('ada@example.org', { right: 400 }, 104),
      run('514-555-0142', { right: 400 }, 117),
      run('Copperline', { left: 20 }, 134),
      run('Nurse', { left: 20 }, 147),
      run('May 2018 - Present', { right: 400 }, 147),
      run('Cared for twenty people', { left: 20 }, 160),
    ])
    expect(found).toContain('Nurse\tMay 2018 - Present')
  })
  it('may extend beyond it', () => {
    const found = textsOf([
      run('Accountant', { left: 20 }, 100),
      run('Calder', { right: 384 }, 100),
      run('Demant Services', { left: 20 }, 113),
      run('July 2019 – October 2022', { right: 400 }, 113),
      run('• Reports', { left: 30 }, 126),
      run('• Balances of accounts', { left: 30 }, 139),
    ])
    expect(found.slice(0, 2)).toEqual(['Accountant\tCalder', 'Demant Services\tJuly 2019 – October 2022'])
  })
})
