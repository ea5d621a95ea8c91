import type { ReactNode } from 'react'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Chip } from '#ui/chip.tsx'
import type { ApplicationListItem, CustomField, ListColumn, SortOrder, StandardColumn } from '../contract.ts'
import { customCell } from './custom-cell.tsx'
import { listWords as words } from '../words/list.ts'
import { EvidenceLine } from './evidence-line.tsx'
import { sourceName } from './source-name.ts'
import { InterviewCell, MatchCell } from './scores.tsx'
import { StageOrOutcome } from './stage-or-outcome.tsx'
import { WaitingCell } from './waiting-cell.tsx'

export interface CellContext {
  readonly now: Date
  /** Names of the organization's people, by ID. */
  readonly people: ReadonlyMap<string, string>
}

export type CustomFields = readonly CustomField[]

interface Column {
  readonly label: string
  /** In px; `null` takes the rest of the table. */
  readonly width: number | null
  readonly align?: 'end'
  readonly sort?: SortOrder
  readonly ascending?: true
  readonly cell: (item: ApplicationListItem, context: CellContext) => ReactNode
}

const quiet = (text: string) => <span className="block truncate text-12 text-text-2">{text}</span>
const dayOf = (instant: string, { now }: CellContext) => locale.day(new Date(instant), browserZone(), now)

const LIST_COLUMNS: Record<StandardColumn, Column> = {
  stage: { label: words.stage, width: 100, cell: item => <StageOrOutcome item={item} /> },
  match: {
    label: words.match,
    width: 118,
    sort: 'match',
    cell: item => <MatchCell match={item.match} resumeState={item.resume_state} blind={item.blind} />,
  },
  requirements: { label: words.requirements, width: 116, align: 'end', cell: requirementsMet },
  screening: {
    label: words.screening,
    width: 150,
    sort: 'interview',
    cell: item => <InterviewCell interview={item.interview} screening={item.screening} blind={item.blind} />,
  },
  evidence: { label: words.evidence, width: null, cell: item => <EvidenceLine item={item} /> },
  owner: {
    label: words.owner,
    width: 140,
    cell: (item, { people }) =>
      item.owner_id ? <span className="block truncate">{people.get(item.owner_id) ?? '…'}</span> : quiet(words.noOwner),
  },
  tags: {
    label: words.tags,
    width: 150,
    cell: item => (
      <span className="flex gap-1 overflow-hidden" title={item.tags.join(', ')}>
        {item.tags.map(tag => (
          <Chip key={tag} tone="outline">
            {tag}
          </Chip>
        ))}
      </span>
    ),
  },
  source: { label: words.source, width: 120, cell: item => quiet(sourceName(item.source)) },
  applied: {
    label: words.applied,
    width: 108,
    align: 'end',
    sort: 'newest',
    cell: (item, context) => <span className="num">{dayOf(item.applied_at, context)}</span>,
  },
  last_update: {
    label: words.lastUpdateColumn,
    width: 116,
    align: 'end',
    cell: ({ last_communication: last }, context) =>
      last ? <span className="num">{dayOf(last.at, context)}</span> : quiet(words.noUpdateYet),
  },
  time_in_stage: {
    label: words.timeInStage,
    width: 180,
    align: 'end',
    sort: 'waiting',
    cell: item => <WaitingCell {...item} />,
  },
}

export const ALL_COLUMNS = Object.keys(LIST_COLUMNS) as StandardColumn[]
const CUSTOM = 'custom:'
/** The custom AI field that a column shows; null for the other columns. */
export const customFieldOf = (column: string): string | null =>
  column.startsWith(CUSTOM) ? column.slice(CUSTOM.length) : null
export const isListColumn = (value: unknown): value is ListColumn =>
  ALL_COLUMNS.includes(value as StandardColumn) ||
  (typeof value === 'string' && /^custom:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value))

/** A column by its name. Fields that were deleted or turned off have no name anymore. */
export function columnOf(column: ListColumn, fields: CustomFields): Column {
  const id = customFieldOf(column)
  if (id === null) return LIST_COLUMNS[column as StandardColumn]
  const field = fields.find(one => one.id === id)
  return {
    label: field?.name ?? words.customField,
    width: 132,
    ...(field?.answer_type === 'number' && { align: 'end' as const }),
    cell: item => customCell(item, id, field),
  }
}

/** What the table shows until a person chooses. */
export const STANDARD_COLUMNS: readonly ListColumn[] = ['stage', 'match', 'screening', 'evidence', 'time_in_stage']

function requirementsMet({ blind, requirements }: ApplicationListItem): ReactNode {
  if (blind) return quiet(words.hidden)
  if (requirements.length === 0) return quiet(words.noResults)
  const met = requirements.filter(({ result }) => result === 'met').length
  const missing = requirements.filter(({ result }) => result === 'missing').length
  return (
    <span className="num" title={words.requirementsTitle(met, requirements.length - met - missing, missing)}>
      {words.requirementsMet(met, requirements.length)}
    </span>
  )
}
