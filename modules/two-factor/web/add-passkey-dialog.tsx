import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { PasswordInput } from '#ui/password-input.tsx'
import { toast } from '#ui/toast-queue.ts'
import { passkeyName, twoFactorContract } from '../contract.ts'
import { passkeyUseWords } from '../words/passkey-use.ts'
import { twoFactorDialogWords } from '../words/dialogs.ts'
import { addPasskey, refreshTwoFactor, startPasskey } from './api.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { PasskeyProblem } from './passkey-problem.tsx'

const words = passkeyUseWords.adding
const FORM = 'add-passkey'
const schema = z.object({ name: passkeyName, password: twoFactorContract['passkeys.start'].body.shape.password })

async function add({ name, password }: z.output<typeof schema>) {
  const [{ options }, { createPasskey }] = await Promise.all([startPasskey(password), import('./authenticator.ts')])
  return addPasskey(name, await createPasskey(options))
}

/** Adds a passkey: its name and the password, the browser's own window, and the recovery codes if it is the first method. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const form = useSchemaForm(schema, { name: '', password: '' })
  const { errors } = form.formState
  const send = useMutation({
    mutationFn: add,
    onSuccess: ({ recovery_codes }) => {
      toast({ title: words.done })
      void refreshTwoFactor(client)
      if (recovery_codes) setCodes(recovery_codes)
      else onClose()
    },
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['name', 'password']),
  })
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.text}
      keep={twoFactorDialogWords.cancel}
      actions={
        <Button type="submit" form={FORM} kind="primary" busy={send.isPending}>
          {words.submit}
        </Button>
      }
    >
      <form id={FORM} noValidate className="grid gap-4" onSubmit={form.handleSubmit(values => send.mutate(values))}>
        <Field label={words.name} help={words.nameHelp} error={errors.name?.message} required>
          <Input {...form.register('name')} autoComplete="off" maxLength={60} />
        </Field>
        <Field label={twoFactorDialogWords.password} error={errors.password?.message} required>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        {send.error && !errors.password && !errors.name && <PasskeyProblem error={send.error} title={words.failed} />}
      </form>
    </Dialog>
  )
}
