import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { errorWords } from '#ui/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { When } from '#ui/when.tsx'
import type { BusyCalendar } from '../contract.ts'
import { MOST_CALENDARS } from '../policy.ts'
import { busyCalendarWords as words, calendarProblemWords } from '../words/busy-calendars.ts'
import { addCalendar, busyCalendarsQuery, readAgain, refreshCalendars, removeCalendar } from './api.ts'

/** The reader's other calendars, whose busy times are respected when interviews are booked. */
export function BusyCalendars() {
  const calendars = useQuery(busyCalendarsQuery())
  if (calendars.isError)
    return <ErrorState error={calendars.error} title={words.loadFailed} onRetry={() => void calendars.refetch()} />
  if (!calendars.data)
    return (
      <SkeletonGroup label={words.loading} className="grid max-w-xl gap-3">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-9 w-2/3" />
      </SkeletonGroup>
    )
  const { items } = calendars.data
  return (
    <div className="grid max-w-xl gap-5">
      {items.length === 0 ? (
        <p className="text-text-2">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {items.map(calendar => (
            <Calendar key={calendar.id} calendar={calendar} />
          ))}
        </ul>
      )}
      {items.length < MOST_CALENDARS && <AddCalendar />}
    </div>
  )
}

function Calendar({ calendar }: { calendar: BusyCalendar }) {
  const { id, host, state, problem, read_at, stale, unread } = calendar
  const client = useQueryClient()
  const settled = () => refreshCalendars(client)
  const again = useMutation({ mutationFn: () => readAgain(id), onSettled: settled })
  const remove = useMutation({
    mutationFn: () => removeCalendar(id),
    onSuccess: () => toast({ title: words.removed(host) }),
    onError: error => toast({ title: words.removeFailed, description: errorWords(error).says, tone: 'danger' }),
    onSettled: settled,
  })
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{host}</p>
          <p className="flex items-center gap-2 text-13 text-text-2" role="status">
            {state === 'waiting' && words.waiting}
            {state === 'failed' && <Chip tone="attention">{words.failed}</Chip>}
            {read_at && (
              <span>
                {words.lastRead} <When instant={read_at} show="relative" />
              </span>
            )}
          </p>
        </div>
        <div role="group" aria-label={words.actions(host)} className="flex gap-2">
          <Button size="small" busy={again.isPending || state === 'waiting'} onClick={() => again.mutate()}>
            {words.readAgain}
          </Button>
          <Button size="small" kind="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            {words.remove}
          </Button>
        </div>
      </div>
      {problem && (
        <p className="text-13">
          {calendarProblemWords[problem]} {read_at ? stale && words.stale : words.never}
        </p>
      )}
      {unread > 0 && <p className="text-13 text-text-2">{words.unread(unread, locale.number(unread))}</p>}
    </li>
  )
}

function AddCalendar() {
  const client = useQueryClient()
  const [address, setAddress] = useState('')
  const add = useMutation({
    mutationFn: addCalendar,
    onSuccess: () => {
      setAddress('')
      return refreshCalendars(client)
    },
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!add.isPending) add.mutate(address)
  }
  const problem =
    add.error && ((add.error instanceof CallError && add.error.fieldErrors.address) || errorWords(add.error).says)
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label={words.address} help={words.addressHelp} error={problem || undefined}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={words.addressPlaceholder}
          value={address}
          onChange={event => {
            setAddress(event.target.value)
            if (add.isError) add.reset()
          }}
        />
      </Field>
      <div>
        <Button type="submit" busy={add.isPending} disabled={address.trim() === ''}>
          {words.add}
        </Button>
      </div>
    </form>
  )
}
