import fc from 'fast-check'
import { MINUTE } from './slots.fixture.ts'

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/St_Johns',
  'Africa/Casablanca',
  'UTC',
]

const anySpan = fc.tuple(fc.integer({ min: 0, max: 94 }), fc.integer({ min: 1, max: 60 })).map(([from, length]) => {
  const clock = (quarter: number) =>
    `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
  return { from: clock(from), to: clock(Math.min(96, from + length)) }
})
/** Anyone, anywhere, with some bookings after an instant. */
export const anyPerson = (now: number) =>
  fc.record({
    timeZone: fc.constantFrom(...ZONES),
    hours: fc
      .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
      .chain(days => fc.tuple(...days.map(weekday => anySpan.map(span => ({ weekday, spans: [span] }))))),
    exceptions: fc.constant([]),
    bufferBefore: fc.constantFrom(0, 5, 15),
    bufferAfter: fc.constantFrom(0, 10, 30),
    noticeHours: fc.constantFrom(0, 1, 24),
    horizonDays: fc.constantFrom(2, 8),
    stepMinutes: fc.constantFrom(15, 30, 60),
    busy: fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 8 * 24 * 60 }), fc.integer({ min: 5, max: 300 }))
        .map(([from, length]) => ({ start: now + from * MINUTE, end: now + (from + length) * MINUTE })),
      { maxLength: 12 },
    ),
    dailyLimit: fc.constantFrom(null, 1, 2),
    bookedAt: fc.array(
      fc.integer({ min: -24 * 60, max: 8 * 24 * 60 }).map(from => now + from * MINUTE),
      { maxLength: 8 },
    ),
  })
