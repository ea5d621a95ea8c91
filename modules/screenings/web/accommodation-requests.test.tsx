// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { click, eventually, pageText, serve, show } from '#tests/screen.tsx'
import { accommodationWords as words } from '../words/accommodations.ts'
import { type AccommodatedScreening, AccommodationRequests } from './accommodation-requests.tsx'

const REQUEST = {
  id: '018f0000-0000-7000-8000-000000000001',
  request: 'More time, please.',
  asked_at: '2026-11-20T10:00:00Z',
  due_at: '2026-11-23T10:00:00Z',
  answered_at: null,
  note: null,
  extra_time_percent: null,
}
const screen = (screening: Partial<AccommodatedScreening>) =>
  show(
    <AccommodationRequests
      screenings={[
        { screening_id: 's1', state: 'opened', extra_time_percent: 0, accommodation_requests: [REQUEST], ...screening },
      ]}
      candidateName="Noor"
    />,
  )

/** Sets a control of the dialog as a person would. */
function set(selector: string, value: string) {
  const control = document.querySelector<HTMLSelectElement | HTMLTextAreaElement>(selector)!
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, value)
  act(() => {
    control.dispatchEvent(new Event(selector === 'select' ? 'change' : 'input', { bubbles: true }))
  })
}

test('a request is answered with a text and extra time', async () => {
  const requests = serve(() => ({ ok: true }))
  await screen({})
  expect(pageText()).toContain(REQUEST.request)
  await click(words.answer)
  set('select', '50')
  set('textarea', 'Gladly.')
  await click(words.send)
  await eventually(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ note: 'Gladly.', extra_time_percent: 50 }),
  )
})

test('an answer without another extra time leaves what was granted', async () => {
  const requests = serve(() => ({ ok: true }))
  await screen({ extra_time_percent: 25 })
  expect(pageText()).toContain(words.extraTime(25))
  await click(words.answer)
  set('textarea', 'You have it already.')
  await click(words.send)
  await eventually(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ note: 'You have it already.' }),
  )
})

test('if a colleague was faster, the text stays and the reason is shown', async () => {
  serve(({ method }) =>
    method === 'POST'
      ? Response.json({ code: 'already_answered', detail: words.alreadyAnswered }, { status: 409 })
      : { ok: true },
  )
  await screen({})
  await click(words.answer)
  set('textarea', 'Gladly.')
  await click(words.send)
  await eventually(() => expect(pageText()).toContain(words.alreadyAnswered))
  expect(document.querySelector('textarea')?.value).toBe('Gladly.')
})

test('after the interview no time can be granted', async () => {
  serve(() => ({ ok: true }))
  await screen({ state: 'completed' })
  await click(words.answer)
  expect(document.querySelector('select')!.disabled).toBe(true)
  expect(pageText()).toContain(words.timeOver)
})
