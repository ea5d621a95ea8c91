import { Plus, Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx'
import { Icon } from '#ui/icon.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { OUTCOME_NAMES } from '../policy.ts'
import type { ListFilter } from './api.ts'

interface QueryBarProps {
  filter: ListFilter
  jobs: readonly { job_id: string; title: string }[]
  onChange: (change: Partial<Record<keyof ListFilter, string | null>>) => void
}

/** Typing is sent after a pause: each letter would be a query. */
const PAUSE_MS = 250

/** What the list is narrowed to, as words that can be taken away, and one field to search. All of it is in the address. */
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
  // Cleared or gone back from elsewhere: the field says what the address says.
  useEffect(() => {
    const search = filter.search ?? ''
    if (search === sent.current) return
    sent.current = search
    setText(search)
  }, [filter.search])
  useShortcuts([{ keys: '/', label: 'Search the list', run: () => field.current?.focus() }])
  const job = jobs.find(({ job_id }) => job_id === filter.job_id)
  return (
    <div className="control flex h-auto min-h-9 flex-wrap items-center gap-1.5 py-1 pr-2 pl-3 focus-within:outline-2 focus-within:outline-focus">
      <Icon of={Search} className="text-text-2" />
      {filter.job_id && (
        <Condition name="Job" value={job?.title ?? 'one job'} onRemove={() => onChange({ job_id: null })} />
      )}
      {filter.outcome && (
        <Condition name="Ended" value={OUTCOME_NAMES[filter.outcome]} onRemove={() => onChange({ outcome: null })} />
      )}
      {filter.tag && <Condition name="Tag" value={filter.tag} onRemove={() => onChange({ tag: null })} />}
      {filter.knockout && (
        <Condition
          name="Knockout"
          value={filter.knockout === 'true' ? 'yes' : 'none'}
          onRemove={() => onChange({ knockout: null })}
        />
      )}
      {filter.min_score !== undefined && (
        <Condition
          name="Score"
          value={`${Number(filter.min_score)} or more`}
          onRemove={() => onChange({ min_score: null })}
        />
      )}
      <AddFilter filter={filter} jobs={jobs} onChange={onChange} />
      <input
        ref={field}
        type="search"
        aria-label="Search names, addresses and jobs"
        placeholder="Search names, addresses, jobs"
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
      <span className="text-text-2">is</span>
      <span className="max-w-44 truncate font-medium text-brand">{value}</span>
      <button
        type="button"
        aria-label={`Remove the filter ${name}`}
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
      Filter
    </button>
  )
  return (
    <DropdownMenu trigger={trigger}>
      <MenuItem onSelect={() => onChange({ min_score: '70' })}>Score 70 or more</MenuItem>
      <MenuItem onSelect={() => onChange({ knockout: 'false' })}>No knockout answer</MenuItem>
      <MenuItem onSelect={() => onChange({ outcome: 'rejected' })}>Rejected</MenuItem>
      <MenuItem onSelect={() => onChange({ outcome: 'withdrawn' })}>Withdrawn</MenuItem>
      <MenuItem onSelect={() => onChange({ outcome: 'hired' })}>Hired</MenuItem>
      {jobs.length > 0 && <MenuSeparator />}
      {jobs.slice(0, 12).map(job => (
        <MenuItem key={job.job_id} onSelect={() => onChange({ job_id: job.job_id })}>
          {job.title}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
