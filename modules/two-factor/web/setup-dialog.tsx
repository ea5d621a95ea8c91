import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { z } from 'zod'
import { CallError } from '#platform/contract/client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { showFieldErrors, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { appCode } from '../contract.ts'
import { twoFactorDialogWords } from '../words/dialogs.ts'
import { confirmSetup, refreshTwoFactor, startSetup } from './api.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { usePasswordStep } from './password-step.tsx'

const QrCode = lazy(() => import('./qr-code.tsx').then(m => ({ default: m.QrCode })))

const words = twoFactorDialogWords.setup
const FORM = 'set-up-two-factor'
const schema = z.object({ code: appCode })

type Secret = Awaited<ReturnType<typeof startSetup>>

/** Sets up an authenticator app: the password, the secret with a first code, the recovery codes. */
export function SetupDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  if (secret) return <ScanStep secret={secret} onDone={setCodes} onClose={onClose} />
  return <StartStep onDone={setSecret} onClose={onClose} />
}

function StartStep({ onDone, onClose }: { onDone: (secret: Secret) => void; onClose: () => void }) {
  const password = usePasswordStep({ id: FORM, send: startSetup, onDone })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.passwordText}
      keep={twoFactorDialogWords.cancel}
      actions={
        <Button type="submit" form={FORM} kind="primary" busy={password.busy}>
          {twoFactorDialogWords.next}
        </Button>
      }
    >
      {password.fields}
    </Dialog>
  )
}

interface ScanStepProps {
  readonly secret: Secret
  readonly onDone: (codes: readonly string[]) => void
  readonly onClose: () => void
}

function ScanStep({ secret: { secret, uri }, onDone, onClose }: ScanStepProps) {
  const client = useQueryClient()
  const form = useSchemaForm(schema, { code: '' })
  const { errors } = form.formState
  const confirm = useMutation({
    mutationFn: ({ code }: { code: string }) => confirmSetup(code),
    onSuccess: ({ recovery_codes }) => {
      void refreshTwoFactor(client)
      // Who has recovery codes already keeps them.
      if (recovery_codes) onDone(recovery_codes)
      else onClose()
    },
    onError: error => error instanceof CallError && showFieldErrors(form, error.fieldErrors, ['code']),
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.scanText}
      keep={twoFactorDialogWords.cancel}
      actions={
        <Button type="submit" form={FORM} kind="primary" busy={confirm.isPending}>
          {words.confirm}
        </Button>
      }
    >
      <form id={FORM} noValidate className="grid gap-4" onSubmit={form.handleSubmit(values => confirm.mutate(values))}>
        <Suspense
          fallback={
            <SkeletonGroup label={words.drawing} className="justify-self-center">
              <Skeleton className="size-[208px]" />
            </SkeletonGroup>
          }
        >
          <QrCode uri={uri} label={words.qr} />
        </Suspense>
        <div>
          <p className="text-13 text-text-2">{words.manual}</p>
          <code className="mt-1 block rounded border border-line bg-sunken px-2 py-1 text-13 break-all select-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </div>
        <Field label={words.code} help={words.codeHelp} error={errors.code?.message} required>
          <Input {...form.register('code')} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
        </Field>
        {confirm.error && !errors.code && <FormProblem error={confirm.error} title={twoFactorDialogWords.failed} />}
      </form>
    </Dialog>
  )
}
