import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { roleWords } from '#modules/accounts/words/roles.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import { useNow } from '#ui/use-now.ts'
import { When } from '#ui/when.tsx'
import type { Invitation } from '../contract.ts'
import { peopleWords as words } from '../words/people.ts'
import { inviteAgain, refreshTeam, revoke } from './api.ts'
import { ChangeAddress } from './change-address.tsx'

/** Invitations that were not accepted yet. */
export const InvitationList = ({ invitations }: { invitations: readonly Invitation[] }) => (
  <ul aria-label={words.pending} className="divide-y divide-line border-y border-line">
    {invitations.map(invitation => (
      <Pending key={invitation.id} invitation={invitation} />
    ))}
  </ul>
)

function Pending({ invitation }: { invitation: Invitation }) {
  const { id, email, role, invited_by, expires_at, undelivered } = invitation
  const client = useQueryClient()
  const now = useNow()
  const [changing, setChanging] = useState(false)
  const outcome = (done: string) => ({
    onSuccess: () => {
      toast({ title: done })
      return refreshTeam(client)
    },
    onError: (error: Error) => toast({ title: words.failed, description: errorWords(error).says, tone: 'danger' }),
  })
  const again = useMutation({ mutationFn: () => inviteAgain(id), ...outcome(words.sentAgain(email)) })
  const withdraw = useMutation({ mutationFn: () => revoke(id), ...outcome(words.revoked(email)) })
  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{email}</p>
          <p className="text-13 text-text-2">
            {words.invitedBy(roleWords.names[role], invited_by.name)},{' '}
            {new Date(expires_at) > now ? (
              <>
                {words.expires} <When instant={expires_at} show="relative" />
              </>
            ) : (
              <Chip tone="attention">{words.expired}</Chip>
            )}
          </p>
          {undelivered && <Undelivered {...undelivered} />}
        </div>
        <div className="flex flex-wrap gap-2">
          {undelivered && !changing && (
            <Button size="small" onClick={() => setChanging(true)} aria-label={words.changeAddressLabel(email)}>
              {words.changeAddress}
            </Button>
          )}
          <Button
            size="small"
            busy={again.isPending}
            onClick={() => again.mutate()}
            aria-label={words.againLabel(email)}
          >
            {words.again}
          </Button>
          <Button
            size="small"
            kind="quiet"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate()}
            aria-label={words.revokeLabel(email)}
          >
            {words.revoke}
          </Button>
        </div>
      </div>
      {changing && <ChangeAddress invitation={invitation} onClose={() => setChanging(false)} />}
    </li>
  )
}

/** That nobody has received the invitation, and why. */
const Undelivered = ({ state, reason }: NonNullable<Invitation['undelivered']>) => (
  <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
    <Chip tone={state === 'failed' ? 'danger' : 'attention'}>
      {state === 'failed' ? words.notDelivered : words.delayed}
    </Chip>
    <span>
      {words.reasons[reason]} {state === 'delayed' && words.triedAgain}
    </span>
  </p>
)
