import { type FormEvent, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { FormProblem } from './form-problem.tsx'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'keep' | 'size' | 'children'> {
  open?: boolean
  onClose: () => void
  /** Names the button that sends the form. */
  submit: string
  kind?: 'primary' | 'danger-solid'
  /** While the form is being sent, sending it again has no effect. */
  busy: boolean
  /** Whether there is nothing to send yet. */
  disabled?: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>
  /** Why sending failed, unless a field says so. */
  error?: Error | null
  /** What failed: "The name was not saved". */
  failed: string
  className?: string
}

/** A dialog with one form, which its button sends, and Enter. */
export function FormDialog({
  open = true,
  onClose,
  submit,
  kind = 'primary',
  busy,
  disabled = false,
  onSubmit,
  error = null,
  failed,
  className = 'gap-4',
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={next => !next && onClose()}
      actions={
        <Button type="submit" form={id} kind={kind} busy={busy} disabled={disabled}>
          {submit}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        className={`grid pb-1 ${className}`}
        onSubmit={event => {
          event.preventDefault()
          if (!busy && !disabled) void onSubmit(event)
        }}
      >
        {children}
        <FormProblem error={error} title={failed} />
      </form>
    </Dialog>
  )
}
