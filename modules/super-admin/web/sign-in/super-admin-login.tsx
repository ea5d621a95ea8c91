import { lazy, Suspense, useState } from 'react'
import type { SuperAdminSignedIn } from '../../contract.ts'
import { CodeStep } from './code-step.tsx'
import { CredentialsForm, type NextStep } from './credentials-form.tsx'

const SetupStep = lazy(() => import('./setup-step.tsx').then(m => ({ default: m.SetupStep })))
const CodesDialog = lazy(() =>
  import('#modules/two-factor/web/codes-dialog.tsx').then(m => ({ default: m.CodesDialog })),
)

/** The login: e-mail and password, then a code; at the first login an authenticator app is set up. */
export function SuperAdminLogin({ onSignedIn }: { onSignedIn: (token: string) => void }) {
  const [step, setStep] = useState<NextStep | null>(null)
  const [reply, setReply] = useState<SuperAdminSignedIn | null>(null)
  const finish = (signedIn: SuperAdminSignedIn) =>
    // The recovery codes are shown once, so the login waits until they are stored.
    signedIn.recovery_codes ? setReply(signedIn) : onSignedIn(signedIn.access_token)
  const back = () => setStep(null)
  return (
    <>
      {step === null && <CredentialsForm onSignedIn={finish} onNext={setStep} />}
      {step?.kind === 'code' && <CodeStep challenge={step.challenge} onSignedIn={finish} onBack={back} />}
      <Suspense>
        {/* Its secret is not asked for again once the login is confirmed. */}
        {step?.kind === 'setup' && !reply && <SetupStep challenge={step.challenge} onSignedIn={finish} onBack={back} />}
        {reply?.recovery_codes && (
          <CodesDialog codes={reply.recovery_codes} onClose={() => onSignedIn(reply.access_token)} />
        )}
      </Suspense>
    </>
  )
}
