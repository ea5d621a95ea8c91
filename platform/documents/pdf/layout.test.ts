import { describe, expect, it } from 'vitest'
import { withOverprint, withRaisedAccents } from './accents.ts'
import type { Paint, Run } from './drawing.ts'
import { withDrawnBullets } from './drawn-bullets.ts'
import { readingOrder } from './columns.ts'
import { pageLines } from './page-lines.ts'
import { joinedRules, rulesIn } from './rules.ts'
import { joinRuns } from './segments.ts'

const SIZE = 10

/** A text on the page; each letter is half as wide as high. */
function run(text: string, left: number, baseline: number, size = SIZE): Run {
  const box = { left, top: baseline - size, right: left + (text.length * size) / 2, bottom: baseline }
  const look = { size, weight: 400, italic: false, upright: true, color: null, alpha: 1, inked: true, order: 0 }
  return { text, box, baseline, ...look }
}

const shape = (left: number, top: number, edge: number): Paint => ({
  outlines: [],
  evenOdd: false,
  box: { left, top, right: left + edge, bottom: top + edge },
  color: null,
  alpha: 1,
  order: 0,
})

const textsOf = (runs: Run[]) => joinRuns(runs).map(({ text }) => text)
const linesOf = (runs: Run[]) =>
  pageLines(readingOrder(joinRuns(runs))).map(({ spans, continues }) => ({
    text: spans.map(({ text }) => text).join(''),
    continues,
  }))

describe('labels in the margin', () => {
  const rows = (left: number, some: [text: string, baseline: number][]) => some.map(([text, at]) => run(text, left, at))
  it('joins terms with explanations of one row or more', () => {
    const terms = rows(50, [
      ['Born', 100],
      ['Citizen', 118],
      ['Address', 136],
      ['Phone', 166],
    ])
    const values = rows(200, [
      ['26 June, Punta Arenas', 100],
      ['of Chile and of France', 118],
      ['12 Harbour Lane, the third floor', 136],
      ['54600 Villers', 148],
      ['383 592 056', 166],
    ])
    expect(linesOf([...terms, ...values]).map(({ text }) => text)).toEqual([
      'Born\t26 June, Punta Arenas',
      'Citizen\tof Chile and of France',
      'Address\t12 Harbour Lane, the third floor',
      '54600 Villers',
      'Phone\t383 592 056',
    ])
  })
})

describe('dates and terms in the margin, below headings in capitals', () => {
  it('stay in the row of their content', () => {
    const left = [
      run('EXPERIENCE', 50, 100),
      run('2016 – today', 50, 118),
      run('2011 – 2016', 50, 166),
      run('SKILLS', 50, 202),
      run('Mother tongue', 50, 220),
      run('Licence', 50, 244),
    ]
    const right = [
      run('Teacher of mathematics', 200, 118),
      run('Natalia school, Torino', 200, 130),
      run('Six classes and the laboratory', 200, 142),
      run('Assistant teacher', 200, 166),
      run('Chivasso school', 200, 178),
      run('Italian', 200, 220),
      run('B', 200, 244),
    ]
    expect(linesOf([...left, ...right]).map(({ text }) => text)).toEqual([
      'EXPERIENCE',
      '2016 – today\tTeacher of mathematics',
      'Natalia school, Torino',
      'Six classes and the laboratory',
      '2011 – 2016\tAssistant teacher',
      'Chivasso school',
      'SKILLS',
      'Mother tongue\tItalian',
      'Licence\tB',
    ])
  })
})

describe('headings in the margin', () => {
  it('that stand a little above their content come before it', () => {
    const bold = (text: string, baseline: number): Run => ({ ...run(text, 50, baseline), weight: 700 })
    const block = (first: string, baseline: number) => [
      run(first, 150, baseline),
      run('A line of text about it', 150, baseline + 12),
      run('And another one that is longer', 150, baseline + 24),
    ]
    const found = linesOf([
      bold('Contact', 100),
      ...block('Calder', 118),
      bold('Education', 180),
      ...block('Elmtree University', 198),
      bold('Experience', 260),
      ...block('Harbour House', 278),
    ]).map(({ text }) => text)
    expect(found.filter((_, at) => at % 4 === 0)).toEqual(['Contact', 'Education', 'Experience'])
    expect(found[5]).toBe('Elmtree University')
  })
})

