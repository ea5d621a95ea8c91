import type { z } from 'zod'
import { can } from '#platform/access/policy.ts'
import type { Actor } from '#platform/http/api.ts'
import type { admin } from '../contract.ts'
import type { AdminRow } from './queries.ts'

/** Who reads about a person. */
type Reader = Pick<Actor, 'adminId' | 'role'>

/** A person as a colleague or they themselves may see them. How well an account is protected is for whoever manages people. */
export const presentAdmin = (row: AdminRow, reader: Reader): z.input<typeof admin> => ({
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
  two_factor: row.id === reader.adminId || can(reader.role, 'people.manage') ? row.two_factor : null,
})
