// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pageText, show } from '#tests/screen.tsx'
import { NoResult } from './engine-note.tsx'

test('a result that a person must give is marked, with the reason', async () => {
  await show(<NoResult title="Match" run={{ state: 'needs_person', problem: 'This file is a scan.' }} />)
  expect(pageText()).toBe('Match Needs human reviewThis file is a scan.')
})

test('a result that is being evaluated is not marked', async () => {
  await show(<NoResult title="Match" run={{ state: 'running', problem: null }} />)
  expect(pageText()).toBe('Match Evaluating.')
})
