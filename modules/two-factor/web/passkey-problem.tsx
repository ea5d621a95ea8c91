import { Alert } from '#ui/alert.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { passkeyUseWords as words } from '../words/passkey-use.ts'
import { PasskeyAddress } from './passkey-place.tsx'

/** The page is at another address than the one at which passkeys work. */
export class OtherAddress extends Error {
  constructor(readonly origin: string) {
    super(`Passkeys work at ${origin}.`)
    this.name = 'OtherAddress'
  }
}

/** What the browser calls the reasons why there is no passkey (WebAuthn, sections 5.1.3 and 5.1.4). */
const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: words.closed,
  AbortError: words.closed,
  InvalidStateError: words.already,
  NotSupportedError: words.notSupported,
  ConstraintError: words.notSupported,
}

/** Why a passkey was not added or did not sign in: the server's reason, or the browser's. */
export function PasskeyProblem({ error, title }: { error: unknown; title: string }) {
  if (!(error instanceof Error) || error.name === 'CallError') return <FormProblem error={error} title={title} />
  return (
    <Alert tone="danger" title={title} live>
      {error instanceof OtherAddress ? (
        <PasskeyAddress origin={error.origin} />
      ) : (
        (REASONS[error.name] ?? words.unknown)
      )}
    </Alert>
  )
}
