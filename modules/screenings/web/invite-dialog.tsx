import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { EmailText } from '#modules/applications/contract.ts'
import { EmailEditor } from '#modules/applications/web/email-editor.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { inviteWords as words } from '../words/invitation.ts'
import { inviteApplication, previewInvitation } from './api.ts'

interface InviteDialogProps {
  applicationId: string
  name: string
  /** Once more, after a screening that is over. */
  retake?: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
  /** Set if the plan has no AI interviews left: where to choose another one. */
  plansHref?: string | undefined
}

/** Shows the invitation as the candidate will read it, to be sent as it is or changed. It cannot be sent if the plan has no AI interviews left. */
export function InviteDialog({
  applicationId,
  name,
  open,
  onOpenChange,
  onDone,
  retake = false,
  plansHref,
}: InviteDialogProps) {
  const [email, setEmail] = useState<EmailText>()
  const reasonId = useId()
  const invite = useMutation({
    mutationFn: () => inviteApplication(applicationId, retake, email),
    onSuccess: () => {
      onOpenChange(false)
      onDone()
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title={retake ? words.retakeTitle(name) : words.title(name)}
      description={retake ? words.retakeDescription : words.description}
      keep={words.cancel}
      actions={
        <Button
          kind="primary"
          busy={invite.isPending}
          disabled={plansHref !== undefined}
          aria-describedby={plansHref && reasonId}
          onClick={() => invite.mutate()}
        >
          {words.send}
        </Button>
      }
    >
      <div className="grid gap-4">
        {plansHref && (
          <Alert
            tone="attention"
            title={<span id={reasonId}>{words.noneLeft}</span>}
            actions={<LinkButton to={plansHref}>{words.comparePlans}</LinkButton>}
          >
            {words.noneLeftText}
          </Alert>
        )}
        <EmailEditor
          name={`invited:${applicationId}`}
          load={(text, signal) => previewInvitation(applicationId, text, signal)}
          value={email}
          onChange={setEmail}
        />
        <FormProblem error={invite.error} title={words.failed} />
      </div>
    </Dialog>
  )
}
