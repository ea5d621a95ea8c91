import { Link } from 'react-router'
import { Checkbox } from '#ui/checkbox.tsx'
import { Chip } from '#ui/chip.tsx'
import { Cell, DataTable, HeadCell, Row, RowHead } from '#ui/data-table.tsx'
import { Stage } from '#ui/stage-ring.tsx'
import type { ApplicationListItem } from '../contract.ts'
import { OUTCOME_NAMES } from '../policy.ts'
import type { ListFilter } from './api.ts'
import { EvidenceLine } from './evidence-line.tsx'
import { InterviewCell, MatchCell } from './scores.tsx'
import { WaitingCell } from './waiting-cell.tsx'

export interface ListProps {
  items: readonly ApplicationListItem[]
  hrefOf: (item: ApplicationListItem) => string
  picked: ReadonlySet<string>
  onPick: (ids: readonly string[], picked: boolean) => void
  focusedId: string | null
  sort: NonNullable<ListFilter['sort']>
  onSort: (sort: NonNullable<ListFilter['sort']>) => void
}

/** Where somebody stands, or how it ended. */
export const Standing = ({ item }: { item: ApplicationListItem }) =>
  item.outcome === 'active' ? (
    <Stage stage={item.stage} />
  ) : (
    <span className="text-text-2">{OUTCOME_NAMES[item.outcome]}</span>
  )

export function ApplicationsTable({ items, hrefOf, picked, onPick, focusedId, sort, onSort }: ListProps) {
  const all = items.length > 0 && items.every(({ id }) => picked.has(id))
  return (
    <DataTable label="Applications" className="table-fixed max-md:hidden">
      <thead>
        <tr>
          <HeadCell className="w-12">
            <Checkbox
              hideLabel
              label="Select all shown"
              checked={all}
              indeterminate={!all && picked.size > 0}
              onChange={event =>
                onPick(
                  items.map(({ id }) => id),
                  event.target.checked,
                )
              }
            />
          </HeadCell>
          <HeadCell className="w-[19%]" onSort={() => onSort('name')} sorted={sort === 'name' ? 'ascending' : null}>
            Name and job
          </HeadCell>
          <HeadCell className="w-[112px]">Stage</HeadCell>
          <HeadCell className="w-[124px]">Match</HeadCell>
          <HeadCell
            className="w-[156px]"
            onSort={() => onSort('score')}
            sorted={sort === 'score' ? 'descending' : null}
          >
            Interview
          </HeadCell>
          <HeadCell className="max-lg:hidden">Key evidence</HeadCell>
          <HeadCell
            align="end"
            className="w-[146px]"
            onSort={() => onSort('waiting')}
            sorted={sort === 'waiting' ? 'descending' : null}
          >
            Waiting
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {items.map(item => (
          <Row key={item.id} picked={picked.has(item.id)} focused={item.id === focusedId} data-row={item.id}>
            <Cell>
              <Checkbox
                hideLabel
                label={`Select ${item.name}`}
                checked={picked.has(item.id)}
                onChange={event => onPick([item.id], event.target.checked)}
              />
            </Cell>
            <RowHead>
              <Link to={hrefOf(item)} className="block min-w-0 leading-tight hover:underline">
                <span className="block truncate font-medium">{item.name}</span>
              </Link>
              <span className="block truncate text-12 font-normal text-text-2">
                {item.job.title}
                {item.knockout && (
                  <Chip tone="attention" className="ml-2 h-4.5">
                    Knockout
                  </Chip>
                )}
              </span>
            </RowHead>
            <Cell>
              <Standing item={item} />
            </Cell>
            <Cell>
              <MatchCell match={item.match} resumeState={item.resume_state} />
            </Cell>
            <Cell>
              <InterviewCell interview={item.interview} screening={item.screening} />
            </Cell>
            <Cell className="max-lg:hidden">
              <EvidenceLine evidence={item.evidence} />
            </Cell>
            <Cell align="end">
              <WaitingCell {...item} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
