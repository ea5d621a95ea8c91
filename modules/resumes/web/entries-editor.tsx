import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { detailWords as words } from '../words/details.ts'
import { type DetailErrors, parseMonth } from './details-draft.ts'
import { periodText } from './period-text.ts'

interface Dated {
  readonly from: string
  readonly to: string
  readonly current?: boolean
}

interface EntriesProps<T extends Dated> {
  path: 'positions' | 'education'
  entries: readonly T[]
  create: T
  /** The fields with text, in order. */
  texts: readonly (keyof T & keyof typeof words.fields)[]
  /** What a closed entry shows: its name, and what is below. */
  headOf: (entry: T) => readonly [string, string]
  errors: DetailErrors
  roomy: boolean
  noteOf: ((path: string) => ReactNode) | undefined
  onChange: (entries: readonly T[]) => void
  children?: (entry: T, change: (patch: Partial<T>) => void) => ReactNode
}

/** Positions or education: lines, of which one is open for editing. */
export function Entries<T extends Dated>(props: EntriesProps<T>) {
  const { path, entries, create, errors, roomy, onChange } = props
  const [open, setOpen] = useState<number | null>(null)
  const root = useRef<HTMLDivElement>(null)
  /** The focus moves to the line that was open, or to the last button. */
  const close = (at: number) => {
    setOpen(null)
    requestAnimationFrame(() => {
      const buttons = root.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? []
      ;(buttons[at] ?? buttons[buttons.length - 1])?.focus()
    })
  }
  const remove = (at: number) => {
    onChange(entries.filter((_, index) => index !== at))
    close(at)
  }
  return (
    <div ref={root}>
      {entries.length > 0 && (
        <ul className="border-y border-line">
          {entries.map((entry, at) => {
            const isWrong = Object.keys(errors).some(key => key.startsWith(`${path}.${at}.`))
            return (
              // Entries have no id; they are edited by their position.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className="border-b border-line py-3 last:border-b-0">
                {open === at || isWrong ? (
                  <EntryFields
                    {...props}
                    entry={entry}
                    at={at}
                    isOpened={open === at}
                    onDone={() => close(at)}
                    onRemove={() => remove(at)}
                  />
                ) : (
                  <EntryLine {...props} entry={entry} at={at} onEdit={() => setOpen(at)} />
                )}
              </li>
            )
          })}
        </ul>
      )}
      <button
        type="button"
        data-edit
        className={`link mt-1 inline-flex items-center ${roomy ? 'min-h-11' : 'min-h-8 text-13'}`}
        onClick={() => {
          onChange([...entries, create])
          setOpen(entries.length)
        }}
      >
        {words.add[path]}
      </button>
    </div>
  )
}

/** The dates of an entry that is closed, which are valid. */
const period = ({ from, to, current }: Dated) =>
  periodText({ from: parseMonth(from) ?? null, to: parseMonth(to) ?? null, current: current ?? false })

function EntryLine<T extends Dated>({
  path,
  headOf,
  roomy,
  noteOf,
  entry,
  at,
  onEdit,
}: EntriesProps<T> & { entry: T; at: number; onEdit: () => void }) {
  const [name, below] = headOf(entry)
  const shown = name || below || words.unnamed
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
      <div>
        <b className="block font-medium wrap-anywhere">{shown}</b>
        <span className="mr-2 text-14 text-text-2 wrap-anywhere">
          {[name && below, period(entry)].filter(Boolean).join(' · ')}
        </span>
        {noteOf?.(`${path}.${at}`)}
      </div>
      <Button
        kind="quiet"
        size={roomy ? 'default' : 'small'}
        data-edit
        className={roomy ? '-my-1.5 -mr-3 h-11! text-14!' : '-mr-2'}
        onClick={onEdit}
      >
        {words.edit}
        <span className="sr-only"> {shown}</span>
      </Button>
    </div>
  )
}

function EntryFields<T extends Dated>({
  path,
  texts,
  errors,
  roomy,
  noteOf,
  entries,
  entry,
  at,
  isOpened,
  onChange,
  onDone,
  onRemove,
  children,
}: EntriesProps<T> & { entry: T; at: number; isOpened: boolean; onDone: () => void; onRemove: () => void }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // "Edit" and "Add" open the first field. An entry that is open because of an error leaves the focus alone.
    if (isOpened) root.current?.querySelector('input')?.focus()
  }, [isOpened])
  const change = (patch: Partial<T>) =>
    onChange(entries.map((one, index) => (index === at ? { ...one, ...patch } : one)))
  const inputOf = (key: keyof T & string, props: { maxLength: number; disabled?: boolean }) => (
    <Input
      {...props}
      large={roomy}
      autoComplete="off"
      value={String(entry[key])}
      onChange={event => change({ [key]: event.target.value } as Partial<T>)}
    />
  )
  const size = roomy ? 'h-11! text-14!' : ''
  return (
    <div ref={root} className="grid gap-x-4 gap-y-4 py-1 sm:grid-cols-2">
      {texts.map(key => (
        <Field
          key={String(key)}
          label={words.fields[key]}
          error={errors[`${path}.${at}.${String(key)}`]}
          aside={noteOf?.(`${path}.${at}.${String(key)}`)}
          className="sm:col-span-2"
        >
          {inputOf(String(key) as keyof T & string, { maxLength: 200 })}
        </Field>
      ))}
      <Field
        label={words.fields.from}
        help={words.monthHelp}
        error={errors[`${path}.${at}.from`]}
        aside={noteOf?.(`${path}.${at}.dates`)}
      >
        {inputOf('from', { maxLength: 10 })}
      </Field>
      <Field label={words.fields.to} help={words.monthHelp} error={errors[`${path}.${at}.to`]}>
        {inputOf('to', { maxLength: 10, disabled: entry.current ?? false })}
      </Field>
      {children?.(entry, change)}
      <div className="flex gap-2 sm:col-span-2">
        <Button className={size} size={roomy ? 'default' : 'small'} onClick={onDone}>
          {words.done}
        </Button>
        <Button kind="quiet" className={size} size={roomy ? 'default' : 'small'} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </div>
  )
}
