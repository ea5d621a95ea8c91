import type { z } from 'zod'
import { reasonOf } from '#platform/mail/refusals.ts'
import type { teamContract } from '../contract.ts'
import type { InvitationRow } from './queries.ts'

type Presented = z.input<(typeof teamContract)['team.invite']['reply']>

/** The newest e-mail of an invitation. */
export interface NewestMail {
  readonly state: string
  readonly failure: string | null
}

function undelivered({ state, failure }: NewestMail): Presented['undelivered'] {
  if (failure === null || (state !== 'failed' && state !== 'waiting')) return null
  return { state: state === 'failed' ? 'failed' : 'delayed', reason: reasonOf(failure) }
}

export const presentInvitation = (
  row: InvitationRow,
  inviter: string,
  jobs: readonly { id: string; title: string }[],
  mail?: NewestMail,
): Presented => ({
  id: row.id,
  email: row.email,
  role: row.role,
  jobs: jobs.filter(({ id }) => row.job_ids.includes(id)),
  invited_by: { id: row.invited_by, name: inviter },
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  undelivered: mail ? undelivered(mail) : null,
})
