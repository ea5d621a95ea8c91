import { useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { statusWords } from '../../words/status.ts'
import { type Followed, withdrawApplication } from './api.ts'
import { Confirm } from './confirm.tsx'
import { StatusSection } from './status-sections.tsx'

const words = statusWords.erasure

interface DeleteDataProps {
  followed: Followed
  token: string
  now: Date
  onDone: () => void
}

/** By when the data is deleted, or a way to ask for that. Before the application has ended, withdrawing asks for it. */
export function DeleteData({ followed, token, now, onDone }: DeleteDataProps) {
  const { erased_by: by, time_zone: zone, job, organization } = followed
  if (by)
    return (
      <StatusSection title={words.requestedTitle}>
        <p className="mt-1.5 text-14 text-pretty text-text-2">
          {words.requested(locale.day(new Date(by), zone, now))} {job.open && words.unlessYouApply}
        </p>
      </StatusSection>
    )
  if (followed.can_withdraw) return null
  return (
    <StatusSection title={words.title}>
      <p className="mt-1.5 text-14 text-pretty text-text-2">{words.text}</p>
      <DeleteButton organization={organization.organization_name} token={token} onDone={onDone} />
    </StatusSection>
  )
}

/** It asks for confirmation because this cannot be undone. */
function DeleteButton({ organization, token, onDone }: { organization: string; token: string; onDone: () => void }) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const request = async () => {
    setBusy(true)
    setError(null)
    try {
      await withdrawApplication(token, true)
      onDone()
    } catch (caught) {
      setError(caught)
      setBusy(false)
    }
  }
  return (
    <>
      <Button kind="danger" className="mt-3.5 h-11! w-full text-14! md:w-auto" onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title={words.ask}
        action={words.action}
        keep={words.keep}
        busy={busy}
        onConfirm={() => void request()}
      >
        <p>{words.consequence(organization)}</p>
        <FormProblem error={error} title={words.failed} />
      </Confirm>
    </>
  )
}
