import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { passwordWords as words } from '../words/passwords.ts'
import { resendVerification } from './api.ts'

/** The server sends at most one e-mail per minute, and the button counts down. In seconds. */
const PAUSE_S = 60

/** Sends the verification e-mail again. `justSent` starts with the pause, because one was sent a moment ago. */
export function ResendVerification({
  organizationId,
  justSent = false,
}: {
  organizationId: string
  justSent?: boolean
}) {
  const [left, setLeft] = useState(justSent ? PAUSE_S : 0)
  const send = useMutation({ mutationFn: () => resendVerification(organizationId), onSuccess: () => setLeft(PAUSE_S) })
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button busy={send.isPending} disabled={left > 0} onClick={() => send.mutate()}>
        {words.sendAgain}
      </Button>
      <span aria-live="polite" className="num text-13 text-text-2">
        {send.isError && errorWords(send.error).says}
        {send.isSuccess && words.sent}
      </span>
      {left > 0 && <span className="num text-13 text-text-2">{words.possibleIn(left)}</span>}
    </div>
  )
}
