import { expect, test } from 'vitest'
import { clockText, dayText, fullText, instantText, relativeText, zoneCity } from './time.ts'

const now = new Date('2026-11-25T09:00:00Z')
const at = (iso: string) => new Date(iso)

test('an instant in words of its zone', () => {
  expect(instantText(at('2026-11-27T13:00:00Z'), 'Europe/Berlin', now)).toBe('Fri 27 Nov, 14:00 (Berlin)')
  expect(instantText(at('2026-11-27T23:30:00Z'), 'Asia/Kolkata', now)).toBe('Sat 28 Nov, 05:00 (Kolkata)')
  expect(dayText(at('2027-01-04T12:00:00Z'), 'UTC', now)).toBe('Mon 4 Jan 2027')
  expect(instantText(at('2026-11-27T00:00:00Z'), 'UTC', now)).toContain('00:00')
})

test('distance counts calendar days of the reader, not stretches of 24 hours', () => {
  expect(relativeText(at('2026-11-27T08:00:00Z'), now, 'Europe/Berlin')).toBe('in 2 days')
  expect(relativeText(at('2026-11-26T08:00:00Z'), now, 'Europe/Berlin')).toBe('tomorrow')
  expect(relativeText(at('2026-11-25T12:30:00Z'), now, 'Europe/Berlin')).toBe('in 3 hours')
  expect(relativeText(at('2026-11-25T09:20:00Z'), now, 'UTC')).toBe('in 20 minutes')
  expect(relativeText(at('2026-11-25T08:59:30Z'), now, 'UTC')).toBe('now')
  expect(relativeText(at('2026-11-20T09:00:00Z'), now, 'UTC')).toBe('5 days ago')
})

test('the same moment is today or tomorrow by zone', () => {
  const late = at('2026-11-25T21:00:00Z')
  expect(relativeText(late, now, 'UTC')).toBe('in 12 hours')
  expect(relativeText(late, now, 'Asia/Tokyo')).toBe('tomorrow')
})

test('the full instant names day, zone and UTC', () => {
  const text = fullText(at('2026-11-27T13:00:05Z'), 'Europe/Berlin')
  expect(text).toContain('Friday')
  expect(text).toContain('2026-11-27T13:00:05Z')
})

test('recording clocks', () => {
  expect(clockText(504.9)).toBe('08:24')
  expect(clockText(3723)).toBe('1:02:03')
  expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
})
