import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { mayRegister, type RegistrationMode } from '../policy.ts'
import { platformSettingsProblems as problems } from '../words/problems.ts'
import { registrationGateWords as words } from '../words/registration.ts'
import { registrationQuery } from './api.ts'

interface RegistrationGateProps {
  invitation: string | undefined
  /** How to reach the operators. */
  contact: ReactNode
  children: ReactNode
}

/** Shows the registration, or why there is none. */
export function RegistrationGate({ invitation, contact, children }: RegistrationGateProps) {
  const registration = useQuery(registrationQuery(invitation))
  if (registration.isPending)
    return (
      <SkeletonGroup label={words.loading} className="mx-auto grid w-full max-w-[660px] gap-4 px-5 pt-10 md:pt-16">
        <Skeleton className="h-5 w-64" />
        <Skeleton className="mt-8 h-10 w-80" />
        <Skeleton className="mt-6 h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </SkeletonGroup>
    )
  if (registration.isError)
    return (
      <ErrorState
        level={1}
        error={registration.error}
        title={words.failed}
        onRetry={() => void registration.refetch()}
      />
    )
  const { mode, invitation: state } = registration.data
  if (mayRegister(mode, state)) return children
  const { title, text } =
    state && mode !== 'closed' ? { title: words.notValid, text: problems.invitation[state] } : reasonOf(mode)
  return (
    <div className="grid min-h-[60dvh] flex-1 place-items-center">
      <EmptyState level={1} drawing="page" title={title} action={contact}>
        {text}
      </EmptyState>
    </div>
  )
}

const reasonOf = (mode: RegistrationMode) =>
  mode === 'closed'
    ? { title: words.closed, text: words.closedText }
    : { title: words.invited, text: words.invitedText }
