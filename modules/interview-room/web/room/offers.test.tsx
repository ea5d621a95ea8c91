// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { show } from '#tests/screen.tsx'
import type { RoomTurn } from '../../room-protocol.ts'
import type { Choice } from '#modules/interviewer/state.ts'
import { Notices } from './notices.tsx'
import { Offers } from './offers.tsx'
import type { RoomActions } from './room-actions.ts'
import { SessionStore } from './session-store.ts'

const room = {} as RoomActions

async function primaryOf(...offers: Choice[]) {
  const store = new SessionStore()
  const session = store.read()
  const view = { ...session.view, room: { offers, phase: 'running' } as never }
  await show(
    <Offers
      session={{ ...session, view }}
      room={room}
      turn={{ kind: 'confirm_end' } as unknown as RoomTurn}
      onLeave={() => {}}
    />,
  )
  return [...document.querySelectorAll('.room-offers')].at(-1)!.querySelector('[data-kind="primary"]')?.textContent
}

test('never makes the end of the interview the main button', async () => {
  expect(await primaryOf('end', 'go_on')).toBe('Continue interview')
  expect(await primaryOf('pause', 'another_day', 'go_on', 'end')).toBe('Pause')
})

test('explains how to speak without a microphone', async () => {
  const store = new SessionStore()
  store.patch({ microphone: 'missing', speech: 'browser' })
  await show(<Notices session={store.read()} room={room} />)
  expect(document.querySelector('.room-notice')?.textContent).toContain('No microphone found')
})
