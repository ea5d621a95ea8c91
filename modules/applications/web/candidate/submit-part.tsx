import type { PublicSettings } from '#modules/organizations/contract.ts'
import { PrivacyNoticeLink } from '#modules/organizations/web/privacy-notice.tsx'
import { ErrorSummary } from '#modules/forms/web/error-summary.tsx'
import type { FormHandle } from '#modules/forms/web/use-field-form.ts'
import { Button } from '#ui/button.tsx'
import { applyWords } from '../../words/apply.ts'
import { FailureNote } from './failure-note.tsx'
import type { Failure } from './submission.ts'

const words = applyWords.submit

interface SubmitPartProps {
  form: FormHandle
  face: Pick<PublicSettings, 'organization_name' | 'retention_days'>
  rolesHref: string
  /** The script has loaded. Before that the form can be filled in but not submitted. */
  ready: boolean
  sending: boolean
  /** Submitting again what was being submitted when the page was last closed. */
  again: boolean
  failure: Failure | null
}

/** The end of the form: answers to fix, errors, and the submit button. */
export function SubmitPart({ form, face, rolesHref, ready, sending, again, failure }: SubmitPartProps) {
  return (
    <div className="mt-4">
      <p className="text-14 text-text-2">
        {words.retention(face.retention_days)}
        <PrivacyNoticeLink className="link -my-2 py-2" />
      </p>
      <ErrorSummary form={form} />
      <FailureNote failure={failure} organization={face.organization_name} rolesHref={rolesHref} />
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
