// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show } from '#tests/screen.tsx'
import { AnswerBox } from './answer-box.tsx'
import type { RoomActions } from './room-actions.ts'
import { SessionStore } from './session-store.ts'

async function limitWith(characters: number): Promise<string | null | undefined> {
  const store = new SessionStore()
  store.patch({ text: 'a'.repeat(characters) })
  await show(<AnswerBox session={store.read()} room={{} as RoomActions} />)
  return [...document.querySelectorAll('.room-answer-limit')].at(-1)?.textContent
}

test('says near the limit how many characters are left', async () => {
  expect(await limitWith(18_999)).toBe('')
  expect(document.querySelector('textarea')?.maxLength).toBe(20_000)
  expect(await limitWith(19_000)).toBe('1,000 characters left.')
  expect(await limitWith(19_999)).toBe('1 character left.')
})

test('says at the limit that more text is not added, and over it that the answer is sent in parts', async () => {
  expect(await limitWith(20_000)).toContain('More text isn’t added')
  expect(await limitWith(20_500)).toContain('longer than 20,000 characters by 500')
})
