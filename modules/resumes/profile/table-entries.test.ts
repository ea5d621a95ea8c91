import { describe, expect, it } from 'vitest'
import { datedEntries } from './entries.ts'
import { withBrokenLines } from './header-lines.ts'
import { headingKind } from './headings.ts'
import type { Line } from './lines.ts'

function linesOf(...texts: string[]): Line[] {
  let start = 0
  return texts.map(text => {
    const line = { text, page: 1, start, end: start + text.length, afterGap: false, column: null, heading: null }
    start = line.end + 1
    return { ...line, look: { size: 10, weight: 400, italic: false }, spans: [] }
  })
}

const entriesOf = (lines: Line[]) =>
  datedEntries(withBrokenLines(lines), 'experience').map(({ range, parts }) => ({
    from: range?.from,
    to: range?.to,
    names: parts.filter(part => !part.isPlace).map(part => part.text),
  }))

describe('entries in tables', () => {
  it('joins dates that take two rows of the last cell', () => {
    const lines = linesOf('Electrician\tMay 2016 – December', 'Northgate Ltd\t2019')
    expect(entriesOf(lines)).toEqual([{ from: '2016-05', to: '2019-12', names: ['Electrician', 'Northgate Ltd'] }])
  })
  it('leaves out a last column with running text', () => {
    const lines = linesOf(
      '2018 – 2021\tNurse\tNight shifts on the ward; training of',
      'Elmtree House\tnew colleagues and students, and',
      '2015 – 2018\tCarer\tSupported residents in their daily',
      'Oakfield Care Home\tlife and on their trips.',
    )
    expect(entriesOf(lines).map(({ names }) => names)).toEqual([
      ['Nurse', 'Elmtree House'],
      ['Carer', 'Oakfield Care Home'],
    ])
  })
  it('does not count a line with the place as one of the names', () => {
    const lines = linesOf('July 2018 – May 2020', 'Portland, Oregon', 'Software Engineer', 'Quillfeather', '• Built it')
    expect(entriesOf(lines)[0]!.names).toEqual(['Software Engineer', 'Quillfeather'])
  })
  it('joins a header with the line that continues it', () => {
    const [first, second, dates] = linesOf('Northgate Ltd — Regional Operations', 'Manager', 'May 2016 – June 2019')
    const lines = [first!, { ...second!, continues: true }, dates!]
    expect(entriesOf(lines)[0]!.names).toEqual(['Northgate Ltd', 'Regional Operations Manager'])
  })
})

describe('headings that are phrases', () => {
  it.each([
    ['Beruflicher Hintergrund', 'experience'],
    ['Historial laboral', 'experience'],
    ['Çalışma Hayatı', 'experience'],
    ['Parcours académique', 'education'],
    ['Compétences linguistiques', 'languages'],
    ['Om mig', 'summary'],
  ])('%s', (heading, kind) => expect(headingKind(heading)).toBe(kind))
})
