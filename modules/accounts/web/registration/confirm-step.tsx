import { registrationWords as words } from '../../words/registration.ts'
import { ResendVerification } from '../resend-verification.tsx'
import type { StepProps } from './step.ts'

const CLEARED = {
  organization: undefined,
  organizationId: undefined,
  registeredAs: undefined,
  name: undefined,
  email: undefined,
}

/** Asks the owner to open the e-mail that confirms their address. */
export function ConfirmStep({ progress, change, login }: StepProps) {
  return (
    <div className="grid gap-6">
      <p className="text-18 text-pretty text-text-2">
        {words.sentBefore}
        <strong className="font-medium wrap-anywhere text-text">{progress.email ?? words.yourAddress}</strong>
        {words.sentAfter}
      </p>
      {progress.organizationId && <ResendVerification organizationId={progress.organizationId} justSent />}
      <p className="flex flex-wrap items-baseline gap-x-6 border-t border-line pt-5 text-14 text-text-2">
        <span>
          {words.confirmed} {login}
        </span>
        <button
          type="button"
          className="link min-h-6"
          data-plain
          onClick={() => change({ ...CLEARED, step: 'organization' })}
        >
          {words.another}
        </button>
      </p>
    </div>
  )
}
