import { Search } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Link } from '#ui/router.tsx'
import { Select } from '#ui/select.tsx'
import type { CustomAiField } from '../contract.ts'
import { ANSWER_TYPES, SOURCES } from '../policy.ts'
import { customAiWords as words } from '../words/page.ts'
import { TYPE_ICONS } from './type-icons.ts'

export interface ListFilter {
  readonly search: string
  readonly type: string
  readonly source: string
}

interface FieldListProps {
  fields: readonly CustomAiField[]
  filter: ListFilter
  onFilter: (change: Partial<ListFilter>) => void
  openId: string | null
  hrefOf: (id: string) => string
}

const matches = ({ name, question, answer_type, source }: CustomAiField, filter: ListFilter) =>
  `${name}\n${question}`.toLowerCase().includes(filter.search.trim().toLowerCase()) &&
  (!filter.type || answer_type === filter.type) &&
  (!filter.source || source === filter.source || (filter.source !== 'both' && source === 'both'))

/** Fields under the jobs that they ask about; those for all jobs come first. */
function grouped(fields: readonly CustomAiField[]): [heading: string, fields: CustomAiField[]][] {
  const groups = new Map<string, CustomAiField[]>()
  for (const field of fields.toSorted((a, b) => Number(b.all_jobs) - Number(a.all_jobs))) {
    const heading = field.all_jobs ? words.allJobs : field.jobs.map(({ title }) => title).join(', ') || words.otherJobs
    groups.set(heading, [...(groups.get(heading) ?? []), field])
  }
  return [...groups]
}

/** The fields by job, with a search. */
export function FieldList({ fields, filter, onFilter, openId, hrefOf }: FieldListProps) {
  const found = grouped(fields.filter(field => matches(field, filter)))
  return (
    <>
      <search className="grid gap-2.5 border-b border-line bg-paper px-4 py-3.5 md:pl-7">
        <div className="relative">
          <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-text-2">
            <Icon of={Search} size={16} />
          </span>
          <Input
            type="search"
            aria-label={words.search}
            placeholder={words.searchPlaceholder}
            className="pl-9 text-13"
            value={filter.search}
            onChange={event => onFilter({ search: event.target.value })}
          />
        </div>
        <div className="grid grid-cols-2 gap-2">
          <Select
            aria-label={words.type}
            placeholder={words.allTypes}
            choices={ANSWER_TYPES.map(value => ({ value, label: words.types[value] }))}
            value={filter.type}
            onChange={event => onFilter({ type: event.target.value })}
          />
          <Select
            aria-label={words.source}
            placeholder={words.allSources}
            choices={SOURCES.map(value => ({ value, label: words.sources[value] }))}
            value={filter.source}
            onChange={event => onFilter({ source: event.target.value })}
          />
        </div>
      </search>
      {found.length === 0 && (
        <p className="px-4 py-5 text-13 text-text-2 md:pl-7">{fields.length === 0 ? words.noneYet : words.noneFound}</p>
      )}
      {found.map(([heading, group], index) => (
        <section key={heading} aria-label={heading}>
          <h2 className="flex justify-between gap-3 px-4 pt-3.5 pb-1 text-12 font-medium text-text-2 md:pl-7">
            {heading}
            {index === 0 && <span aria-hidden="true">{words.answered}</span>}
          </h2>
          <ul>
            {group.map(field => (
              <FieldRow key={field.id} field={field} isOpen={field.id === openId} href={hrefOf(field.id)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function FieldRow({ field, isOpen, href }: { field: CustomAiField; isOpen: boolean; href: string }) {
  const { name, answer_type, source, enabled, coverage } = field
  return (
    <li
      className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2.5 px-4 py-2 max-md:py-2.5 md:pr-5 md:pl-7 ${
        isOpen
          ? 'bg-brand-tint before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-brand'
          : 'hover:bg-sunken'
      }`}
    >
      <Link
        to={href}
        aria-current={isOpen || undefined}
        className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-3 after:absolute after:inset-0"
      >
        <span className={`mt-0.5 ${isOpen ? 'text-brand' : 'text-text-2'}`}>
          <Icon of={TYPE_ICONS[answer_type]} size={16} />
        </span>
        <span className={`text-14/[20px] font-medium break-words ${enabled ? '' : 'text-text-2'}`}>{name}</span>
        <span className="col-start-2 flex flex-wrap gap-x-2.5 text-12/[17px] text-text-2">
          <span>{words.types[answer_type]}</span>
          <span>{words.sources[source]}</span>
        </span>
      </Link>
      <span className="num text-right text-13/[17px] text-text-2">
        {enabled ? words.coverage(coverage.answered, coverage.applications) : words.off}
        {coverage.failed > 0 && (
          <span className="block text-12 text-attention">{words.failedCount(coverage.failed)}</span>
        )}
        {coverage.outdated > 0 && (
          <span className="block text-12 text-attention">{words.outdatedCount(coverage.outdated)}</span>
        )}
      </span>
    </li>
  )
}
