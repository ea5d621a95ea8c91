import { describe, expect, it } from 'vitest'
import { withoutBrokenRanges } from './broken-ranges.ts'
import { readingOrder } from './columns.ts'
import type { Run } from './drawing.ts'
import { pageLines } from './page-lines.ts'
import { joinRuns, splitAtGutters } from './segments.ts'

const SIZE = 10

/** A text on the page; each letter is half as wide as high. */
function run(text: string, left: number, baseline: number): Run {
  const box = { left, top: baseline - SIZE, right: left + (text.length * SIZE) / 2, bottom: baseline }
  const look = { size: SIZE, weight: 400, italic: false, upright: true, color: null, alpha: 1, inked: true, order: 0 }
  return { text, box, baseline, ...look }
}

const textsOf = (runs: Run[]) =>
  pageLines(readingOrder(withoutBrokenRanges(splitAtGutters(joinRuns(runs))))).map(({ spans }) =>
    spans.map(({ text }) => text).join(''),
  )

/** Two entries of a table in rows of even distance. */
const table = ([one, two]: string[][], left: number) => [
  ...one!.map((line, at) => run(line, 20, 100 + at * 13)),
  run('Head chef, Elmtree Hotel', left, 100),
  run('Twelve cooks and four apprentices', left, 113),
  ...two!.map((line, at) => run(line, 20, 126 + at * 13)),
  run('Sous-chef, The Linden', left, 126),
  run('Sauces and side dishes', left, 139),
]

describe('a range of dates in two lines of a cell', () => {
  it.each([
    ['with the dash in the first line', ['04/2019 –', 'heute'], ['03/2012 –', '10/2018']],
    ['with the dash in the second line', ['04/2019', '– heute'], ['03/2012', '– 10/2018']],
    ['with a word instead of a dash', ['04/2019 to', 'present'], ['03/2012 to', '10/2018']],
    ['with months', ['Apr. 2019 –', 'present'], ['Mar. 2012 –', 'Oct. 2018']],
    ['with short years', ['04/19 –', 'present'], ['03/12 –', '10/18']],
  ])('is read as one, %s', (_, one, two) => {
    expect(textsOf(table([one, two], 140))).toEqual([
      `${one.join(' ')}\tHead chef, Elmtree Hotel`,
      'Twelve cooks and four apprentices',
      `${two.join(' ')}\tSous-chef, The Linden`,
      'Sauces and side dishes',
    ])
  })
  it('is read as one in three lines', () => {
    const lines = [
      ...['04/2019', '–', '10/2020'].map((text, at) => run(text, 20, 100 + at * 13)),
      run('Chef', 140, 100),
    ]
    expect(textsOf(lines)).toEqual(['04/2019 – 10/2020\tChef'])
  })
  it('is read as one if the space before the next cell is as narrow as between words', () => {
    expect(
      textsOf(
        table(
          [
            ['04/2019 –', 'present'],
            ['03/2012 –', '10/2018'],
          ],
          69,
        ),
      )[0],
    ).toMatch(/^04\/2019 – present\tHead chef/)
  })
  it('is in the line of a cell that is centered beside it', () => {
    const lines = [run('04/2019 –', 20, 100), run('10/2020', 20, 113), run('Chef', 140, 106.5)]
    expect(textsOf(lines)).toEqual(['04/2019 – 10/2020\tChef'])
  })
  it.each([
    ['a name below', [run('2019 –', 20, 100), run('Elmtree', 20, 113)]],
    ['a date elsewhere', [run('2019 –', 20, 100), run('2021', 60, 113)]],
    ['a date further below', [run('2019 –', 20, 100), run('2021', 20, 120)]],
    ['its end in the same line', [run('2019 –', 20, 100), run('2020', 52, 100), run('2021', 20, 113)]],
  ])('is not made of %s', (_, lines) => {
    expect(textsOf(lines)).toHaveLength(2)
  })
})
