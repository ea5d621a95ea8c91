import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { When } from '#ui/when.tsx'
import type { JobClosing } from '../contract.ts'
import { closeWords } from '../words/closing.ts'

const words = closeWords.reopening

interface ReopenDialogProps {
  title: string
  /** The closing that is undone, because its e-mails were not sent yet. */
  closing: JobClosing
  onReopen: () => void
  onOpenChange: (open: boolean) => void
}

/** Asks before a job is reopened whose candidates are about to be told that it is closed. */
export const ReopenDialog = ({ title, closing, onReopen, onOpenChange }: ReopenDialogProps) => (
  <Dialog
    open
    onOpenChange={onOpenChange}
    title={words.title(title)}
    description={
      <>
        {words.pending(closing.informed)} <When instant={closing.send_at} />. {words.consequence[closing.decision]}
      </>
    }
    keep={words.keep}
    actions={
      <Button kind="primary" onClick={onReopen}>
        {words.reopen}
      </Button>
    }
  />
)
