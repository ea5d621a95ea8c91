import { describe, expect, it, test } from 'vitest'
import { degreeAsked, degreesIn, degreeState, fieldText, inField } from './degrees.ts'

const ranks = (text: string) => degreesIn(text).map(({ rank }) => rank)

describe('the rank of a degree', () => {
  it.each<[string, number[]]>([
    ['PhD in chemistry', [5]],
    ['M.Sc. Chemistry', [4]],
    ['Bachelor’s degree in chemistry', [3]],
    ['Ausbildung zum Koch', [2]],
    ['Abitur', [1.4]],
    ['BSc and MSc in chemistry', [4, 3]],
    // The general word adds nothing to the exact one.
    ["Master's degree", [4]],
    ['A degree of higher education and a diploma', [2]],
    ['A degree', [3]],
    // Levels of vocational qualifications.
    ['NVQ Level 3', [2.3]],
    ['Grado medio en cocina', [2]],
    ['Grado superior en cocina', [2.5]],
    ['Level 3 award, BSc', [3]],
    ['Abgeschlossene Berufsausbildung', [2]],
    ['JD, Ohio State', [4]],
    ['PharmD', [5]],
    ['JD Edwards', []],
    // Months are no degrees.
    ['March 2019 in Leeds', []],
    ['MArch in Leeds', [4]],
    ['Forklift licence', []],
  ])('%s', (text, expected) => {
    expect(ranks(text)).toEqual(expected)
  })

  it('is where it is written', () => {
    expect(degreesIn('Holds a BSc')).toEqual([{ rank: 3, at: 8, word: 'bsc' }])
  })
})

describe('the degree that a requirement asks for', () => {
  it('has the lowest rank that is named', () => {
    expect(degreeAsked("Bachelor's or master's degree in nursing")).toMatchObject({ rank: 3, related: false })
  })

  it('has a field of known and of other words', () => {
    expect(degreeAsked('Degree in nursing')).toMatchObject({ field: ['nursing'], words: [] })
    expect(degreeAsked(' Degree in thanatology ')).toMatchObject({
      field: [],
      words: ['thanatologi'],
      label: 'Degree in thanatology',
    })
    expect(degreeAsked('Degree in nursing and thanatology')).toMatchObject({
      field: ['nursing'],
      words: ['thanatologi'],
    })
    expect(degreeAsked('Degree in German')).toMatchObject({ field: [], words: ['german'] })
    expect(degreeAsked('Degree in nursing, able to travel')).toMatchObject({ field: ['nursing'] })
    expect(degreeAsked('University degree, level 6, high school')).toMatchObject({ field: [], words: [] })
  })

  it.each(['or a related field', 'or equivalent', 'oder vergleichbar', 'ou similaire', 'o relacionado'])(
    'can be next to its field: %s',
    ending => {
      expect(degreeAsked(`Degree in nursing ${ending}`)!.related).toBe(true)
    },
  )

  it.each(['GCSE exam preparation', 'Teaching A-level maths', 'Unterricht bis zum Abitur', 'Cleaning offices'])(
    'is none in "%s"',
    text => {
      expect(degreeAsked(text)).toBeNull()
    },
  )

  it('is one for a teacher, too', () => {
    expect(degreeAsked('Teaching degree')).not.toBeNull()
    expect(degreeAsked('GCSE mathematics')).not.toBeNull()
    expect(degreeAsked("Bachelor's degree, teaching GCSE classes")).not.toBeNull()
  })
})

test.each([
  ["Bachelor's degree in accounting or finance", 'accounting or finance'],
  ['Master en génie civil', 'génie civil'],
  ['Degree in thanatology', 'thanatology'],
  ["Bachelor's degree", ''],
  ['Degree, level 6', ''],
])('the field in "%s" is "%s"', (text, expected) => {
  expect(fieldText(text)).toBe(expected)
})

test('a chosen field replaces the one that was asked for', () => {
  const asked = degreeAsked("Master's degree in accounting or a related field")!
  expect(inField(asked, 'nursing')).toEqual({
    rank: 4,
    field: ['nursing'],
    words: [],
    label: 'nursing',
    related: true,
    orExperience: false,
  })
})

test.each([
  ['BSc Nursing, 2020', 'completed'],
  ['BSc Nursing, dropped out', 'abandoned'],
  ['BSc Nursing, in progress, then dropped out', 'abandoned'],
  ['BSc Nursing, in progress', 'underway'],
  ['BTS Cuisine, 2017, en alternance', 'completed'],
  ['BTS Cuisine, en alternance', 'underway'],
  ['BTS Cuisine, 2017, en alternance, en cours', 'underway'],
])('"%s" is %s', (text, expected) => {
  expect(degreeState(text)).toBe(expected)
})
