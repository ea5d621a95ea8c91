import { useMutation, useQuery } from '@tanstack/react-query'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { errorWords } from '#ui/error-text.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { senderWords } from '../words/sender.ts'
import { confirmReplyAddress, replyLinkQuery } from './api.ts'

const words = senderWords.link

/** The link does not work any more; anything else could be a matter of the connection. */
const isOver = (error: unknown): error is CallError =>
  error instanceof CallError && [404, 409, 410].includes(error.status)

/** Asks whether an address should receive replies. Only the button confirms it, because mail scanners open links. */
export function ConfirmReplyAddress({ token }: { token: string }) {
  const link = useQuery(replyLinkQuery(token))
  const confirm = useMutation({ mutationFn: () => confirmReplyAddress(token) })
  if (link.isPending)
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-6 w-72 max-w-full" />
        <Skeleton className="h-12 w-44" />
      </SkeletonGroup>
    )
  if (confirm.isSuccess)
    return (
      <Alert tone="brand" title={words.confirmed} live>
        {words.confirmedText(confirm.data.organization_name, confirm.data.email)}
      </Alert>
    )
  const problem = confirm.error ?? link.error
  if (isOver(problem))
    return (
      <Alert tone="attention" title={words.notValid} live={confirm.isError}>
        {errorWords(problem).says} {words.newLink}
      </Alert>
    )
  if (link.isError)
    return <ErrorState error={link.error} title={words.loadFailed} onRetry={() => void link.refetch()} />
  return (
    <div className="grid gap-6">
      <p className="text-18 text-text-2">
        {words.before}
        <strong className="font-medium text-text">{link.data.organization_name}</strong>
        {words.between}
        <strong className="font-medium wrap-anywhere text-text">{link.data.email}</strong>
        {words.after}
      </p>
      <FormProblem error={confirm.error} title={words.failed} />
      <div>
        <Button kind="primary" size="large" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {words.submit}
        </Button>
      </div>
    </div>
  )
}
