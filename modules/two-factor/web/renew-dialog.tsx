import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { twoFactorDialogWords as words } from '../words/dialogs.ts'
import { refreshTwoFactor, renewCodes } from './api.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { usePasswordStep } from './password-step.tsx'

const FORM = 'renew-recovery-codes'

/** Replaces the recovery codes and shows the new ones. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const password = usePasswordStep({
    id: FORM,
    send: renewCodes,
    onDone: ({ recovery_codes }) => {
      setCodes(recovery_codes)
      void refreshTwoFactor(client)
    },
  })
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.renewal.title}
      description={words.renewal.text}
      keep={words.cancel}
      actions={
        <Button type="submit" form={FORM} kind="primary" busy={password.busy}>
          {words.renew}
        </Button>
      }
    >
      {password.fields}
    </Dialog>
  )
}
