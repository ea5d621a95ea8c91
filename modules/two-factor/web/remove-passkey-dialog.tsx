import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { Passkey } from '../contract.ts'
import { passkeyUseWords } from '../words/passkey-use.ts'
import { twoFactorDialogWords } from '../words/dialogs.ts'
import { refreshTwoFactor, removePasskey } from './api.ts'
import { usePasswordStep } from './password-step.tsx'

const words = passkeyUseWords.removal
const FORM = 'remove-passkey'

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey
  /** Whether it is the last method of two-factor authentication. */
  readonly isLast: boolean
  readonly onClose: () => void
}

/** Removes a passkey, with the password. */
export function RemovePasskeyDialog({ passkey, isLast, onClose }: RemovePasskeyDialogProps) {
  const client = useQueryClient()
  const password = usePasswordStep({
    id: FORM,
    send: given => removePasskey(passkey.id, given),
    onDone: () => {
      toast({ title: words.done })
      void refreshTwoFactor(client)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title(passkey.name)}
      description={isLast ? words.lastText : words.text}
      keep={twoFactorDialogWords.cancel}
      actions={
        <Button type="submit" form={FORM} kind="danger" busy={password.busy}>
          {words.submit}
        </Button>
      }
    >
      {password.fields}
    </Dialog>
  )
}
