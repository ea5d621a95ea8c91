import type { Failure } from '#modules/applications/web/candidate/submission.ts'
import { ErrorSummary } from '#modules/forms/web/error-summary.tsx'
import type { FormHandle } from '#modules/forms/web/use-form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { paths } from '../../paths.ts'
import type { Face } from './careers-data.ts'
import { NOTICE, showNotice } from './careers-frame.tsx'

interface SendPartProps {
  form: FormHandle
  face: Face
  /** The script is there. Before it, the form can be filled in but not sent. */
  ready: boolean
  sending: boolean
  /** Sending what was on its way when the page was last closed. */
  again: boolean
  failure: Failure | null
}

/** The end of the form: what to mend, what went wrong, the button. */
export function SendPart({ form, face, ready, sending, again, failure }: SendPartProps) {
  return (
    <div className="mt-4">
      <p className="text-14 text-text-2">
        What you send is deleted {face.retention_days} days after the process ends. You can withdraw at any time.{' '}
        <a href={`#${NOTICE}`} onClick={showNotice} className="link -my-2 py-2">
          Privacy notice
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
        {sending ? 'Sending' : failure?.kind === 'unanswered' ? 'Send again' : 'Send application'}
      </Button>
      <p className="mt-3 text-center text-14 text-text-2" aria-live="polite">
        {again
          ? 'Your application was on its way when this page closed. We are asking whether it arrived; it counts once.'
          : ready
            ? 'You get a receipt at once, with a page to follow it by.'
            : 'You can fill this in already. The button wakes up when the page has loaded.'}
      </p>
      <noscript>
        <p className="mt-2 text-center text-14">
          Sending needs JavaScript, which is switched off in this browser. Please switch it on for this page.
        </p>
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
        title="This role has closed in the meantime"
        className="mt-5"
        actions={
          <a className="button h-11!" href={paths.form(face.id)}>
            Open roles at {face.organization_name}
          </a>
        }
      >
        {failure.says}
      </Alert>
    )
  }
  if (failure.kind === 'offline') {
    return (
      <Alert live tone="attention" title="You are offline" className="mt-5">
        Everything you wrote is saved on this device. Send it when the connection is back; it counts once, however often
        you press.
      </Alert>
    )
  }
  if (failure.kind === 'unanswered') {
    return (
      <Alert live tone="attention" title="No answer came" className="mt-5">
        We do not know yet whether your application arrived. Send it again: it counts once, however often you press.
        Nothing you typed is lost.
      </Alert>
    )
  }
  return (
    <Alert live tone="danger" title="This could not be sent" className="mt-5">
      <p>{failure.says} What you typed is still here.</p>
      {failure.requestId && <p className="mt-1 font-mono text-12">Request {failure.requestId}</p>}
    </Alert>
  )
}
