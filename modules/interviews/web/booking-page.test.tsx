// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { locale } from '#platform/locale/locale.ts'
import { click, eventually, pageText, serve, show } from '#tests/screen.tsx'
import { bookingWords as words } from '../words/booking.ts'
import { BookingPage } from './booking-page.tsx'

const ZONE = 'Europe/Berlin'
const slot = (start_at: string, end_at: string) => ({ start_at, end_at })
const night = slot('2026-11-25T22:30:00.000Z', '2026-11-25T23:30:00.000Z')
const early = slot('2026-11-26T05:00:00.000Z', '2026-11-26T06:00:00.000Z')
const morning = slot('2026-11-26T09:00:00.000Z', '2026-11-26T10:00:00.000Z')
const booked = slot('2026-11-24T09:00:00.000Z', '2026-11-24T10:00:00.000Z')

const view = {
  state: 'booked',
  title: 'Technical interview',
  job_title: 'Engineer',
  interviewers: ['Ines Marchetti'],
  minutes: 60,
  plan: [],
  place: '',
  message: '',
  time_zone: ZONE,
  time_zones: [ZONE],
  slots: [night, early, morning],
  booked,
  can_move: true,
  move_refusal: null,
  can_cancel: true,
  moves_left: 3,
  times_passed: false,
  asked: false,
  contact: { name: 'Ines Marchetti', email: 'ines@example.com' },
}
const passed = { state: 'needs_scheduling', booked: null, slots: [], can_move: false, times_passed: true }

const showBooking = async () => {
  serve(() => view)
  await show(<BookingPage data="link" frame={(_, children) => children} />)
  await eventually(() => expect(pageText()).toContain(words.chooseAnother))
  await click(words.chooseAnother)
}
const times = () => [...document.querySelectorAll<HTMLInputElement>('[name=start_at]')].map(({ value }) => value)

test('choosing another time shows the current time and its zone', async () => {
  await showBooking()
  expect(pageText()).toContain(words.currentTime)
  expect(document.querySelector(`time[datetime="${booked.start_at}"]`)?.textContent).toContain('24 November')
  const [start, end] = [new Date(booked.start_at), new Date(booked.end_at)]
  expect(pageText()).toContain(
    `${words.timeSpan(locale.time(start, ZONE), locale.time(end, ZONE))}, ${words.inZone('Berlin')}`,
  )
})

test('a day with times in usual hours is shown first, and its other times come last with a note', async () => {
  await showBooking()
  expect(times()).toEqual([morning.start_at, early.start_at])
  const outside = document.querySelector(`[role=group][aria-label="${words.times.outside}"]`)
  expect(outside?.textContent).toContain(words.times.outsideHelp)
  expect(outside?.querySelector('input')?.value).toBe(early.start_at)
})

test('when all offered times have passed, the page says so and asks for other times', async () => {
  const requests = serve(({ method }) => (method === 'POST' ? {} : { ...view, ...passed }))
  await show(<BookingPage data="link" frame={(_, children) => children} />)
  await eventually(() => expect(document.querySelector('h1')?.textContent).toBe(words.timesPassed))
  expect(pageText()).toContain(words.noTimes.textPassed('Ines Marchetti'))
  expect(pageText()).not.toContain(words.noTimes.title)
  expect(times()).toEqual([])
  await click(words.otherTimes.action)
  await eventually(() => expect(pageText()).toContain(words.otherTimes.asked))
  expect(requests.at(-1)).toMatchObject({ method: 'POST', path: '/api/public/bookings/link/ask' })
})
