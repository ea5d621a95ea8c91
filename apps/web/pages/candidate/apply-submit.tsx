import type { Failure } from '#modules/applications/web/candidate/submission.ts'
import { ErrorSummary } from '#modules/forms/web/error-summary.tsx'
import type { FormHandle } from '#modules/forms/web/use-field-form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { paths } from '../../paths.ts'
import { applyWords } from '../../words/apply.ts'
import type { Face } from './careers-data.ts'
import { NOTICE, showNotice } from './careers-frame.tsx'

const words = applyWords.submit
const failures = applyWords.failure

interface SubmitPartProps {
  form: FormHandle
  face: Face
  /** The script has loaded. Before that the form can be filled in but not submitted. */
  ready: boolean
  sending: boolean
  /** Submitting again what was being submitted when the page was last closed. */
  again: boolean
  failure: Failure | null
}

/** The end of the form: answers to fix, errors, and the submit button. */
export function SubmitPart({ form, face, ready, sending, again, failure }: SubmitPartProps) {
  return (
    <div className="mt-4">
      <p className="text-14 text-text-2">
        {words.retention(face.retention_days)}
        <a href={`#${NOTICE}`} onClick={showNotice} className="link -my-2 py-2">
          {words.privacyNotice}
        </a>
      </p>
      <ErrorSummary form={form} />
      <FailureNote failure={failure} face={face} />
      <Button
        type="submit"
        kind="primary"
        size="large"
        busy={sending}
        disabled={!ready}
        className="mt-5 h-13.5! w-full text-18!"
      >
        {sending ? words.busy : failure?.kind === 'unanswered' ? words.again : words.action}
      </Button>
      <p className="mt-3 text-center text-14 text-text-2" aria-live="polite">
        {again ? words.unfinished : ready ? words.next : words.loading}
      </p>
      <noscript>
        <p className="mt-2 text-center text-14">{words.noScript}</p>
      </noscript>
    </div>
  )
}

function FailureNote({ failure, face }: { failure: Failure | null; face: Face }) {
  if (!failure || failure.kind === 'fields') return null
  if (failure.kind === 'closed') {
    return (
      <Alert
        live
        tone="attention"
        title={failures.closed}
        className="mt-5"
        actions={
          <a className="button h-11!" href={paths.form(face.id)}>
            {failures.openRoles(face.organization_name)}
          </a>
        }
      >
        {failure.says}
      </Alert>
    )
  }
  if (failure.kind === 'offline') {
    return (
      <Alert live tone="attention" title={failures.offline} className="mt-5">
        {failures.offlineText}
      </Alert>
    )
  }
  if (failure.kind === 'unanswered') {
    return (
      <Alert live tone="attention" title={failures.unanswered} className="mt-5">
        {failures.unansweredText}
      </Alert>
    )
  }
  return (
    <Alert live tone="danger" title={failures.refused} className="mt-5">
      <p>{failures.refusedText(failure.says)}</p>
      {failure.requestId && <p className="mt-1 font-mono text-12">{failures.request(failure.requestId)}</p>}
    </Alert>
  )
}
