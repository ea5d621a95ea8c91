import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import type { FormField as Question } from '../contract.ts'
import type { WorkEntry } from './form-state.ts'
import { workEntries } from './form-state.ts'
import type { FormHandle } from './use-form.ts'
import { fieldAnchor } from './use-form.ts'

interface WorkHistoryProps {
  question: Question
  form: FormHandle
  /** "résumé, p. 1", where an entry is still what a document said. */
  sourceOf: (entry: WorkEntry) => string | null
  quiet: boolean
}

const EMPTY: WorkEntry = { title: '', employer: '', from: '', to: '' }
const MOST_ENTRIES = 30

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "2022-03" as "March 2022"; anything else as it was written. */
export function monthText(value: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(value.trim()) ?? []
  const name = MONTHS[Number(month) - 1]
  return year && name ? `${name} ${year}` : value.trim()
}

/** "Cedar Pay, March 2022 to now". */
export function whenText({ employer, from, to }: WorkEntry): string {
  const span = [monthText(from), monthText(to)].filter(Boolean).join(' to ')
  return [employer.trim(), span].filter(Boolean).join(', ')
}

/** Jobs a person held: each a line to read, opened to be changed. */
export function WorkHistory({ question, form, sourceOf, quiet }: WorkHistoryProps) {
  const { key, label, help, required } = question
  const [open, setOpen] = useState<number | null>(null)
  const root = useRef<HTMLFieldSetElement>(null)
  /** The focus stays where the work goes on: at the line that was open, or the last button. */
  const close = (at: number) => {
    setOpen(null)
    requestAnimationFrame(() => {
      const buttons = root.current?.querySelectorAll<HTMLElement>('button') ?? []
      buttons[Math.min(at, buttons.length - 1)]?.focus()
    })
  }
  const entries = workEntries(form.answers[key])
  const errorId = useId()
  const error = form.told[key]
  const keep = (next: WorkEntry[]) => form.answer(key, next.length > 0 ? next : undefined)
  const change = (at: number, patch: Partial<WorkEntry>) =>
    keep(entries.map((entry, index) => (index === at ? { ...entry, ...patch } : entry)))
  const remove = (at: number) => {
    keep(entries.filter((_, index) => index !== at))
    close(at)
  }
  const add = () => {
    keep([...entries, EMPTY])
    setOpen(entries.length)
  }
  return (
    <fieldset
      ref={root}
      id={fieldAnchor(key)}
      aria-label={label}
      aria-describedby={error ? errorId : undefined}
      className="min-w-0"
    >
      {!quiet && (
        <p className="field-label">
          {label}
          {!required && <span className="ml-1.5 font-normal text-text-2">optional</span>}
        </p>
      )}
      {help && <p className="field-help">{help}</p>}
      {entries.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {entries.map((entry, at) => (
            // Entries have no id of their own; their place is what they are edited by.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="border-b border-line py-4">
              {open === at ? (
                <Editor
                  entry={entry}
                  onChange={patch => change(at, patch)}
                  onDone={() => close(at)}
                  onRemove={() => remove(at)}
                />
              ) : (
                <Line entry={entry} source={sourceOf(entry)} onEdit={() => setOpen(at)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {entries.length < MOST_ENTRIES && (
        <button type="button" className="link mt-2 inline-flex min-h-11 items-center" onClick={add}>
          {entries.length > 0 ? 'Add another' : 'Add a job'}
        </button>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}

function Line({ entry, source, onEdit }: { entry: WorkEntry; source: string | null; onEdit: () => void }) {
  const name = entry.title.trim() || entry.employer.trim() || 'A job without a name'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
      <div>
        <b className="block font-medium wrap-anywhere">{name}</b>
        <span className="mr-2 text-14 text-text-2 wrap-anywhere">{whenText(entry)}</span>
        {source && <Chip tone="evidence">{source}</Chip>}
      </div>
      <Button kind="quiet" className="-my-1.5 -mr-3 h-11! text-14!" onClick={onEdit}>
        Edit<span className="sr-only"> {name}</span>
      </Button>
    </div>
  )
}

interface EditorProps {
  entry: WorkEntry
  onChange: (patch: Partial<WorkEntry>) => void
  onDone: () => void
  onRemove: () => void
}

function Editor({ entry, onChange, onDone, onRemove }: EditorProps) {
  const first = useRef<HTMLInputElement>(null)
  // The press on "Edit" or "Add" asked for this field.
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <Field label="What you were" className="sm:col-span-2">
        <Input
          ref={first}
          maxLength={200}
          value={entry.title}
          onChange={event => onChange({ title: event.target.value })}
        />
      </Field>
      <Field label="Where" className="sm:col-span-2">
        <Input
          maxLength={200}
          autoComplete="organization"
          value={entry.employer}
          onChange={event => onChange({ employer: event.target.value })}
        />
      </Field>
      <Field label="From" help="Like 2022-03, or a year.">
        <Input maxLength={20} value={entry.from} onChange={event => onChange({ from: event.target.value })} />
      </Field>
      <Field label="Until" help="Or “now”.">
        <Input maxLength={20} value={entry.to} onChange={event => onChange({ to: event.target.value })} />
      </Field>
      <div className="flex gap-2 sm:col-span-2">
        <Button className="h-11! text-14!" onClick={onDone}>
          Done
        </Button>
        <Button kind="quiet" className="h-11! text-14!" onClick={onRemove}>
          Remove this job
        </Button>
      </div>
    </div>
  )
}
