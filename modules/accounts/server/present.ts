import type { z } from 'zod'
import type { admin } from '../contract.ts'
import type { AdminRow } from './queries.ts'

export const presentAdmin = (row: AdminRow): z.input<typeof admin> => ({
  id: row.id,
  organization_id: row.organization_id,
  name: row.name,
  email: row.email,
  role: row.role,
  time_zone: row.time_zone,
  email_verified_at: row.email_verified_at?.toISOString() ?? null,
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  removed_at: row.removed_at?.toISOString() ?? null,
})
