import { useMutation, useQueryClient } from '@tanstack/react-query'
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

/** Invitations that were not accepted yet. */
export const InvitationList = ({ invitations }: { invitations: readonly Invitation[] }) => (
  <ul aria-label={words.pending} className="divide-y divide-line border-y border-line">
    {invitations.map(invitation => (
      <Pending key={invitation.id} invitation={invitation} />
    ))}
  </ul>
)

function Pending({ invitation: { id, email, role, invited_by, expires_at } }: { invitation: Invitation }) {
  const client = useQueryClient()
  const now = useNow()
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
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
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
      </div>
      <div className="flex gap-2">
        <Button size="small" busy={again.isPending} onClick={() => again.mutate()} aria-label={words.againLabel(email)}>
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
    </li>
  )
}
