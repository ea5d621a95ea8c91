import type { z } from 'zod'
import type { flow, interviewSettings } from '../contract.ts'
import type { FlowRow, SettingsRow } from './queries.ts'

export const presentFlow = (row: FlowRow): z.input<typeof flow> => ({
  ...row,
  updated_at: row.updated_at.toISOString(),
})

/** Days beyond the organization's own limit have no effect: everything goes with the application. */
const within = (days: number | null, mostDays: number) => (days !== null && days > mostDays ? null : days)

/** @param mostDays how long the organization stores anything; it can have been lowered since these settings were saved */
export const presentSettings = (row: SettingsRow, mostDays = Infinity): z.input<typeof interviewSettings> => ({
  ...row.settings,
  recording_days: within(row.settings.recording_days, mostDays),
  transcript_days: within(row.settings.transcript_days, mostDays),
  id: row.id,
  is_default: row.is_default,
  updated_at: row.updated_at.toISOString(),
})
