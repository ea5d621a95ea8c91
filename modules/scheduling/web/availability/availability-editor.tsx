import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { zoneCity } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import type { Span } from '../../contract.ts'
import { availabilityWords as words } from '../../words/availability.ts'
import { type Availability, availabilityQuery, saveAvailability } from '../api.ts'
import { type Draft, draftOf, exceptionProblem, inputOf, isValid, problemOf, WEEKDAYS } from './draft.ts'
import { FreeTimesPreview } from './free-times-preview.tsx'
import { RulesEditor } from './rules-editor.tsx'
import { SpansEditor } from './spans-editor.tsx'

// Any Monday: only the names of the weekdays are read.
const weekdayName = (weekday: number) => locale.datePart(`2024-01-0${weekday}`, { weekday: 'long' })

/** Weekly hours, exceptions and rules of a person, with the free times that follow from them. */
export function AvailabilityEditor({
  availability,
  onChanged,
}: {
  availability: Availability
  /** Whether there is something to lose. */
  onChanged: (changed: boolean) => void
}) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(availability))
  const [version, setVersion] = useState(availability.version)
  const [isChanged, setIsChanged] = useState(false)
  const setChanged = (changed: boolean) => {
    setIsChanged(changed)
    onChanged(changed)
  }
  useLeaveWarning(isChanged)
  const edit = (change: Partial<Draft>) => {
    setDraft(before => ({ ...before, ...change }))
    setChanged(true)
  }
  const { queryKey } = availabilityQuery(availability.admin_id)
  const load = (fresh: Availability) => {
    setDraft(draftOf(fresh))
    setVersion(fresh.version)
    setChanged(false)
    client.setQueryData(queryKey, fresh)
  }
  const save = useMutation({
    mutationFn: (seen: number) => saveAvailability(availability.admin_id, { ...inputOf(draft), version: seen }),
    onSuccess: fresh => {
      load(fresh)
      toast({ title: words.saved })
      return client.invalidateQueries({ queryKey: ['scheduling'] })
    },
  })
  const theirs =
    save.error instanceof CallError && save.error.code === 'stale_edit'
      ? (save.error.problem?.['current'] as Availability)
      : null
  const disabled = !availability.can_edit
  return (
    <form
      noValidate
      className="grid gap-7"
      onSubmit={event => {
        event.preventDefault()
        if (!save.isPending && isValid(draft)) save.mutate(version)
      }}
    >
      <p className="text-13 text-text-2">{words.zone(zoneCity(availability.time_zone))}</p>
      {disabled && <Alert tone="neutral" title={words.readOnly} />}
      <section>
        <h3 className="text-14 font-semibold">{words.weekly}</h3>
        <ul className="mt-1 divide-y divide-line">
          {WEEKDAYS.map(weekday => (
            <li
              key={weekday}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 py-2 sm:grid-cols-[96px_minmax(0,1fr)_auto]"
            >
              <span className="py-1.5 font-medium">{weekdayName(weekday)}</span>
              <div className="max-sm:order-1 max-sm:col-span-2">
                <SpansEditor
                  day={weekdayName(weekday)}
                  spans={draft.hours[weekday]!}
                  problem={problemOf(draft.hours[weekday]!)}
                  disabled={disabled}
                  onChange={spans => edit({ hours: { ...draft.hours, [weekday]: spans } })}
                />
              </div>
              {!disabled && (
                <CopyDay
                  day={weekdayName(weekday)}
                  onCopy={days =>
                    edit({
                      hours: {
                        ...draft.hours,
                        ...Object.fromEntries(days.map(day => [day, draft.hours[weekday]!])),
                      },
                    })
                  }
                />
              )}
            </li>
          ))}
        </ul>
      </section>
      <ExceptionsEditor draft={draft} disabled={disabled} onChange={exceptions => edit({ exceptions })} />
      <section>
        <h3 className="mb-3 text-14 font-semibold">{words.rules}</h3>
        <RulesEditor rules={draft.rules} disabled={disabled} onChange={rules => edit({ rules })} />
      </section>
      {!disabled && (
        <section>
          <h3 className="text-14 font-semibold">{words.preview}</h3>
          <p className="mt-0.5 mb-2 text-13 text-text-2">{words.previewHelp}</p>
          <FreeTimesPreview
            adminId={availability.admin_id}
            zone={availability.time_zone}
            input={isValid(draft) ? inputOf(draft) : null}
          />
        </section>
      )}
      {theirs ? (
        <Alert
          tone="attention"
          title={words.stale}
          live
          actions={
            <>
              <Button size="small" onClick={() => (save.reset(), load(theirs))}>
                {words.reload}
              </Button>
              <Button size="small" busy={save.isPending} onClick={() => save.mutate(theirs.version)}>
                {words.overwrite}
              </Button>
            </>
          }
        />
      ) : (
        <FormProblem error={save.error} title={words.failed} />
      )}
      {!disabled && (
        <div className="sticky -bottom-6 -mx-5 -mb-6 border-t border-line bg-raised px-5 py-3">
          <Button type="submit" kind="primary" busy={save.isPending} disabled={!isChanged || !isValid(draft)}>
            {words.save}
          </Button>
        </div>
      )}
    </form>
  )
}

