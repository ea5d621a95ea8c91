import type { z } from 'zod'
import type { screeningSummary } from '../contract.ts'
import type { AccommodationRow, ScreeningRow } from './queries.ts'

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentSummary = (row: ScreeningRow): z.input<typeof screeningSummary> => ({
  screening_id: row.id,
  application_id: row.application_id,
  state: row.state,
  until: row.until.toISOString(),
})

export const presentAccommodation = (row: AccommodationRow) => ({
  id: row.id,
  request: row.request,
  asked_at: row.asked_at.toISOString(),
  due_at: row.due_at.toISOString(),
  answered_at: iso(row.answered_at),
  note: row.note,
  extra_time_percent: row.extra_time_percent,
})
