import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { noticesQuery, organizationSettingsQuery } from '#modules/organizations/web/api.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import { retentionWords as words } from '../words/retention.ts'
import { saveRetention, upcomingQuery } from './api.ts'

/** How long candidates' data is stored, and what that deletes soon. */
export function RetentionSettings() {
  const settings = useQuery(organizationSettingsQuery)
  if (settings.isError)
    return <ErrorState error={settings.error} title={words.loadFailed} onRetry={() => void settings.refetch()} />
  if (!settings.data)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-3">
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-5 w-2/3" />
      </SkeletonGroup>
    )
  return <RetentionForm saved={settings.data.settings.retention_days} />
}

const wholeDays = /^\d{1,4}$/
const daysOf = (text: string): number | null => {
  const days = wholeDays.test(text.trim()) ? Number(text) : 0
  return days >= 1 && days <= 3650 ? days : null
}

/** Counting starts after a pause in typing, not after each digit. */
const PAUSE_MS = 300

function useAfterPause(value: number): number {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** One field needs no form library, which would be half of this screen. */
function RetentionForm({ saved }: { saved: number }) {
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(String(saved))
  const [isChecked, setChecked] = useState(false)
  const days = daysOf(text)
  const isDirty = days !== saved
  const save = useMutation({
    mutationFn: saveRetention,
    onSuccess: reply => {
      client.setQueryData(organizationSettingsQuery.queryKey, reply)
      // The standard privacy notice states it.
      void client.invalidateQueries({ queryKey: noticesQuery.queryKey })
      setText(String(reply.settings.retention_days))
    },
  })
  useLeaveWarning(isDirty)
  const counted = useAfterPause(days ?? saved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (days === null) field.current?.focus()
    else if (isDirty) save.mutate(days)
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={words.label}
        help={words.help}
        error={isChecked && days === null ? words.range : undefined}
        required
      >
        <Input
          ref={field}
          value={text}
          onChange={event => setText(event.target.value)}
          onBlur={() => setChecked(true)}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-32"
        />
      </Field>
      <Upcoming days={counted} isSaved={counted === saved} />
      <p className="text-13 text-text-2">{words.recordings}</p>
      <FormProblem error={save.error} title={words.failed} />
      <div className="flex items-center gap-3">
        <Button type="submit" busy={save.isPending} disabled={!isDirty && !save.isPending}>
          {words.submit}
        </Button>
        <span aria-live="polite" className="text-13 text-text-2">
          {save.isSuccess && !isDirty && words.saved}
        </span>
      </div>
    </form>
  )
}

function Upcoming({ days, isSaved }: { days: number; isSaved: boolean }) {
  const upcoming = useQuery(upcomingQuery(days))
  if (upcoming.isError)
    return <ErrorState error={upcoming.error} title={words.countFailed} onRetry={() => void upcoming.refetch()} />
  if (!upcoming.data) return <Skeleton className="h-5 w-2/3" />
  const { days: ahead, applications, recordings, transcripts } = upcoming.data
  return (
    <p aria-live="polite">
      <span className="font-medium">{isSaved ? words.upcoming(ahead) : words.ifSaved(ahead)}:</span>{' '}
      {applications + recordings + transcripts === 0
        ? words.nothing
        : words.deleted(applications, recordings, transcripts)}
    </p>
  )
}
