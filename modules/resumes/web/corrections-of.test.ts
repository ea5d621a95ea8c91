import { expect, test } from 'vitest'
import { carriedOver, correctionsOf, draftOf, positionsOfWork } from './corrections-of.ts'

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

const carried = (draft: Partial<ReturnType<typeof draftOf>>, next: Partial<typeof details>) =>
  carriedOver({ details, draft: { ...draftOf(details), ...draft } }, { ...details, ...next })!

test('corrections stay when another file is read, and what is new in it is added', () => {
  const [nurse, carer] = draftOf(details).positions
  const newest = { title: 'Matron', employer: 'Oak Clinic', from: '2025', to: null, current: true }
  const corrected = { ...nurse!, title: 'Senior Nurse' }
  const after = carried(
    { name: 'Noor Haddad', positions: [corrected, carer!], skills: 'Wound care\nTriage' },
    {
      name: 'N. H.',
      positions: [newest, ...positions],
      skills: ['Wound care', 'First aid'],
      email: 'noor@example.com',
    },
  )
  expect(after).toMatchObject({
    name: 'Noor Haddad',
    email: 'noor@example.com',
    skills: 'Wound care\nFirst aid\nTriage',
  })
  expect(after.positions.map(({ title }) => title)).toEqual(['Matron', 'Senior Nurse', 'Carer'])
})

test('entries that were removed stay away, and a correction of what the file no longer has is dropped', () => {
  const [nurse, carer] = draftOf(details).positions
  expect(carried({ positions: [carer!] }, {}).positions).toEqual([carer])
  const fixed = [{ ...positions[0]!, title: 'Staff Nurse' }, positions[1]!]
  const after = carried({ positions: [{ ...nurse!, title: 'Senior Nurse' }, carer!] }, { positions: fixed })
  expect(after.positions.map(({ title }) => title)).toEqual(['Staff Nurse', 'Carer'])
})

test('without corrections nothing is carried over', () => {
  expect(carriedOver({ details }, details)).toBeUndefined()
})
