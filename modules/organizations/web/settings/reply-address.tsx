import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import type { OrganizationSettings } from '../../contract.ts'
import { senderWords as words } from '../../words/sender.ts'
import { askReplyAddress, cancelReplyAddress, organizationSettingsQuery, removeReplyAddress } from '../api.ts'

type Reply = Awaited<ReturnType<typeof askReplyAddress>>

/** Shows the new settings, and what happened to the address. */
function useChange(work: () => Promise<Reply>, done: string | null, after?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: reply => {
      client.setQueryData(organizationSettingsQuery.queryKey, reply)
      if (done) toast({ title: done })
      after?.()
    },
    onError: error => toast({ title: words.failed, description: errorWords(error).says, tone: 'danger' }),
  })
}

/** The address that replies of candidates go to. A new one waits until the person who reads it confirms it. */
export function ReplyAddress({ settings: { reply_to, reply_to_waiting } }: { settings: OrganizationSettings }) {
  const [open, setOpen] = useState(false)
  const remove = useChange(removeReplyAddress, words.removed)
  return (
    <div className="grid gap-3">
      <div>
        <p className="field-label">{words.address}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className={reply_to ? 'font-medium wrap-anywhere' : 'text-text-2'}>{reply_to ?? words.person}</span>
          {reply_to && <Chip tone="brand">{words.inUse}</Chip>}
        </p>
      </div>
      {reply_to_waiting && <Waiting {...reply_to_waiting} />}
      {open ? (
        <AddressForm onClose={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen(true)}>
            {reply_to || reply_to_waiting ? words.changeAddress : words.chooseAddress}
          </Button>
          {reply_to && (
            <Button kind="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
              {words.remove}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Waiting({ address, asked_at, undelivered }: NonNullable<OrganizationSettings['reply_to_waiting']>) {
  const again = useChange(() => askReplyAddress(address), words.sentAgain(address))
  const cancel = useChange(cancelReplyAddress, words.cancelled(address))
  return (
    <div className="card grid gap-3 p-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium wrap-anywhere">{address}</span>
          <Chip tone={undelivered ? 'danger' : 'attention'}>{undelivered ? words.notDelivered : words.waiting}</Chip>
        </p>
        <p className="mt-1 text-13 text-text-2">
          {undelivered ? (
            words.notDeliveredText
          ) : (
            <>
              {words.waitingText} <When instant={asked_at} show="relative" />.
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={again.isPending} onClick={() => again.mutate()}>
          {words.sendAgain}
        </Button>
        <Button size="small" kind="quiet" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {words.cancelWaiting}
        </Button>
      </div>
    </div>
  )
}

/** Roughly an address; the server checks it fully. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** It stands inside the form of the settings, so it is no form of its own. */
function AddressForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [])
  const ask = useMutation({
    mutationFn: askReplyAddress,
    onSuccess: reply => {
      client.setQueryData(organizationSettingsQuery.queryKey, reply)
      onClose()
    },
    onError: error => setProblem(errorWords(error).says),
  })
  const send = () => {
    if (ADDRESS.test(address.trim())) ask.mutate(address.trim())
    else {
      setProblem(words.notAnAddress)
      field.current?.focus()
    }
  }
  return (
    <div className="grid gap-3">
      <Field label={words.newAddress} help={words.newAddressHelp} error={problem} required className="max-w-[420px]">
        <Input
          ref={field}
          type="email"
          autoComplete="off"
          value={address}
          onChange={event => {
            setAddress(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            send()
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" busy={ask.isPending} onClick={send}>
          {words.send}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  )
}