describe('drawn bullets', () => {
  it('puts a bullet in front of a text with a small shape beside it', () => {
    const segments = joinRuns([run('Managed the depot', 50, 100)])
    expect(withDrawnBullets(segments, [shape(40, 94, 3)])[0]!.text).toBe('• Managed the depot')
  })
  it('ignores icons, far shapes and shapes between two texts', () => {
    const segments = joinRuns([run('Leeds', 50, 100), run('Nurse', 100, 100)])
    const texts = (paint: Paint) => withDrawnBullets(segments, [paint]).map(({ text }) => text)
    expect(texts(shape(38, 90, 10))).toEqual(['Leeds', 'Nurse'])
    expect(texts(shape(10, 94, 3))).toEqual(['Leeds', 'Nurse'])
    expect(texts(shape(85, 94, 3))).toEqual(['Leeds', 'Nurse'])
  })
})

describe('letter-spaced text', () => {
  it('is closed up, with spaces between its words', () => {
    let left = 50
    const runs = Array.from('APRIL 2021', letter => {
      left += letter === ' ' ? 5 : 8
      return run(letter, left, 100)
    }).filter(({ text }) => text !== ' ')
    expect(textsOf(runs)).toEqual(['APRIL 2021'])
  })
  it('leaves words with usual spaces alone', () => {
    expect(textsOf([run('I', 50, 100), run('am', 58, 100), run('a', 71, 100), run('nurse', 79, 100)])).toEqual([
      'I am a nurse',
    ])
  })
})

describe('wrapped lines', () => {
  const long = 'x'.repeat(36)
  it('tells a line that continues the one above from one that starts anew', () => {
    const rows = [`Planned ${long}`, `routes and ${long}`, `short end`, `Trained ${long} y`, `beginners ${long}`]
    const lines = linesOf(rows.map((text, at) => run(text, 50, 100 + at * 14)))
    expect(lines.map(({ continues }) => continues)).toEqual([false, true, true, false, true])
  })
  it('does not guess where few lines reach the right edge', () => {
    const lines = linesOf([run('Bakery', 50, 100), run('Baker', 50, 114), run('Leeds', 50, 128)])
    expect(lines.some(({ continues }) => continues)).toBe(false)
  })
})

describe('a column aligned to the right', () => {
  it('is read on its own', () => {
    const main = Array.from({ length: 12 }, (_, at) => run(`Main text number ${at}`, 50, 100 + at * 14))
    const side = ['Skills', 'SAP', 'Route planning', 'Budgets', 'Teams', 'Lean', 'Excel', 'Word']
    const aligned = side.map((text, at) => run(text, 500 - text.length * 5, 102 + at * 14))
    const texts = linesOf([...main, ...aligned]).map(({ text }) => text)
    expect(texts.slice(-side.length)).toEqual(side)
  })
})

describe('accents of older TeX fonts', () => {
  it('composes an accent with the letter that is drawn under it', () => {
    expect(withOverprint('Larra˜', 'naga')).toBe('Larrañaga')
    expect(withOverprint('Garc´', 'ıa')).toBe('García')
    expect(withOverprint('Lux', '¸ois')).toBeNull()
    expect(withOverprint('Franc', '¸')).toBe('Franç')
  })
  it('composes raised accents of capitals, but leaves text next to an accent alone', () => {
    const accent = { ...run('˚', 101, 97), order: 1 }
    expect(withRaisedAccents([accent, run('Akerlind', 100, 100)]).map(({ text }) => text)).toEqual(['Åkerlind'])
    expect(withRaisedAccents([run('´', 50, 100), run('Akerlind', 100, 100)])).toHaveLength(2)
  })
})

