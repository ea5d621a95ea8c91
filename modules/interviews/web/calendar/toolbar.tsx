import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Select } from '#ui/select.tsx'
import { zoneCity } from '#platform/locale/dates.ts'
import { calendarWords as words } from '../../words/calendar.ts'
import { PeopleFilter } from './people-filter.tsx'
import { titleOf, VIEWS } from './period.ts'
import type { CalendarAddress } from './use-calendar-view.ts'

interface ToolbarProps {
  address: CalendarAddress
  adminId: string
  people: readonly { id: string; name: string }[]
  jobs: readonly { job_id: string; title: string }[]
}

/** The period, the view, and whose events of which job are shown. */
export function CalendarToolbar({ address, adminId, people, jobs }: ToolbarProps) {
  const { view, date, today } = address
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5 border-b border-line px-4 pb-3 md:px-7">
      <div className="flex flex-1 items-center gap-1 max-md:min-w-0 max-md:basis-full md:min-w-fit">
        <IconButton icon={ChevronLeft} label={words.earlier[view]} kind="quiet" onClick={() => address.step(-1)} />
        <IconButton icon={ChevronRight} label={words.later[view]} kind="quiet" onClick={() => address.step(1)} />
        <h2
          aria-live="polite"
          className="mx-1.5 min-w-0 text-16 font-semibold max-md:flex-1 max-md:text-14 md:whitespace-nowrap"
        >
          {titleOf(view, date)}
        </h2>
        <Button size="small" aria-disabled={date === today || undefined} onClick={() => address.go(today)}>
          {words.today}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:w-full">
        <Filter
          label={words.filters.job}
          value={address.jobId ?? ''}
          onChange={address.setJob}
          placeholder={words.filters.allJobs}
          choices={jobs.map(({ job_id, title }) => ({ value: job_id, label: title }))}
        />
        <PeopleFilter
          people={people}
          adminId={adminId}
          chosen={address.interviewers}
          onChange={address.setInterviewers}
        />
        <div
          role="group"
          aria-label={words.view}
          className="flex rounded-control border border-line bg-sunken p-0.5 max-md:w-full"
        >
          {VIEWS.map(one => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => address.show(one)}
              className="h-7 rounded-small px-2.5 text-13 font-medium text-text-2 hover:text-text aria-pressed:bg-raised aria-pressed:text-text aria-pressed:shadow-sm max-md:h-9 max-md:flex-1"
            >
              {words.views[one]}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

interface FilterProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder: string
  choices: readonly { value: string; label: string }[]
}

function Filter({ label, onChange, ...rest }: FilterProps) {
  return (
    <Select
      aria-label={label}
      className="w-40 max-md:min-w-0 max-md:flex-1"
      onChange={event => onChange(event.target.value)}
      {...rest}
    />
  )
}

interface ZoneSelectProps {
  zone: string
  choices: readonly { value: string; label: string }[]
  onChange: (zone: string) => void
}

/** Names the time zone of the page; a click switches it. */
export function ZoneSelect({ zone, choices, onChange }: ZoneSelectProps): ReactNode {
  return (
    <label className="relative inline-block cursor-pointer underline decoration-line-strong underline-offset-3 hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus">
      {words.zone(zoneCity(zone))}
      <select
        aria-label={words.zoneLabel}
        value={zone}
        onChange={event => onChange(event.target.value)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
