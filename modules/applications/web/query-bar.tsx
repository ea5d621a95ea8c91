import { Plus, Search, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { LazyPopover } from '#ui/lazy-popover.tsx'
import { useDelayedText } from '#ui/use-delayed-text.ts'
import { useShortcuts } from '#ui/shortcuts.ts'
import { queryWords as words } from '../words/query.ts'
import type { ListFilter } from './api.ts'
import { chipsOf } from './filter-chips.ts'
import { useFilterNames } from './use-filter-names.ts'
import type { FilterChange } from './use-list-filter.ts'

const FilterPanel = lazy(() => import('./filter-panel.tsx').then(m => ({ default: m.FilterPanel })))

interface QueryBarProps {
  filter: ListFilter
  jobs: readonly { job_id: string; title: string }[]
  onChange: (change: FilterChange) => void
  onClear: () => void
}

/** The active filters, each removable, and a search field. Everything is stored in the page's address. */
export function QueryBar({ filter, jobs, onChange, onClear }: QueryBarProps) {
  const field = useRef<HTMLInputElement>(null)
  const search = useCallback((typed: string) => onChange({ search: typed || null }), [onChange])
  const { text, setText } = useDelayedText(filter.search ?? '', search)
  useShortcuts([{ keys: '/', label: words.shortcut, run: () => field.current?.focus() }])
  const chips = chipsOf(filter, useFilterNames(filter, jobs))
  return (
    <div
      className={`control flex h-auto min-h-9 min-w-0 flex-1 flex-wrap items-center gap-1.5 py-1 pr-2 pl-3 focus-within:outline-2 focus-within:outline-focus max-lg:basis-full ${chips.length > 2 ? 'basis-full' : ''}`}
    >
      <Icon of={Search} className="text-text-2" />
      {chips.map(({ keys, name, value }) => (
        <Condition
          key={keys[0]}
          name={name}
          value={value}
          onRemove={() => onChange(Object.fromEntries(keys.map(key => [key, null])))}
        />
      ))}
      <LazyPopover
        label={words.filters}
        trigger={
          <button
            type="button"
            className="inline-flex h-7 items-center gap-1.5 rounded-control border border-dashed border-line-strong px-2 text-12 font-medium text-text-2 hover:text-text"
          >
            <Icon of={Plus} size={14} />
            {words.addFilter}
          </button>
        }
      >
        <Suspense fallback={<div className="h-96 w-[min(30rem,80vw)]" aria-busy />}>
          <FilterPanel filter={filter} jobs={jobs} onChange={onChange} />
        </Suspense>
      </LazyPopover>
      <input
        ref={field}
        type="search"
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        value={text}
        maxLength={120}
        onChange={event => setText(event.target.value)}
        className="h-7 min-w-40 flex-1 bg-transparent text-13 outline-none placeholder:text-text-2"
      />
      {chips.length > 0 && (
        <button
          type="button"
          onClick={onClear}
          className="h-7 px-1 text-12 font-medium whitespace-nowrap text-text-2 hover:text-text hover:underline"
        >
          {words.clear}
        </button>
      )}
      <span className="max-md:hidden">
        <Kbd>/</Kbd>
      </span>
    </div>
  )
}

function Condition({ name, value, onRemove }: { name: string; value: ReactNode; onRemove: () => void }) {
  return (
    <span className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-control border border-line bg-sunken pl-2 text-12">
      <span className="font-medium whitespace-nowrap">{name}</span>
      <span className="text-text-2">{words.is}</span>
      <span className="max-w-44 min-w-0 truncate font-medium text-brand">{value}</span>
      <button
        type="button"
        aria-label={words.remove(name)}
        onClick={onRemove}
        className="grid h-7 w-6 shrink-0 place-items-center text-text-2 hover:text-text"
      >
        <Icon of={X} size={12} />
      </button>
    </span>
  )
}
