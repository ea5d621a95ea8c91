import { useQuery } from '@tanstack/react-query'
import { CodeForm } from '#modules/two-factor/web/code-form.tsx'
import { QrCode } from '#modules/two-factor/web/qr-code.tsx'
import { twoFactorDialogWords } from '#modules/two-factor/words/dialogs.ts'
import { signInCodeWords } from '#modules/two-factor/words/second-step.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { SuperAdminSignedIn } from '../../contract.ts'
import { superAdminLoginWords as words } from '../../words/sign-in.ts'
import { confirmSignIn, startSetup } from '../api.ts'

interface SetupStepProps {
  readonly challenge: string
  readonly onSignedIn: (reply: SuperAdminSignedIn) => void
  readonly onBack: () => void
}

/** The first login: the secret as a QR code and as text, and a first code that confirms it. */
export function SetupStep({ challenge, onSignedIn, onBack }: SetupStepProps) {
  const secret = useQuery({
    queryKey: ['super-admin', 'setup', challenge],
    queryFn: () => startSetup(challenge),
    gcTime: 0,
  })
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="state-title">{words.setupTitle}</h2>
        <p className="mt-1 text-text-2">{words.setupLead}</p>
      </div>
      {secret.isPending && (
        <SkeletonGroup label={words.preparing} className="justify-self-center">
          <Skeleton className="size-[208px]" />
        </SkeletonGroup>
      )}
      {secret.isError && (
        <ErrorState error={secret.error} title={words.setupFailed} onRetry={() => void secret.refetch()} />
      )}
      {secret.data && (
        <>
          <QrCode uri={secret.data.uri} label={twoFactorDialogWords.setup.qr} />
          <div>
            <p className="text-13 text-text-2">{twoFactorDialogWords.setup.manual}</p>
            <code className="mt-1 block rounded border border-line bg-sunken px-2 py-1 text-13 break-all select-all">
              {secret.data.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </div>
          <CodeForm kind="code" challenge={challenge} send={confirmSignIn} onSignedIn={onSignedIn} />
        </>
      )}
      <div className="-ml-2.5">
        <Button kind="quiet" size="small" onClick={onBack}>
          {signInCodeWords.back}
        </Button>
      </div>
    </div>
  )
}
