// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, pageText, show } from '#tests/screen.tsx'
import { toast } from './toast-queue.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const item = () => document.querySelector<HTMLElement>('[role=region] li')
const send = (target: EventTarget, event: Event) => act(async () => void target.dispatchEvent(event))
const pointer = (type: string, clientX = 0) =>
  new PointerEvent(type, { bubbles: true, cancelable: true, clientX, pointerType: 'mouse', pointerId: 1 })

async function showToast(message: Partial<Parameters<typeof toast>[0]> = {}) {
  await show(<Toaster />)
  await act(async () => toast({ title: 'Moved', ...message }))
  item()!.setPointerCapture = () => {}
}

test('closes after 5 seconds, not counting the time under the pointer or with the focus', async () => {
  await showToast()
  await later(3000)
  await send(item()!, pointer('pointermove'))
  await later(60_000)
  await send(document.querySelector('[role=region]')!, new PointerEvent('pointerout', { bubbles: true }))
  await later(1900)
  await act(async () => item()!.focus())
  await later(60_000)
  expect(item()).not.toBeNull()
  await act(async () => item()!.blur())
  await later(200)
  expect(item()).toBeNull()
})

test('announces the message and the other way to its action, an error at once', async () => {
  await showToast({ title: 'Failed', tone: 'danger', action: { label: 'Undo', alt: 'Press Ctrl+Z to undo', run() {} } })
  await later(50)
  const live = document.querySelector('[aria-live]')!
  expect([live.getAttribute('aria-live'), live.textContent]).toEqual([
    'assertive',
    'Notification Failed Press Ctrl+Z to undo',
  ])
  await later(1000)
  expect(document.querySelector('[aria-live]')).toBeNull()
})

test('runs its action and closes', async () => {
  const run = vi.fn<() => void>()
  await showToast({ action: { label: 'Undo', alt: 'Undo', run } })
  await click('Undo')
  expect([run.mock.calls.length, item()]).toEqual([1, null])
})

test('is reached by F8, and closes with Escape unless something above the page is open', async () => {
  await showToast()
  await send(document, new KeyboardEvent('keydown', { code: 'F8', bubbles: true }))
  expect(document.activeElement).toBe(document.querySelector('[role=region] ol'))
  const escape = () => send(document.body, new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await act(async () => (document.activeElement as HTMLElement).blur())
  const menu = document.body.appendChild(document.createElement('div'))
  menu.setAttribute('role', 'menu')
  await escape()
  expect(pageText()).toContain('Moved')
  menu.remove()
  await escape()
  expect(item()).toBeNull()
})

test('is swiped away to the right after 50 px', async () => {
  await showToast()
  const swipe = async (...positions: number[]) => {
    await send(item()!, pointer('pointerdown', 0))
    for (const x of positions) await send(item()!, pointer('pointermove', x))
    await send(item()!, pointer('pointerup', positions.at(-1)))
  }
  await swipe(-30, -60)
  await swipe(10, 40)
  expect(item()!.style.transform).toBe('')
  await swipe(10, 60)
  expect(item()).toBeNull()
})
