import { expect, test } from 'vitest'
import { addWorkingDays } from './working-days.ts'

const after = (from: string, days: number, zone: string) => addWorkingDays(new Date(from), days, zone).toISOString()

test('skips weekends in the given time zone', () => {
  expect(after('2026-11-20T10:00:00Z', 5, 'Europe/Berlin')).toBe('2026-11-27T10:00:00.000Z')
  // 00:15 on a Saturday in Copenhagen is still Friday in New York.
  expect(after('2026-11-20T23:15:00Z', 5, 'Europe/Copenhagen')).toBe('2026-11-26T23:15:00.000Z')
  expect(after('2026-11-20T23:15:00Z', 5, 'America/New_York')).toBe('2026-11-27T23:15:00.000Z')
  expect(after('2026-11-21T12:00:00Z', 1, 'UTC')).toBe('2026-11-23T12:00:00.000Z')
  expect(after('2026-11-18T12:00:00Z', 0, 'UTC')).toBe('2026-11-18T12:00:00.000Z')
})
