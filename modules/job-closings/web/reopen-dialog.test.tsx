// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pageText, show } from '#tests/screen.tsx'
import type { JobClosing } from '../contract.ts'
import { closeWords } from '../words/closing.ts'
import { ReopenDialog } from './reopen-dialog.tsx'

const words = closeWords.reopening
const CLOSING: JobClosing = {
  id: '018f0000-0000-7000-8000-000000000001',
  state: 'informed',
  decision: 'reject',
  send_at: '2026-11-29T09:00:00Z',
  closed_at: '2026-11-28T09:00:00Z',
  closed_by: 'Ines Marchetti',
  informed: 3,
  excluded: 0,
  problems: [],
  can_undo: true,
}

test('says who was about to be told that the job is closed, and what happens to their applications', async () => {
  await show(
    <ReopenDialog title="Warehouse Lead" closing={CLOSING} onReopen={() => undefined} onOpenChange={() => undefined} />,
  )
  expect(pageText()).toContain(words.title('Warehouse Lead'))
  expect(pageText()).toContain('3 candidates will get an e-mail')
  expect(pageText()).toContain(words.consequence.reject)
})
