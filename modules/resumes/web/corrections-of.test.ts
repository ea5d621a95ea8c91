import { expect, test } from 'vitest'
import { correctionsOf, draftOf, positionsOfWork } from './corrections-of.ts'

const positions = [
  { title: 'Nurse', employer: 'Oak Clinic', from: '2019-03', to: null, current: true },
  { title: 'Carer', employer: 'Elm House', from: '2015', to: '2019', current: false },
]
const details = {
  name: '',
  email: '',
  phone: '',
  location: '',
  headline: '',
  links: [],
  positions,
  education: [],
  skills: ['Wound care'],
  languages: [],
  certificates: [],
}
const work = [
  { title: 'Nurse', employer: 'Oak Clinic', from: '2019-03', to: 'now', page: 1 },
  { title: 'Carer', employer: 'Elm House', from: '2015', to: '2019', page: 1 },
]

test('only the sections that were changed are sent', () => {
  expect(correctionsOf(details, undefined)).toEqual({ changes: {} })
  expect(correctionsOf(details, draftOf(details))).toEqual({ changes: {} })
  expect(correctionsOf(details, { ...draftOf(details), skills: 'Wound care\nTriage' })).toEqual({
    changes: { skills: ['Wound care', 'Triage'] },
  })
})

test('details can be entered for a file that was not read', () => {
  expect(correctionsOf(null, { ...draftOf(null), skills: 'Triage' })).toEqual({ changes: { skills: ['Triage'] } })
})

test('answers about the work history that are still those of the résumé correct nothing', () => {
  expect(positionsOfWork({ details, work }, work)).toBeNull()
})

test('changed answers about the work history correct the positions', () => {
  const answered = [{ ...work[0]!, title: 'Senior Nurse', from: '04/2019' }, work[1]!]
  expect(positionsOfWork({ details, work }, answered)).toEqual([
    { title: 'Senior Nurse', employer: 'Oak Clinic', from: '2019-04', to: null, current: true },
    positions[1],
  ])
  expect(positionsOfWork({ details, work }, [work[1]!])).toEqual([positions[1]])
})

test('positions that the form does not show stay', () => {
  expect(positionsOfWork({ details, work: work.slice(0, 1) }, [{ ...work[0]!, title: 'Matron' }])).toMatchObject([
    { title: 'Matron' },
    positions[1]!,
  ])
})
