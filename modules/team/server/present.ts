import type { z } from 'zod'
import type { teamContract } from '../contract.ts'
import type { InvitationRow } from './queries.ts'

type Presented = z.input<(typeof teamContract)['team.invite']['reply']>

export const presentInvitation = (
  row: InvitationRow,
  inviter: string,
  jobs: readonly { id: string; title: string }[],
): Presented => ({
  id: row.id,
  email: row.email,
  role: row.role,
  jobs: jobs.filter(({ id }) => row.job_ids.includes(id)),
  invited_by: { id: row.invited_by, name: inviter },
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})
