import { Search } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import type { PublicJob } from '../contract.ts'
import { publicWords } from '../words/public.ts'
import type { ListedJob, RoleFilter } from './public-filter.ts'
import { counted, placesOf } from './public-filter.ts'
import { employmentText } from './public-words.ts'

const words = publicWords.filter

interface RoleFilterProps {
  jobs: readonly ListedJob[]
  filter: RoleFilter
  onChange: (filter: RoleFilter) => void
  found: number
}

/** A search field and three lists. It is a plain form, so that Enter works before the scripts have loaded. */
export function RoleFilterBar({ jobs, filter, onChange, found }: RoleFilterProps) {
  const teams = counted(jobs.flatMap(job => job.department ?? []))
  const places = counted(jobs.flatMap(placesOf))
  const hours = counted(jobs.map(job => job.employment_type)).map(({ value, count }) => ({
    value,
    label: words.choice(employmentText(value as PublicJob['employment_type']), count),
  }))
  const listed = (values: { value: string; count: number }[]) =>
    values.map(({ value, count }) => ({ value, label: words.choice(value, count) }))
  const set = (patch: Partial<RoleFilter>) => onChange({ ...filter, ...patch })
  const lists = [
    { name: 'team', label: words.team, all: words.allTeams, choices: listed(teams) },
    { name: 'place', label: words.location, all: words.allLocations, choices: listed(places) },
    { name: 'hours', label: words.employment, all: words.allEmployment, choices: hours },
  ] as const
  return (
    <search className="z-2 block border-b border-line bg-paper lg:sticky lg:top-0">
      <form
        method="get"
        aria-label={words.label}
        onSubmit={event => event.preventDefault()}
        className="mx-auto grid max-w-[1200px] grid-cols-2 items-center gap-2.5 px-5 py-4 md:grid-cols-3 md:px-8 lg:grid-cols-[minmax(0,2.2fr)_repeat(3,minmax(0,1fr))_auto] lg:px-10"
      >
        <div className="relative col-span-full lg:col-span-1">
          <Icon of={Search} className="pointer-events-none absolute top-3.5 left-3.5 text-text-2" />
          <Input
            type="search"
            name="q"
            aria-label={words.search}
            placeholder={words.searchPlaceholder}
            className="h-11! pl-9.5! text-14!"
            value={filter.q}
            onChange={event => set({ q: event.target.value })}
          />
        </div>
        {lists.map(({ name, label, all, choices }) => (
          <Select
            key={name}
            name={name}
            aria-label={label}
            placeholder={all}
            choices={choices}
            className="[&_select]:h-11! [&_select]:text-14!"
            value={filter[name]}
            onChange={event => set({ [name]: event.target.value })}
          />
        ))}
        <output className="text-right text-14 whitespace-nowrap text-text-2 md:col-span-full md:text-left lg:col-span-1 lg:pl-2.5">
          {words.found(found)}
        </output>
      </form>
    </search>
  )
}
