import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { Invitation } from '../contract.ts'
import { peopleWords as words } from '../words/people.ts'
import { changeAddress, refreshTeam } from './api.ts'

/** Corrects the address of an invitation that could not be delivered, and sends it there. */
export function ChangeAddress({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const client = useQueryClient()
  const [email, setEmail] = useState(invitation.email)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.select()
  }, [])
  const send = useMutation({
    mutationFn: () => changeAddress(invitation.id, email.trim()),
    onSuccess: () => {
      toast({ title: words.addressChanged(email.trim()) })
      onClose()
      return refreshTeam(client)
    },
    onError: error => setProblem(errorWords(error).says),
  })
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-2"
      onSubmit={event => {
        event.preventDefault()
        if (!z.email().safeParse(email.trim()).success) setProblem(words.notAnAddress(email.trim()))
        else if (!send.isPending) send.mutate()
      }}
    >
      <Field label={words.newAddress} error={problem} required className="w-full max-w-[320px]">
        <Input
          ref={field}
          type="email"
          autoComplete="off"
          value={email}
          onChange={event => {
            setEmail(event.target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <div className="flex gap-2 sm:mt-[25px]">
        <Button type="submit" kind="primary" busy={send.isPending}>
          {words.sendHere}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
