import type { z } from 'zod'
import type { flow, interviewSettings } from '../contract.ts'
import type { FlowRow, SettingsRow } from './queries.ts'

export const presentFlow = (row: FlowRow): z.input<typeof flow> => ({
  ...row,
  updated_at: row.updated_at.toISOString(),
})

export const presentSettings = (row: SettingsRow): z.input<typeof interviewSettings> => ({
  ...row.settings,
  id: row.id,
  is_default: row.is_default,
  updated_at: row.updated_at.toISOString(),
})
