import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { whenText, workEntries, type WorkEntry } from '../field-kinds/work-history.ts'
import { formWords as words } from '../words/form.ts'
import type { FieldInputProps } from './field-input.ts'
import { fieldAnchor } from './use-field-form.ts'

const EMPTY: WorkEntry = { title: '', employer: '', from: '', to: '' }
const MOST_ENTRIES = 30

/** A person's jobs: each is a line that opens for editing. */
export function WorkHistory({ question, form, sourceOf, quiet }: FieldInputProps) {
  const { key, label, help, required } = question
  const [open, setOpen] = useState<number | null>(null)
  const root = useRef<HTMLFieldSetElement>(null)
  /** The focus moves to the line that was open, or to the last button. */
  const close = (at: number) => {
    setOpen(null)
    requestAnimationFrame(() => {
      const buttons = root.current?.querySelectorAll<HTMLElement>('button') ?? []
      buttons[Math.min(at, buttons.length - 1)]?.focus()
    })
  }
  const entries = workEntries(form.answers[key])
  const errorId = useId()
  const error = form.shownProblems[key]
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
          {!required && <span className="ml-1.5 font-normal text-text-2">{words.optional}</span>}
        </p>
      )}
      {help && <p className="field-help">{help}</p>}
      {entries.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {entries.map((entry, at) => (
            // Entries have no id; they are edited by their position.
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
                <Line entry={entry} source={sourceOf?.(question, entry) ?? null} onEdit={() => setOpen(at)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {entries.length < MOST_ENTRIES && (
        <button type="button" className="link mt-2 inline-flex min-h-11 items-center" onClick={add}>
          {entries.length > 0 ? words.work.addAnother : words.work.add}
        </button>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}

function Line({ entry, source, onEdit }: { entry: WorkEntry; source: string | null; onEdit: () => void }) {
  const name = entry.title.trim() || entry.employer.trim() || words.work.unnamed
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
      <div>
        <b className="block font-medium wrap-anywhere">{name}</b>
        <span className="mr-2 text-14 text-text-2 wrap-anywhere">{whenText(entry)}</span>
        {source && <Chip tone="evidence">{source}</Chip>}
      </div>
      <Button kind="quiet" className="-my-1.5 -mr-3 h-11! text-14!" onClick={onEdit}>
        {words.work.edit}
        <span className="sr-only"> {name}</span>
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
  // "Edit" and "Add" open this field.
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <Field label={words.work.title} className="sm:col-span-2">
        <Input
          ref={first}
          maxLength={200}
          value={entry.title}
          onChange={event => onChange({ title: event.target.value })}
        />
      </Field>
      <Field label={words.work.employer} className="sm:col-span-2">
        <Input
          maxLength={200}
          autoComplete="organization"
          value={entry.employer}
          onChange={event => onChange({ employer: event.target.value })}
        />
      </Field>
      <Field label={words.work.from} help={words.work.fromHelp}>
        <Input maxLength={20} value={entry.from} onChange={event => onChange({ from: event.target.value })} />
      </Field>
      <Field label={words.work.until} help={words.work.untilHelp}>
        <Input maxLength={20} value={entry.to} onChange={event => onChange({ to: event.target.value })} />
      </Field>
      <div className="flex gap-2 sm:col-span-2">
        <Button className="h-11! text-14!" onClick={onDone}>
          {words.work.done}
        </Button>
        <Button kind="quiet" className="h-11! text-14!" onClick={onRemove}>
          {words.work.remove}
        </Button>
      </div>
    </div>
  )
}
