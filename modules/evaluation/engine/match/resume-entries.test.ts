import { describe, expect, it } from 'vitest'
import { resumeWith } from './resume.fixture.ts'

/** The lines of each position; those that name it are marked with ">". */
const positions = (text: string) =>
  resumeWith(text).positions.map(({ passages }) =>
    passages.map(({ form, text: line }) => (form === 'header' ? `> ${line}` : line)),
  )
const worked = (text: string) => positions(`Ann Lee\n\nExperience\n\n${text}`)

describe('dated entries of work', () => {
  it.each<[name: string, text: string, expected: string[][]]>([
    [
      'start with their date',
      '2015 – 2019 Baker, Mill Ltd\n- Baked bread\n\n2010 – 2015 Cook, Grill Ltd\n- Cooked',
      [
        ['> 2015 – 2019 Baker, Mill Ltd', 'Baked bread'],
        ['> 2010 – 2015 Cook, Grill Ltd', 'Cooked'],
      ],
    ],
    [
      'start up to three lines above it',
      'Baker\nMill Ltd\nLeeds\n2015 – 2019\n- Baked bread',
      [['> Baker', '> Mill Ltd', '> Leeds', '> 2015 – 2019', 'Baked bread']],
    ],
    [
      'start after the bullets and sentences of the one before',
      'Baker\n2015 – 2019\n- Baked bread\nCook\n2010 – 2015\n- Cooked',
      [
        ['> Baker', '> 2015 – 2019', 'Baked bread'],
        ['> Cook', '> 2010 – 2015', 'Cooked'],
      ],
    ],
    [
      'take no line above that is text',
      'Baker, Mill Ltd, 2015 – 2019\nBaked bread for everyone in town.\nCook, Grill Ltd, 2010 – 2015',
      [['> Baker, Mill Ltd, 2015 – 2019', 'Baked bread for everyone in town.'], ['> Cook, Grill Ltd, 2010 – 2015']],
    ],
    [
      'are named by the lines before the first bullet',
      '2015 – 2019\nBaker\nMill Ltd, Leeds\n- Baked bread',
      [['> 2015 – 2019', '> Baker', '> Mill Ltd, Leeds', 'Baked bread']],
    ],
    [
      'are named by one more line without bullets',
      'Mill Ltd, Leeds 2015 – 2019\nBaker\nBread and rolls of every kind',
      [['> Mill Ltd, Leeds 2015 – 2019', '> Baker', 'Bread and rolls of every kind']],
    ],
    [
      'are not named by a line that is no title',
      'Baker in the town of Leeds 2015 – 2019\nBread and rolls of every kind',
      [['> Baker in the town of Leeds 2015 – 2019', 'Bread and rolls of every kind']],
    ],
    [
      'may be bullets themselves',
      '• Baker, Mill Ltd, 2015 – 2019\nBread and rolls',
      [['> Baker, Mill Ltd, 2015 – 2019', '> Bread and rolls']],
    ],
    [
      'are no bullets of work',
      'Baker, Mill Ltd, 2015 – 2019\n- Baked bread\n- New ovens, 2017 – 2018',
      [['> Baker, Mill Ltd, 2015 – 2019', 'Baked bread', 'New ovens, 2017 – 2018']],
    ],
    [
      'have bullets of their own, also indented ones',
      'Baker, Mill Ltd, 2015 – 2019\n    • Baked bread\n    • New ovens, 2017 – 2018',
      [['> Baker, Mill Ltd, 2015 – 2019', 'Baked bread', 'New ovens, 2017 – 2018']],
    ],
    ['are no time away from work', 'Parental leave, 2015 – 2019', []],
    [
      'start with the line next to the date if nothing sets them apart from the one before',
      'Baker, Miller Limited, 2015 – 2019\nBread and rolls of every kind\nGrill Ltd\nCook 2010 – 2015',
      [
        ['> Baker, Miller Limited, 2015 – 2019', 'Bread and rolls of every kind'],
        ['> Grill Ltd', '> Cook 2010 – 2015'],
      ],
    ],
    [
      'start with their own line if that says enough',
      'Baker, Miller Limited, 2015 – 2019\nBread and rolls of every kind\nGrill Ltd\nCook in the kitchen of the town hall 2010 – 2015',
      [
        ['> Baker, Miller Limited, 2015 – 2019', 'Bread and rolls of every kind', 'Grill Ltd'],
        ['> Cook in the kitchen of the town hall 2010 – 2015'],
      ],
    ],
    [
      'start with a line after a gap, even if the next one is complete',
      'Mill Group\nBaker, Mill Ltd, 2015 – 2019\n- Baked bread\n\nGrill Group\nCook, Grill Ltd, 2010 – 2015',
      [
        ['> Mill Group', '> Baker, Mill Ltd, 2015 – 2019', 'Baked bread'],
        ['> Grill Group', '> Cook, Grill Ltd, 2010 – 2015'],
      ],
    ],
    [
      'start with their own line if that is complete',
      'Cook, Grill Limited, 2010 – 2015\nFood for the town\nBaker, Mill Ltd, 2015 – 2019',
      [['> Cook, Grill Limited, 2010 – 2015', 'Food for the town'], ['> Baker, Mill Ltd, 2015 – 2019']],
    ],
    [
      'do not start with a sentence or a bullet',
      'Cook 2010 – 2015\n- Cooked\nEverybody liked the food.\nBaker 2015 – 2019\n- Baked\nDriver 2019 – 2020\n- Drove',
      [
        ['> Cook 2010 – 2015', 'Cooked', 'Everybody liked the food.'],
        ['> Baker 2015 – 2019', 'Baked'],
        ['> Driver 2019 – 2020', 'Drove'],
      ],
    ],
    [
      'are no bullets among others',
      '• Baker, Mill Ltd, 2015 – 2019\n• Cook, Grill Ltd, 2010 – 2015\n• Porter, 2008 – 2010',
      [],
    ],
    [
      'are not named by a sentence or a long line',
      `2015 – 2019\nBaker; cook;\n- Baked bread\n\nMill Ltd 2010 – 2015\nBaker ${'of bread '.repeat(9)}`,
      [
        ['> 2015 – 2019', 'Baker; cook;', 'Baked bread'],
        ['> Mill Ltd 2010 – 2015', `Baker ${'of bread '.repeat(9).trim()}`],
      ],
    ],
    ['have a date', 'Baker, Mill Ltd', []],
  ])('%s', (_, text, expected) => {
    expect(worked(text)).toEqual(expected)
  })
})

