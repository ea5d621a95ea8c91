// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { eventually, pageText, serve, show } from '#tests/screen.tsx'
import type { DuplicatePair, Merge } from '../contract.ts'
import { DuplicateBanner } from './duplicate-banner.tsx'

const ME = '018f0000-0000-7000-8000-000000000001'
const person = (name: string, candidate_uuid = `${ME.slice(0, -name.length)}${'a'.repeat(name.length)}`) => ({
  candidate_uuid,
  name,
  blind: false,
  applications: [],
})
const pair = (name: string): DuplicatePair => ({
  reasons: ['phone'],
  found_at: '2026-11-26T12:00:00Z',
  candidates: [person(name), person('Nour', ME)],
})
const merge = (name: string): Merge => ({
  id: name,
  name,
  by: 'Ines',
  merged_at: '2026-11-26T12:00:00Z',
  undo_until: '2026-12-26T12:00:00Z',
  undo_first: null,
})

async function banner(items: readonly DuplicatePair[], merges: readonly Merge[]) {
  document.body.replaceChildren()
  serve(() => ({ items, merges }))
  await show(<DuplicateBanner candidateUuid={ME} hrefOf={id => `/${id}`} />)
}

test('one possible duplicate is shown as it is', async () => {
  await banner([pair('Noor')], [])
  await eventually(() => expect(pageText()).toContain('Noor may be the same person'))
  expect(document.querySelector('details')).toBeNull()
})

test('several fold below a heading that names them, and can all be reached', async () => {
  await banner([pair('Noor'), pair('N. Haddad')], [merge('Nora')])
  await eventually(() => expect(document.querySelector('summary')).not.toBeNull())
  const [details] = document.querySelectorAll('details')
  expect(details!.open).toBe(false)
  expect(details!.querySelector('summary')!.textContent).toBe(
    'May be the same person as Noor and N. HaddadMerged with Nora',
  )
  const buttons = [...details!.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Not the same person', 'Not the same person', 'Undo merge'])
})

test('a heading names at most three', async () => {
  await banner(
    [],
    ['A', 'Bo', 'Cyd', 'Dora', 'Elena'].map(name => merge(name)),
  )
  await eventually(() =>
    expect(document.querySelector('summary')?.textContent).toBe('Merged with A, Bo, Cyd and 2 more'),
  )
})
