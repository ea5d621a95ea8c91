import { expect, test } from 'vitest'
import { type DraftDetails, fromDraft, monthText, parseMonth, toDraft } from './details-draft.ts'

const details = {
  name: 'Mina Osei',
  email: 'mina@example.org',
  phone: '',
  location: 'Leeds',
  headline: '',
  links: ['mina.example'],
  positions: [{ title: 'Nurse', employer: 'Oak Clinic', from: '2019-03', to: null, current: true }],
  education: [{ school: 'Leeds', degree: 'BSc', field: 'Nursing', from: null, to: '2015' }],
  skills: ['Wound care', 'Adobe (Photoshop, Illustrator)'],
  languages: [{ name: 'English', level: 'C2' }],
  certificates: [],
}

test('details that were not edited stay the same', () => {
  expect(fromDraft(toDraft(details))).toEqual({ details })
})

test.each([
  ['03/2019', '2019-03'],
  ['3.2019', '2019-03'],
  ['2019-03', '2019-03'],
  ['2019', '2019'],
  [' ', null],
  ['13/2019', undefined],
  ['March 2019', undefined],
  ['1066', undefined],
])('the month "%s" is %s', (text, month) => {
  expect(parseMonth(text)).toBe(month)
})

test('months are shown as people write them', () => {
  expect([monthText('2019-03'), monthText('2019'), monthText(null)]).toEqual(['03/2019', '2019', ''])
})

const edited = (change: Partial<DraftDetails>) => fromDraft({ ...toDraft(details), ...change })
const position = { title: 'Nurse', employer: '', from: '', to: '', current: false }

test('what is wrong is reported at its field', () => {
  expect(edited({ positions: [{ ...position, from: 'spring', to: '99' }] })).toMatchObject({
    errors: { 'positions.0.from': expect.any(String) as string, 'positions.0.to': expect.any(String) as string },
  })
  expect(edited({ positions: [{ ...position, from: '2020', to: '2018' }] })).toMatchObject({
    errors: { 'positions.0.to': 'The end is before the start.' },
  })
  expect(edited({ positions: [{ ...position, title: '', from: '2020' }] })).toMatchObject({
    errors: { 'positions.0.title': 'Enter a title or an employer.' },
  })
  expect(edited({ skills: 'x'.repeat(81) })).toMatchObject({ errors: { skills: expect.any(String) as string } })
})

test('blank entries and lines are left out, and an open position has no end', () => {
  const changed = edited({
    positions: [
      { ...position, title: '', from: '' },
      { ...position, from: '2020', to: '2018', current: true },
    ],
    skills: 'One\n\n Two ',
    languages: [{ name: ' ', level: 'C1' }],
  })
  expect(changed).toMatchObject({
    details: {
      positions: [{ title: 'Nurse', from: '2020', to: null, current: true }],
      skills: ['One', 'Two'],
      languages: [],
    },
  })
})
