import { describe, expect, it } from 'vitest'
import { readingOrder } from './columns.ts'
import type { Run } from './drawing.ts'
import { pageLines } from './page-lines.ts'
import { joinRuns, splitAtGutters } from './segments.ts'

const SIZE = 10

/** A text on the page; each letter is half as wide as high. `right` instead of `left`: aligned to that edge. */
function run(text: string, { left, right }: { left?: number; right?: number }, baseline: number): Run {
  const width = (text.length * SIZE) / 2
  const start = left ?? right! - width
  const box = { left: start, top: baseline - SIZE, right: start + width, bottom: baseline }
  const look = { size: SIZE, weight: 400, italic: false, upright: true, color: null, alpha: 1, inked: true, order: 0 }
  return { text, box, baseline, ...look }
}

const textsOf = (runs: Run[]) =>
  pageLines(readingOrder(splitAtGutters(joinRuns(runs)))).map(({ spans }) => spans.map(({ text }) => text).join(''))

describe('columns at the side', () => {
  it('are labels if they are aligned with the gutter, also where some take two lines', () => {
    const labels = ['Birth', 'Nationality', 'Higher', 'education', 'Systems', 'Languages', 'Norms']
    const values = ['11 October 1987', 'Chilean', 'Bioprocesses, Calder', null, 'Linux, Windows', 'Spanish', 'ISO 9000']
    const runs = labels.flatMap((label, at) => [
      run(label, { right: 130 }, 100 + at * 14),
      ...(values[at] ? [run(values[at], { left: 140 }, 100 + at * 14)] : []),
    ])
    expect(textsOf([...runs, run('Office of several kinds', { left: 140 }, 198)])).toEqual([
      'Birth\t11 October 1987',
      'Nationality\tChilean',
      'Higher education\tBioprocesses, Calder',
      'Systems\tLinux, Windows',
      'Languages\tSpanish',
      'Norms\tISO 9000',
      'Office of several kinds',
    ])
  })

  it('do not take the dates of the entries beside them along', () => {
    const side = ['Contact', 'Hamburg', '0172 84510', 'Links', 'Website', 'Stack', 'Python', 'Docker']
    const entries = ['2019 – 2021', '2017 – 2019', '2008 – 2010'].flatMap((dates, at) => [
      run(dates, { left: 220 }, 100 + at * 42),
      run(`Consultant ${at + 1}`, { left: 300 }, 100 + at * 42),
      run('Studies for several customers', { left: 300 }, 114 + at * 42),
      run('and talks about what they say', { left: 300 }, 128 + at * 42),
    ])
    const found = textsOf([...side.map((text, at) => run(text, { left: 20 }, 106 + at * 15)), ...entries])
    expect(found.slice(0, side.length)).toEqual(side)
    expect(found.slice(side.length).filter((_, at) => at % 3 === 0)).toEqual([
      '2019 – 2021\tConsultant 1',
      '2017 – 2019\tConsultant 2',
      '2008 – 2010\tConsultant 3',
    ])
  })

  it('end where headings that stand to the left of their content begin', () => {
    const left = ['Thibodeau', 'Director', 'Chambly', 'Education', 'Engineer, 2006', 'College, 2002'].map((text, at) =>
      run(text, { left: 20 }, 107 + at * 20),
    )
    const block = (heading: string, at: number) => [
      run(heading, { left: 200 }, at),
      ...['Bell Canada', 'Planned the work of twenty people', 'Bought what they needed'].map((text, line) =>
        run(text, { left: 222 }, at + 14 * (line + 1)),
      ),
    ]
    const found = textsOf([...left, ...block('Experience', 100), ...block('Teaching', 160)])
    expect(found.indexOf('Experience')).toBe(left.length)
    expect(found.slice(-4)).toEqual([
      'Teaching',
      'Bell Canada',
      'Planned the work of twenty people',
      'Bought what they needed',
    ])
  })

  it('may be centered, with more than one text in a row', () => {
    const centered = (text: string, baseline: number, center = 500) =>
      run(text, { left: center - (text.length * SIZE) / 4 }, baseline)
    const side = ['Technologies', 'JavaScript', 'Meteor', 'Git', 'Tools', 'Webstorm', 'Languages', 'English'].map(
      (text, at) => centered(text, 104 + at * 16),
    )
    const row = ['Terminal', 'Inkscape', 'Blender'].map((text, at) => centered(text, 104 + 8 * 16, 440 + at * 60))
    const left = [
      'Engineer, Calder University',
      'Planned the software',
      'Student assistant',
      'Built prototypes',
    ].flatMap((text, at) => [
      run(text, { left: 20 }, 100 + at * 36),
      run('A line that is as long as all of the others are', { left: 20 }, 114 + at * 36),
    ])
    const found = textsOf([...left, ...side, ...row])
    expect(found.slice(0, left.length)).not.toContain('JavaScript')
    expect(found.slice(left.length)).toEqual([
      'Technologies',
      'JavaScript',
      'Meteor',
      'Git',
      'Tools',
      'Webstorm',
      'Languages',
      'English',
      'Terminal\tInkscape\tBlender',
    ])
  })
})
