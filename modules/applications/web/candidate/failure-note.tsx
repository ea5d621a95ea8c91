import { Alert } from '#ui/alert.tsx'
import { applyWords } from '../../words/apply.ts'
import type { Failure } from './submission.ts'

const words = applyWords.failure

interface FailureNoteProps {
  failure: Failure | null
  organization: string
  rolesHref: string
}

/** Why an application was not submitted, and what to do. Problems of single answers are shown at their fields. */
export function FailureNote({ failure, organization, rolesHref }: FailureNoteProps) {
  if (!failure || failure.kind === 'fields') return null
  if (failure.kind === 'closed') {
    return (
      <Alert
        live
        tone="attention"
        title={words.closed}
        className="mt-5"
        actions={
          <a className="button h-11!" href={rolesHref}>
            {words.openRoles(organization)}
          </a>
        }
      >
        {failure.says}
      </Alert>
    )
  }
  if (failure.kind === 'offline') {
    return (
      <Alert live tone="attention" title={words.offline} className="mt-5">
        {words.offlineText}
      </Alert>
    )
  }
  if (failure.kind === 'unanswered') {
    return (
      <Alert live tone="attention" title={words.unanswered} className="mt-5">
        {words.unansweredText}
      </Alert>
    )
  }
  return (
    <Alert live tone="danger" title={words.refused} className="mt-5">
      <p>{words.refusedText(failure.says)}</p>
      {failure.requestId && <p className="mt-1 font-mono text-12">{words.request(failure.requestId)}</p>}
    </Alert>
  )
}
