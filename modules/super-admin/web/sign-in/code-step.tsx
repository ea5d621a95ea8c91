import { type MouseEvent, useState } from 'react'
import { CodeForm } from '#modules/two-factor/web/code-form.tsx'
import { signInCodeWords as words } from '#modules/two-factor/words/second-step.ts'
import { Button } from '#ui/button.tsx'
import type { SuperAdminSignedIn } from '../../contract.ts'
import { confirmSignIn } from '../api.ts'

interface CodeStepProps {
  readonly challenge: string
  readonly onSignedIn: (reply: SuperAdminSignedIn) => void
  /** Back to e-mail and password. */
  readonly onBack: () => void
}

/** Leaving the field would check it, and its error would move the button away below the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The second step: a code from the app, or a recovery code. */
export function CodeStep({ challenge, onSignedIn, onBack }: CodeStepProps) {
  const [kind, setKind] = useState<'code' | 'recovery_code'>('code')
  const other = kind === 'code' ? 'recovery_code' : 'code'
  return (
    <div className="grid gap-5">
      <CodeForm key={kind} kind={kind} challenge={challenge} send={confirmSignIn} onSignedIn={onSignedIn} />
      <div className="-ml-2.5 flex flex-wrap gap-2">
        <Button kind="quiet" size="small" onMouseDown={keepFocus} onClick={() => setKind(other)}>
          {words.use[other]}
        </Button>
        <Button kind="quiet" size="small" onMouseDown={keepFocus} onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  )
}
