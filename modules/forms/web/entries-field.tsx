import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { formWords as words } from '../words/form.ts'
import type { FieldInputProps } from './field-input.ts'
import { fieldAnchor } from './use-field-form.ts'

const MOST_ENTRIES = 30

interface EntryWords {
  readonly add: string
  readonly addAnother: string
  readonly unnamed: string
  readonly edit: string
  readonly done: string
  readonly remove: string
}

interface EntriesFieldProps<E extends object> extends FieldInputProps {
  entries: readonly E[]
  empty: E
  texts: EntryWords
  /** What an entry is called, and the line under it. */
  nameOf: (entry: E) => string
  noteOf: (entry: E) => string
  source?: (entry: E) => string | null
  inputs: readonly EntryInput<E>[]
  /** The entries as an answer. */
  onChange: (entries: E[]) => void
}

export interface EntryInput<E> {
  readonly part: keyof E & string
  readonly label: string
  readonly help?: string
  readonly autoComplete?: string
  readonly wide?: boolean
  readonly most: number
}

/** Jobs held, or schools: each is a line that opens for editing. */
export function EntriesField<E extends object>({
  question,
  form,
  quiet,
  entries,
  empty,
  texts,
  nameOf,
  noteOf,
  source,
  inputs,
  onChange: keep,
}: EntriesFieldProps<E>) {
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
  const errorId = useId()
  const error = form.shownProblems[key]
  const change = (at: number, patch: Partial<E>) =>
    keep(entries.map((entry, index) => (index === at ? { ...entry, ...patch } : entry)))
  const remove = (at: number) => {
    keep(entries.filter((_, index) => index !== at))
    close(at)
  }
  const add = () => {
    keep([...entries, empty])
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
                  inputs={inputs}
                  texts={texts}
                  onChange={patch => change(at, patch)}
                  onDone={() => close(at)}
                  onRemove={() => remove(at)}
                />
              ) : (
                <Line
                  name={nameOf(entry) || texts.unnamed}
                  note={noteOf(entry)}
                  edit={texts.edit}
                  source={source?.(entry) ?? null}
                  onEdit={() => setOpen(at)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {entries.length < MOST_ENTRIES && (
        <button type="button" className="link mt-2 inline-flex min-h-11 items-center" onClick={add}>
          {entries.length > 0 ? texts.addAnother : texts.add}
        </button>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}

interface LineProps {
  name: string
  note: ReactNode
  edit: string
  source: string | null
  onEdit: () => void
}

function Line({ name, note, edit, source, onEdit }: LineProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
      <div>
        <b className="block font-medium wrap-anywhere">{name}</b>
        <span className="mr-2 text-14 text-text-2 wrap-anywhere">{note}</span>
        {source && <Chip tone="evidence">{source}</Chip>}
      </div>
      <Button kind="quiet" className="-my-1.5 -mr-3 h-11! text-14!" onClick={onEdit}>
        {edit}
        <span className="sr-only"> {name}</span>
      </Button>
    </div>
  )
}

interface EditorProps<E> {
  entry: E
  inputs: readonly EntryInput<E>[]
  texts: EntryWords
  onChange: (patch: Partial<E>) => void
  onDone: () => void
  onRemove: () => void
}

function Editor<E extends object>({ entry, inputs, texts, onChange, onDone, onRemove }: EditorProps<E>) {
  const first = useRef<HTMLInputElement>(null)
  // "Edit" and "Add" open this field.
  useEffect(() => {
    first.current?.focus()
  }, [])
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      {inputs.map(({ part, label, help, autoComplete, wide, most }, at) => (
        <Field key={part} label={label} help={help} className={wide ? 'sm:col-span-2' : undefined}>
          <Input
            ref={at === 0 ? first : undefined}
            maxLength={most}
            autoComplete={autoComplete}
            value={String(entry[part])}
            onChange={event => onChange({ [part]: event.target.value } as Partial<E>)}
          />
        </Field>
      ))}
      <div className="flex gap-2 sm:col-span-2">
        <Button className="h-11! text-14!" onClick={onDone}>
          {texts.done}
        </Button>
        <Button kind="quiet" className="h-11! text-14!" onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </div>
  )
}