describe('forms', () => {
  const form = (top: number) => [
    run('Dates', 150, top),
    run('2019 – 2021', 220, top),
    run('Main activities and', 100, top + 15),
    run('responsibilities', 110, top + 27),
    run('Care of patients', 220, top + 15),
    run('Employer', 130, top + 42),
    run('Elmtree House', 220, top + 42),
  ]
  it('reads the labels with their content if they repeat', () => {
    const lines = linesOf([...form(100), ...form(170), ...form(240)]).map(({ text }) => text)
    expect(lines.slice(0, 3)).toEqual([
      'Dates\t2019 – 2021',
      'Main activities and responsibilities\tCare of patients',
      'Employer\tElmtree House',
    ])
    expect(lines).toHaveLength(9)
  })
  it('remembers where the form is divided for the pages that follow', () => {
    const forms: number[] = []
    readingOrder(joinRuns([...form(100), ...form(170), ...form(240)]), 0, { gutters: [], forms })
    expect(forms).toEqual([220])
  })
})

describe('a table with lines between its rows', () => {
  const rows = ['Name', 'Born', 'Phone', 'Town', 'Wanted', 'Work', '2021 to 2023', '2017 to 2020', '2015 to 2017']
  const values = ['Ouyang', '1993', '138 0000', 'Suzhou', 'Engineer', 'Employer', 'Tidepool', 'Copperline', 'Northgate']
  const runs = rows.flatMap((text, at) => [run(text, 50, 100 + at * 20), run(values[at]!, 200, 100 + at * 20)])
  const line = (left: number, right: number, top: number) => [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: top + 1 },
    { x: left, y: top + 1 },
  ]
  /** Each cell has a line of its own below it. */
  const rules = joinedRules(
    rulesIn(rows.flatMap((_, at) => [line(40, 190, 105 + at * 20), line(190, 400, 105 + at * 20)]) as never, false),
  )
  const read = (some: typeof rules) =>
    pageLines(readingOrder(joinRuns(runs), 0, { gutters: [], forms: [], rules: some })).map(({ spans }) =>
      spans.map(({ text }) => text).join(''),
    )
  it('is read row by row', () => {
    expect(rules).toHaveLength(rows.length)
    expect(read(rules)).toEqual(rows.map((text, at) => `${text}\t${values[at]!}`))
  })
  it('would be two columns without them', () => {
    expect(read([])).toEqual([...rows, ...values])
  })
})

describe('a cell that is centered beside two lines', () => {
  it('is in a row with both of them', () => {
    const cells = [
      run('Dates:', 50, 100),
      run('2005 to 2008', 200, 100),
      run('Brunner GmbH & Co. KG,', 200, 120),
      run('Employer:', 50, 126),
      run('35216 Biedenkopf', 200, 132),
      run('Position:', 50, 152),
      run('Clerk', 200, 152),
      run('Branch:', 50, 170),
      run('Trade', 200, 170),
    ]
    expect(linesOf(cells).map(({ text }) => text)).toEqual([
      'Dates:\t2005 to 2008',
      'Employer:\tBrunner GmbH & Co. KG, 35216 Biedenkopf',
      'Position:\tClerk',
      'Branch:\tTrade',
    ])
  })
})

describe('the place and the dates of one entry at the right margin', () => {
  it('stay in their rows, even if they are equally long', () => {
    const entry = [
      run('efficiency and data reliability.', 50, 100),
      run('Aerospace Center', 50, 120),
      run('Stuttgart, Germany', 400, 120),
      run('Researcher, Energy Systems', 50, 134),
      run('Oct 2014, Mar 2019', 400, 134),
    ]
    expect(linesOf(entry).map(({ text }) => text)).toEqual([
      'efficiency and data reliability.',
      'Aerospace Center\tStuttgart, Germany',
      'Researcher, Energy Systems\tOct 2014, Mar 2019',
    ])
  })
})
