// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { show } from '#tests/screen.tsx'
import { Controls } from './controls.tsx'
import type { RoomActions } from './room-actions.ts'
import { type Session, SessionStore } from './session-store.ts'

/** A candidate who types, to whom the interviewer is about to say something. */
function interrupted(change: Partial<Session> = {}): Session {
  const store = new SessionStore()
  const view = { ...store.read().view, connection: 'open' as const, to_play: ['welcome'] }
  const room = { floor: 'candidate', phase: 'running', offers: [], turns: [{ id: 'welcome', kind: 'welcome_back' }] }
  store.patch({ entered: true, typing: true, view: { ...view, room: room as never }, ...change })
  return store.read()
}

async function selectDone(session: Session): Promise<number> {
  const submit = vi.fn<() => void>()
  await show(<Controls session={session} room={{ submit } as unknown as RoomActions} />)
  const done = [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'I’m done')
  done?.click()
  return submit.mock.calls.length
}

test('submits what is in the box although the interviewer begins to speak', async () => {
  expect(await selectDone(interrupted({ text: 'I asked her.' }))).toBe(1)
  expect(await selectDone(interrupted({ text: 'I asked her.', playing: 'welcome' }))).toBe(1)
})

test('submits nothing while the interviewer speaks to an empty box', async () => {
  expect(await selectDone(interrupted())).toBe(0)
  expect(await selectDone(interrupted({ text: ' ' }))).toBe(0)
})

test('submits nothing while the candidate has paused, and no answer twice', async () => {
  const session = interrupted({ text: 'I asked her.' })
  const paused = { ...session.view, room: { ...session.view.room!, phase: 'paused' as const } }
  expect(await selectDone({ ...session, view: paused })).toBe(0)
  expect(await selectDone({ ...session, sent: { text: 'I asked her.', question_id: null }, playing: 'welcome' })).toBe(
    0,
  )
})
