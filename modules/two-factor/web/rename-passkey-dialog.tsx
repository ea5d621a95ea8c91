import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { CallError } from '#platform/contract/client.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { toast } from '#ui/toast-queue.ts'
import { type Passkey, passkeyName } from '../contract.ts'
import { twoFactorDialogWords } from '../words/dialogs.ts'
import { passkeyUseWords } from '../words/passkey-use.ts'
import { refreshTwoFactor, renamePasskey } from './api.ts'

const words = passkeyUseWords.renaming
const schema = z.object({ name: passkeyName })

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const client = useQueryClient()
  const form = useSchemaForm(schema, { name: passkey.name })
  const { errors } = form.formState
  const send = useMutation({
    mutationFn: ({ name }: z.output<typeof schema>) => renamePasskey(passkey.id, name),
    onSuccess: ({ name }) => {
      toast({ title: words.done(name) })
      void refreshTwoFactor(client)
      onClose()
    },
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['name']),
  })
  return (
    <FormDialog
      title={words.title(passkey.name)}
      keep={twoFactorDialogWords.cancel}
      submit={words.submit}
      busy={send.isPending}
      onSubmit={form.handleSubmit(values => send.mutate(values))}
      onClose={onClose}
      error={errors.name ? null : send.error}
      failed={words.failed}
    >
      <Field label={passkeyUseWords.adding.name} error={errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="off" maxLength={60} />
      </Field>
    </FormDialog>
  )
}