function CopyDay({ day, onCopy }: { day: string; onCopy: (weekdays: readonly number[]) => void }) {
  return (
    <DropdownMenu align="end" trigger={<IconButton icon={Copy} kind="quiet" size="small" label={words.copy(day)} />}>
      <MenuItem onSelect={() => onCopy(WEEKDAYS.slice(0, 5))}>{words.copyTo.weekdays}</MenuItem>
      <MenuItem onSelect={() => onCopy(WEEKDAYS)}>{words.copyTo.all}</MenuItem>
    </DropdownMenu>
  )
}

const WORKDAY: readonly Span[] = [{ from: '09:00', to: '17:00' }]

interface ExceptionsEditorProps {
  draft: Draft
  disabled: boolean
  onChange: (exceptions: Draft['exceptions']) => void
}

function ExceptionsEditor({ draft, disabled, onChange }: ExceptionsEditorProps) {
  const { exceptions } = draft
  const set = (key: number, change: Partial<Draft['exceptions'][number]>) =>
    onChange(exceptions.map(one => (one.key === key ? { ...one, ...change } : one)))
  const add = () =>
    onChange([...exceptions, { key: Math.max(-1, ...exceptions.map(({ key }) => key)) + 1, date: '', spans: [] }])
  return (
    <section>
      <h3 className="text-14 font-semibold">{words.exceptions}</h3>
      <p className="mt-0.5 text-13 text-text-2">{words.exceptionsHelp}</p>
      <ul className="divide-y divide-line">
        {exceptions.map(({ key, date, spans }) => (
          <li key={key} className="grid gap-2 py-3">
            <div className="flex flex-wrap items-end gap-2">
              <Field label={words.date} className="w-44">
                <Input
                  type="date"
                  value={date}
                  disabled={disabled}
                  onChange={event => set(key, { date: event.target.value })}
                />
              </Field>
              {!disabled && (
                <>
                  <Button
                    size="small"
                    aria-pressed={spans.length === 0}
                    onClick={() => set(key, { spans: [] })}
                    className="mb-0.5"
                  >
                    {words.dayOff}
                  </Button>
                  <Button
                    size="small"
                    aria-pressed={spans.length > 0}
                    onClick={() => spans.length === 0 && set(key, { spans: WORKDAY })}
                    className="mb-0.5"
                  >
                    {words.otherHours}
                  </Button>
                  <IconButton
                    icon={X}
                    kind="quiet"
                    label={words.removeException}
                    onClick={() => onChange(exceptions.filter(one => one.key !== key))}
                    className="ml-auto"
                  />
                </>
              )}
            </div>
            <SpansEditor
              day={date || words.date}
              spans={spans}
              problem={exceptionProblem(draft, key)}
              disabled={disabled || spans.length === 0}
              onChange={next => set(key, { spans: next })}
            />
          </li>
        ))}
      </ul>
      {!disabled && (
        <Button size="small" className="mt-2" onClick={add}>
          <Icon of={Plus} /> {words.addException}
        </Button>
      )}
    </section>
  )
}
