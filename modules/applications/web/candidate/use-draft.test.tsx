// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import type { Answers } from '#modules/forms/contract.ts'
import { click, eventually, pageText, show } from '#tests/screen.tsx'
import { draftKey } from './draft-store.ts'
import { useDraft } from './use-draft.ts'

const KEY = draftKey('o', 'j')

/** A form whose draft is saved on the device. */
function Form() {
  const [answers, setAnswers] = useState<Answers>({})
  const draft = useDraft({
    organizationId: 'o',
    jobId: 'j',
    now: { answers, files: {}, reading: null, isEmpty: Object.keys(answers).length === 0 },
    restore: saved => setAnswers(saved.answers),
  })
  return (
    <>
      <button onClick={() => setAnswers({ name: 'Noor Haddad' })}>Type</button>
      <p>
        {JSON.stringify(answers)}, {draft.savedAt === null ? 'not saved' : 'saved'}
      </p>
    </>
  )
}

const leave = () => act(async () => void window.dispatchEvent(new Event('pagehide')))

test('a draft that another tab has submitted does not come back when this one is left, unless it was changed', async () => {
  const stored = JSON.stringify({
    answers: { name: 'Noor' },
    reading: null,
    attempt: null,
    saved_at: Date.now() - 1000,
  })
  localStorage.setItem(KEY, stored)
  await show(<Form />)
  await eventually(() => expect(pageText()).toContain('"Noor"}, saved'))
  await eventually(() => expect(localStorage.getItem(KEY)).not.toBe(stored))
  localStorage.removeItem(KEY)
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null })))
  expect(pageText()).toContain('"Noor"}, not saved')
  await leave()
  expect(localStorage.getItem(KEY)).toBeNull()
  await click('Type')
  await leave()
  expect(localStorage.getItem(KEY)).toContain('Noor Haddad')
})
