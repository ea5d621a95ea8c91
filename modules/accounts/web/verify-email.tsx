import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { verificationWords as words } from '../words/account-forms.ts'
import { verificationQuery, verifyEmail } from './api.ts'

interface VerifyEmailProps {
  token: string
  /** The login button, shown when the address is confirmed. */
  signIn: ReactNode
}

/** Shows whose address a link is for; only the button confirms it, because mail scanners open links. */
export function VerifyEmail({ token, signIn }: VerifyEmailProps) {
  const check = useQuery(verificationQuery(token))
  const verify = useMutation({ mutationFn: () => verifyEmail(token) })
  if (check.isPending) {
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-6 w-72 max-w-full" />
        <Skeleton className="h-12 w-44" />
      </SkeletonGroup>
    )
  }
  if (check.isError) {
    return (
      <Alert
        tone="danger"
        title={words.checkFailed}
        actions={<Button onClick={() => void check.refetch()}>{words.retry}</Button>}
        live
      >
        {errorWords(check.error).says} {words.stillValid}
      </Alert>
    )
  }
  if (verify.isSuccess) return <Confirmed email={check.data.email} signIn={signIn} />
  if (check.data.state === 'used') return <Confirmed email={check.data.email} signIn={signIn} before />
  if (check.data.state !== 'good') {
    return (
      <Alert tone="attention" title={check.data.state === 'expired' ? words.expired : words.unknown} actions={signIn}>
        {words.newLink}
      </Alert>
    )
  }
  return (
    <div className="grid gap-6">
      <p className="text-18 text-text-2">
        {words.questionBefore}
        <strong className="font-medium wrap-anywhere text-text">{check.data.email}</strong>
        {words.questionAfter(check.data.organization_name)}
      </p>
      <FormProblem error={verify.error} title={words.failed} />
      <div>
        <Button kind="primary" size="large" busy={verify.isPending} onClick={() => verify.mutate()}>
          {words.submit}
        </Button>
      </div>
    </div>
  )
}

function Confirmed({ email, signIn, before }: { email: string | null; signIn: ReactNode; before?: boolean }) {
  return (
    <div className="grid gap-6">
      <p aria-live="polite" className="text-18 text-text-2">
        {email ? <strong className="font-medium wrap-anywhere text-text">{email}</strong> : words.yourAddress}
        {before ? words.alreadyConfirmed : words.confirmed}
      </p>
      <div>{signIn}</div>
    </div>
  )
}