describe('under other headings', () => {
  it.each<[text: string, count: number]>([
    ['Education\nBSc Nursing, 2015 – 2019', 0],
    ['Certificates\nBaker, Mill Ltd, 2015 – 2019', 0],
    ['Skills\nBaker, Mill Ltd, 2015 – 2019', 1],
    ['Languages\nBaker, Mill Ltd, 2015 – 2019', 1],
    ['Contact\nBaker, Mill Ltd, 2015 – 2019', 1],
    ['Education\nBaker, Mill Ltd, 2015 – 2019', 0],
    ['Skills\nMill Ltd, 2015 – 2019', 0],
    ['Languages\nMill Ltd, 2015 – 2019', 0],
    ['Contact\nMill Ltd, 2015 – 2019', 0],
    ['Skills\nTeacher, University of Leeds, 2015 – 2019', 0],
    ['Other\nUniversity of Leeds, 2015 – 2019', 0],
    ['Other\nTeacher, University of Leeds, 2015 – 2019', 1],
    ['Experience\nUniversity of Leeds, 2015 – 2019', 1],
    ['Interests\nTrainer of the youth, 2015 – 2019', 0],
  ])('"%s" has %s positions', (text, count) => {
    expect(positions(`Ann Lee\n\n${text}`)).toHaveLength(count)
  })
})

describe('a period within a text', () => {
  it.each<[text: string, count: number]>([
    ['Reduced the number of overdue reassessments of the whole ward by forty percent since 2020', 0],
    ['Baker since 2020', 1],
    [`Baker, ${'in Leeds and everywhere else, '.repeat(5)}2015 – 2019`, 0],
    ['Baker 2015 – 2019 and then went on to look after the bread of the whole town for everyone who came', 0],
    [`2015 – 2019 Baker${' of bread'.repeat(60)}`, 0],
  ])('"%s" names %s positions', (text, count) => {
    expect(worked(text)).toHaveLength(count)
  })
})

it('ends before the next heading and section', () => {
  expect(worked('Baker, Mill Ltd, 2015 – 2019\n- Baked bread\n\nSkills\nKafka')).toEqual([
    ['> Baker, Mill Ltd, 2015 – 2019', 'Baked bread'],
  ])
  expect(worked('Baker, Mill Ltd, 2015 – 2019\n- Baked bread\nLanguages: German')).toEqual([
    ['> Baker, Mill Ltd, 2015 – 2019', 'Baked bread'],
  ])
})
