import { expect, test } from 'vitest'
import { readBusyTimes } from './busy-times.ts'

const window = { from: Date.parse('2026-03-01T00:00:00Z'), to: Date.parse('2026-12-01T00:00:00Z') }

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const calendar = (...lines: (string | string[])[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines.flat(), 'END:VCALENDAR', ''].join('\r\n')

/** Busy times as `start/end` in UTC, without seconds. */
const busy = (text: string, timeZone = 'Europe/Berlin', within = window) =>
  readBusyTimes(text, { window: within, timeZone }).busy.map(({ from, to }) =>
    [from, to].map(at => new Date(at).toISOString().slice(0, 16)).join('/'),
  )

test('a time in UTC, with a zone, and without one', () => {
  const text = calendar(
    event('UID:1', 'DTSTART:20260310T090000Z', 'DTEND:20260310T093000Z'),
    event('UID:2', 'DTSTART;TZID=America/New_York:20260311T090000', 'DURATION:PT45M'),
    event('UID:3', 'DTSTART:20260312T090000', 'DTEND:20260312T100000'),
  )
  expect(busy(text)).toEqual([
    '2026-03-10T09:00/2026-03-10T09:30',
    '2026-03-11T13:00/2026-03-11T13:45',
    '2026-03-12T08:00/2026-03-12T09:00',
  ])
})

test('whole days are days in the person’s zone, also where the clocks change', () => {
  const text = calendar(
    event('UID:1', 'DTSTART;VALUE=DATE:20260329'),
    event('UID:2', 'DTSTART;VALUE=DATE:20260401', 'DTEND;VALUE=DATE:20260403'),
    event('UID:3', 'DTSTART;VALUE=DATE:20260410', 'DURATION:P2D'),
  )
  expect(busy(text)).toEqual([
    '2026-03-28T23:00/2026-03-29T22:00',
    '2026-03-31T22:00/2026-04-02T22:00',
    '2026-04-09T22:00/2026-04-11T22:00',
  ])
})

test('a weekly meeting keeps its time of day when the clocks change', () => {
  const text = calendar(
    event('UID:1', 'DTSTART;TZID=Europe/Berlin:20260320T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3'),
  )
  expect(busy(text, 'America/New_York')).toEqual([
    '2026-03-20T09:00/2026-03-20T10:00',
    '2026-03-27T09:00/2026-03-27T10:00',
    '2026-04-03T08:00/2026-04-03T09:00',
  ])
})

test('exceptions, moved occurrences, additional ones, and cancelled ones', () => {
  const text = calendar(
    event(
      'UID:1',
      'DTSTART;TZID=Europe/Berlin:20260601T100000',
      'DTEND;TZID=Europe/Berlin:20260601T110000',
      'RRULE:FREQ=DAILY;COUNT=6',
      'EXDATE;TZID=Europe/Berlin:20260602T100000',
      'EXDATE:20260603T080000Z',
      'RDATE;TZID=Europe/Berlin:20260620T120000',
    ),
    event('UID:1', 'RECURRENCE-ID;TZID=Europe/Berlin:20260604T100000', 'DTSTART:20260604T150000Z', 'DURATION:PT2H'),
    event('UID:1', 'RECURRENCE-ID:20260605T080000Z', 'DTSTART:20260605T080000Z', 'STATUS:CANCELLED'),
  )
  expect(busy(text)).toEqual([
    '2026-06-01T08:00/2026-06-01T09:00',
    '2026-06-04T15:00/2026-06-04T17:00',
    '2026-06-06T08:00/2026-06-06T09:00',
    '2026-06-20T10:00/2026-06-20T11:00',
  ])
})

test('an exception may name the day only', () => {
  const text = calendar(
    event(
      'UID:1',
      'DTSTART:20260601T100000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=2',
      'EXDATE;VALUE=DATE:20260602',
    ),
  )
  expect(busy(text)).toEqual(['2026-06-01T10:00/2026-06-01T11:00'])
})

test('a change of this and all later occurrences', () => {
  const text = calendar(
    event('UID:1', 'DTSTART:20260601T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'),
    event('UID:1', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20260603T100000Z', 'DTSTART:20260603T140000Z', 'DURATION:PT30M'),
  )
  expect(busy(text)).toEqual([
    '2026-06-01T10:00/2026-06-01T11:00',
    '2026-06-02T10:00/2026-06-02T11:00',
    '2026-06-03T14:00/2026-06-03T14:30',
    '2026-06-04T14:00/2026-06-04T14:30',
  ])
})

test('the last day of a rule counts, in UTC, as a time and as a date', () => {
  const until = (value: string) =>
    busy(
      calendar(
        event(
          'UID:1',
          'DTSTART;TZID=America/New_York:20260601T210000',
          'DURATION:PT1H',
          `RRULE:FREQ=DAILY;UNTIL=${value}`,
        ),
      ),
    ).length
  // 21:00 in New York is 01:00 of the next day in UTC.
  expect(until('20260603T010000Z')).toBe(2)
  expect(until('20260603T005959Z')).toBe(1)
  expect(until('20260603')).toBe(3)
})

test('a rule that began long ago, and one that never ends', () => {
  const day = { from: Date.parse('2026-06-01T00:00:00Z'), to: Date.parse('2026-06-03T00:00:00Z') }
  const text = calendar(event('UID:1', 'DTSTART:19900101T120000Z', 'DURATION:PT15M', 'RRULE:FREQ=DAILY'))
  expect(busy(text, 'UTC', day)).toEqual(['2026-06-01T12:00/2026-06-01T12:15', '2026-06-02T12:00/2026-06-02T12:15'])
})

test('what began before the window and lasts into it', () => {
  const day = { from: Date.parse('2026-06-10T00:00:00Z'), to: Date.parse('2026-06-11T00:00:00Z') }
  const text = calendar(event('UID:1', 'DTSTART;VALUE=DATE:20260601', 'DTEND;VALUE=DATE:20260701'))
  expect(busy(text, 'UTC', day)).toEqual(['2026-06-10T00:00/2026-06-11T00:00'])
})

test('free, cancelled and own entries, and entries without length, take no time', () => {
  const at = ['DTSTART:20260601T100000Z', 'DURATION:PT1H']
  const text = calendar(
    event('UID:1', ...at, 'TRANSP:TRANSPARENT'),
    event('UID:2', ...at, 'STATUS:CANCELLED'),
    event('UID:3', ...at, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    event('UID:0190b0a0-1111-7000-8000-000000000001@evenhand', ...at),
    event('UID:4', 'DTSTART:20260601T100000Z'),
  )
  expect(busy(text)).toEqual([])
})

test('zones by the names of other programs, and by their rules', () => {
  const rules = [
    'BEGIN:VTIMEZONE',
    'TZID:Head office',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  const at = (tzid: string) => event(`DTSTART;TZID=${tzid}:20260701T120000`, 'DURATION:PT1M')
  expect(
    busy(
      calendar(
        rules,
        at('Tokyo Standard Time'),
        at('Head office'),
        at('/mozilla.org/20050126_1/Europe/Athens'),
        at('Nowhere'),
      ),
      'America/New_York',
    ),
  ).toEqual([
    '2026-07-01T03:00/2026-07-01T03:01',
    '2026-07-01T06:30/2026-07-01T06:31',
    '2026-07-01T09:00/2026-07-01T09:01',
    '2026-07-01T16:00/2026-07-01T16:01',
  ])
})

test('published busy times count, free ones do not', () => {
  const text = calendar([
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY:20260601T100000Z/20260601T110000Z,20260601T120000Z/PT30M',
    'FREEBUSY;FBTYPE=FREE:20260602T100000Z/20260602T110000Z',
    'END:VFREEBUSY',
  ])
  expect(busy(text)).toEqual(['2026-06-01T10:00/2026-06-01T11:00', '2026-06-01T12:00/2026-06-01T12:30'])
})

test('times that overlap or touch become one', () => {
  const text = calendar(
    event('UID:1', 'DTSTART:20260601T100000Z', 'DURATION:PT1H'),
    event('UID:2', 'DTSTART:20260601T103000Z', 'DURATION:PT1H'),
    event('UID:3', 'DTSTART:20260601T113000Z', 'DURATION:PT1H'),
  )
  expect(busy(text)).toEqual(['2026-06-01T10:00/2026-06-01T12:30'])
})

test('an entry that cannot be read does not hide the others', () => {
  const text = calendar(
    event('UID:1', 'DTSTART:not a date', 'RRULE:FREQ=SOMETIMES'),
    event('UID:2', 'DTSTART:20260601T100000Z', 'DURATION:PT1H'),
  )
  expect(busy(text)).toContain('2026-06-01T10:00/2026-06-01T11:00')
})

test('every second forever ends by the limit of occurrences', () => {
  const text = calendar(event('UID:1', 'DTSTART:20260601T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))
  expect(busy(text).length).toBeGreaterThan(0)
})

test('anything else is refused', () => {
  for (const text of ['', 'hello', '<html><body>Sign in</body></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])
    expect(() => busy(text), text).toThrow()
})
