import { Plus, Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx'
import { Icon } from '#ui/icon.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { OUTCOME_NAMES } from '../policy.ts'
import { queryWords as words } from '../words/query.ts'
import type { ListFilter } from './api.ts'

interface QueryBarProps {
  filter: ListFilter
  jobs: readonly { job_id: string; title: string }[]
  onChange: (change: Partial<Record<keyof ListFilter, string | null>>) => void
}

/** A search starts after a pause in typing, not after each letter. */
const PAUSE_MS = 250

const HIGH_SCORE = 70

/** The active filters, each removable, and a search field. Everything is stored in the page's address. */
export function QueryBar({ filter, jobs, onChange }: QueryBarProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(filter.search ?? '')
  const sent = useRef(filter.search ?? '')
  useEffect(() => {
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      onChange({ search: text || null })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, onChange])
  // The address can also change through navigation: the field then follows it.
  useEffect(() => {
    const search = filter.search ?? ''
    if (search === sent.current) return
    sent.current = search
    setText(search)
  }, [filter.search])
  useShortcuts([{ keys: '/', label: words.shortcut, run: () => field.current?.focus() }])
  const job = jobs.find(({ job_id }) => job_id === filter.job_id)
  return (
    <div className="control flex h-auto min-h-9 flex-wrap items-center gap-1.5 py-1 pr-2 pl-3 focus-within:outline-2 focus-within:outline-focus">
      <Icon of={Search} className="text-text-2" />
      {filter.job_id && (
        <Condition
          name={words.job}
          value={job?.title ?? words.unknownJob}
          onRemove={() => onChange({ job_id: null })}
        />
      )}
      {filter.outcome && (
        <Condition
          name={words.outcome}
          value={OUTCOME_NAMES[filter.outcome]}
          onRemove={() => onChange({ outcome: null })}
        />
      )}
      {filter.tag && <Condition name={words.tag} value={filter.tag} onRemove={() => onChange({ tag: null })} />}
      {filter.knockout && (
        <Condition
          name={words.knockout}
          value={filter.knockout === 'true' ? words.knockoutYes : words.knockoutNo}
          onRemove={() => onChange({ knockout: null })}
        />
      )}
      {filter.min_score !== undefined && (
        <Condition
          name={words.score}
          value={words.scoreFrom(Number(filter.min_score))}
          onRemove={() => onChange({ min_score: null })}
        />
      )}
      <AddFilter filter={filter} jobs={jobs} onChange={onChange} />
      <input
        ref={field}
        type="search"
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        value={text}
        onChange={event => setText(event.target.value)}
        className="h-7 min-w-40 flex-1 bg-transparent text-13 outline-none placeholder:text-text-2"
      />
      <span className="max-md:hidden">
        <Kbd>/</Kbd>
      </span>
    </div>
  )
}

function Condition({ name, value, onRemove }: { name: string; value: ReactNode; onRemove: () => void }) {
  return (
    <span className="inline-flex h-7 items-center gap-1.5 rounded-control border border-line bg-sunken pl-2 text-12">
      <span className="font-medium">{name}</span>
      <span className="text-text-2">{words.is}</span>
      <span className="max-w-44 truncate font-medium text-brand">{value}</span>
      <button
        type="button"
        aria-label={words.remove(name)}
        onClick={onRemove}
        className="grid h-7 w-6 place-items-center text-text-2 hover:text-text"
      >
        <Icon of={X} size={12} />
      </button>
    </span>
  )
}

function AddFilter({ jobs, onChange }: QueryBarProps) {
  const trigger = (
    <button
      type="button"
      className="inline-flex h-7 items-center gap-1.5 rounded-control border border-dashed border-line-strong px-2 text-12 font-medium text-text-2 hover:text-text"
    >
      <Icon of={Plus} size={14} />
      {words.filter}
    </button>
  )
  return (
    <DropdownMenu trigger={trigger}>
      <MenuItem onSelect={() => onChange({ min_score: String(HIGH_SCORE) })}>{words.highScore(HIGH_SCORE)}</MenuItem>
      <MenuItem onSelect={() => onChange({ knockout: 'false' })}>{words.noKnockout}</MenuItem>
      <MenuItem onSelect={() => onChange({ outcome: 'rejected' })}>{OUTCOME_NAMES.rejected}</MenuItem>
      <MenuItem onSelect={() => onChange({ outcome: 'withdrawn' })}>{OUTCOME_NAMES.withdrawn}</MenuItem>
      <MenuItem onSelect={() => onChange({ outcome: 'hired' })}>{OUTCOME_NAMES.hired}</MenuItem>
      {jobs.length > 0 && <MenuSeparator />}
      {jobs.slice(0, 12).map(job => (
        <MenuItem key={job.job_id} onSelect={() => onChange({ job_id: job.job_id })}>
          {job.title}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
