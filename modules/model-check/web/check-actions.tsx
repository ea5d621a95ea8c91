import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { errorWords } from '#ui/error-text.ts'
import { toast } from '#ui/toast-queue.ts'
import type { ModelCheckStatus } from '../contract.ts'
import { modelCheckWords as words } from '../words/page.ts'
import { cancelModelCheck, refreshModelCheck, startModelCheck } from './api.ts'

type Estimate = NonNullable<ModelCheckStatus['estimate']>

export const estimateIn = ({ requests, input_tokens, output_tokens, cost_usd }: Estimate) => ({
  requests,
  tokens: input_tokens + output_tokens,
  cost: cost_usd,
})

interface ActionProps {
  label: string
  kind: 'primary' | 'default'
  title: string
  says: string
  keep: string
  failed: string
  run: () => Promise<unknown>
}

/** A button that asks before it does something that costs money. */
function AskedAction({ label, kind, title, says, keep, failed, run }: ActionProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const action = useMutation({
    mutationFn: run,
    onSuccess: () => setOpen(false),
    onError: error => toast({ title: failed, description: errorWords(error).says, tone: 'danger' }),
    onSettled: () => refreshModelCheck(client),
  })
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={says}
        keep={keep}
        actions={
          <Button kind="primary" busy={action.isPending} onClick={() => action.mutate()}>
            {label}
          </Button>
        }
      />
    </>
  )
}

export const StartCheck = ({ estimate, again }: { estimate: Estimate; again: boolean }) => (
  <AskedAction
    label={again ? words.startAgain : words.start}
    kind={again ? 'default' : 'primary'}
    title={words.startTitle}
    says={words.starting(estimateIn(estimate))}
    keep={words.keep}
    failed={words.startFailed}
    run={startModelCheck}
  />
)

export const CancelCheck = () => (
  <AskedAction
    label={words.cancel}
    kind="default"
    title={words.cancelTitle}
    says={words.cancelWhy}
    keep={words.keepRunning}
    failed={words.cancelFailed}
    run={cancelModelCheck}
  />
)
