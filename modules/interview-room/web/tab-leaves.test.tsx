// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pageText, show } from '#tests/screen.tsx'
import type { AssetScreening } from '../contract.ts'
import { TabLeaves } from './tab-leaves.tsx'

const leaves = (tab_leaves: AssetScreening['tab_leaves']) =>
  show(<TabLeaves screening={{ tab_leaves } as AssetScreening} />)

test('says when and for how long the candidate left the tab', async () => {
  await leaves([
    { start_ms: 192_000, left_at: '2026-11-25T10:00:00.000Z', returned_at: '2026-11-25T10:00:14.000Z' },
    { start_ms: 460_000, left_at: '2026-11-25T10:05:00.000Z', returned_at: '2026-11-25T10:08:00.000Z' },
    { start_ms: 700_000, left_at: '2026-11-25T10:12:00.000Z', returned_at: null },
  ])
  expect(pageText()).toContain('Left the tab 3 times')
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '03:12 for 14 seconds',
    '07:40 for 3 minutes',
    '11:40 until the end or a lost connection',
  ])
  expect(pageText()).toContain('It is not part of any score')
})

test('says that the candidate stayed', async () => {
  await leaves([])
  expect(pageText()).toContain('Did not leave the tab')
})

test('shows nothing for interviews that do not note it', async () => {
  await leaves(null)
  expect(pageText()).toBe('')
})
