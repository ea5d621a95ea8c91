import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { errorWords } from '#ui/error-text.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { When } from '#ui/when.tsx'
import { dataExportWords } from '../words/data-export.ts'
import { exportLinkQuery, openExportLink, saveFrom } from './api.ts'

const words = dataExportWords.link

/** The link does not work any more; anything else could be a matter of the connection. */
const isOver = (error: unknown): error is CallError =>
  error instanceof CallError && [403, 404, 409, 410].includes(error.status)

/** What the link of an e-mail leads to. Only the button uses it, because mail scanners open links. */
export function ExportLink({ token, signIn }: { token: string; signIn: ReactNode }) {
  const link = useQuery(exportLinkQuery(token))
  const use = useMutation({ mutationFn: () => openExportLink(token), onSuccess: ({ url }) => saveFrom(url) })
  if (link.isPending)
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-6 w-72 max-w-full" />
        <Skeleton className="h-12 w-44" />
      </SkeletonGroup>
    )
  if (use.isSuccess)
    return (
      <Alert tone="brand" title={words.started} actions={signIn} live>
        {words.startedText}
      </Alert>
    )
  const problem = use.error ?? link.error
  if (isOver(problem))
    return (
      <Alert tone="attention" title={words.notValid} actions={signIn} live={use.isError}>
        {errorWords(problem).says} {words.settings}
      </Alert>
    )
  if (link.isError)
    return <ErrorState error={link.error} title={words.loadFailed} onRetry={() => void link.refetch()} />
  const { organization_name, bytes, expires_at, sign_in_required } = link.data
  return (
    <div className="grid gap-6">
      <div className="grid gap-2 text-text-2">
        <p className="text-18">{words.text(organization_name, locale.bytes(bytes))}</p>
        <p>
          {words.until} <When instant={expires_at} />.
        </p>
        <p>{words.private}</p>
      </div>
      <FormProblem error={use.error} title={words.failed} />
      {sign_in_required ? (
        <div className="grid gap-3">
          <p className="font-medium">{words.signIn}</p>
          <div>{signIn}</div>
        </div>
      ) : (
        <div>
          <Button kind="primary" size="large" busy={use.isPending} onClick={() => use.mutate()}>
            {dataExportWords.download}
          </Button>
        </div>
      )}
    </div>
  )
}
