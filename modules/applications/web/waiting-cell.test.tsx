// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pageText, show } from '#tests/screen.tsx'
import { DaysInStage, WaitingCell } from './waiting-cell.tsx'

test('an application that was moved a moment ago has been in its stage since today', async () => {
  // The clock of a page moves on once a minute, so a change can be later than it.
  const moved = { stage_since: new Date(Date.now() + 30_000).toISOString(), last_communication: null }
  await show(<WaitingCell {...moved} outcome="active" />)
  expect(pageText()).toContain('Today')
})

test('says when the last update was in few words, also in another year', async () => {
  const updated = (at: Date) => show(<WaitingCell {...long} last_communication={{ at: at.toISOString() } as never} />)
  const long = { stage_since: '2020-01-15T12:00:00Z', outcome: 'hired' as const }
  await updated(new Date('2020-01-15T12:00:00Z'))
  expect(pageText()).toMatch(/Last update Jan 2020$/)
  document.body.replaceChildren()
  await updated(new Date())
  expect(pageText()).toMatch(/Last update \d{1,2} \p{Lu}\p{Ll}+$/u)
})

test('counts full days in a stage', async () => {
  const moved = { stage_since: new Date(Date.now() - 2 * 86_400_000).toISOString(), last_communication: null }
  await show(<DaysInStage {...moved} outcome="active" />)
  expect(pageText()).toContain('2 days')
})
