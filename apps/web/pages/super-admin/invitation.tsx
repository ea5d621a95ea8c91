import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { JoinForm } from '#modules/super-admin/web/join-form.tsx'
import { invitationQuery } from '#modules/super-admin/web/office-api.ts'
import { joinWords as words } from '#modules/super-admin/words/settings.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useSearchParams } from '#ui/router.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { DataProvider } from '../../layouts/data-provider.tsx'
import { superAdminPaths } from '../../super-admin-paths.ts'
import { BarePage } from '../auth/bare-page.tsx'

/** Accepts the invitation of an e-mail. */
export default function InvitationPage() {
  return (
    <DataProvider>
      <Invitation />
    </DataProvider>
  )
}

function Invitation() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const invitation = useQuery(invitationQuery(token))
  const [joined, setJoined] = useState(false)
  if (joined)
    return (
      <BarePage title={words.done} lead={words.doneText}>
        <LinkButton to={superAdminPaths.superAdminLogin()} kind="primary" size="large">
          {words.login}
        </LinkButton>
      </BarePage>
    )
  if (invitation.isError)
    return (
      <BarePage title={words.title}>
        <ErrorState error={invitation.error} title={words.notValid} onRetry={() => void invitation.refetch()} />
      </BarePage>
    )
  return (
    <BarePage title={words.title} lead={invitation.data && words.lead(invitation.data.invited_by)}>
      {invitation.data ? (
        <JoinForm token={token} email={invitation.data.email} onJoined={() => setJoined(true)} />
      ) : (
        <SkeletonGroup label={words.loading} className="grid gap-5">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      )}
    </BarePage>
  )
}
