import { Link } from 'react-router'
import { Checkbox } from '#ui/checkbox.tsx'
import { Cell, DataTable, HeadCell, Row, RowHead } from '#ui/data-table.tsx'
import { Stage } from '#ui/stage-ring.tsx'
import type { ApplicationListItem } from '../contract.ts'
import { OUTCOME_NAMES } from '../policy.ts'
import type { ListFilter } from './api.ts'
import { EvidenceLine } from './evidence-line.tsx'
import { InterviewCell, MatchCell } from './scores.tsx'
import { listWords as words } from '../words/list.ts'
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

/** The stage of an application, or its outcome. */
export const StageOrOutcome = ({ item }: { item: ApplicationListItem }) =>
  item.outcome === 'active' ? (
    <Stage stage={item.stage} />
  ) : (
    <span className="text-text-2">{OUTCOME_NAMES[item.outcome]}</span>
  )

/** Checkbox, name, stage, match, screening, evidence (the rest of the width), time in stage. */
const WIDTHS = ['56px', '200px', '108px', '116px', '150px', 'auto', '172px']
/** Where there is no room for the evidence, it goes below the others. */
const FOLDED = '52px minmax(0, 1fr) 104px 112px 140px 160px'

export function ApplicationsTable({ items, hrefOf, picked, onPick, focusedId, sort, onSort }: ListProps) {
  const all = items.length > 0 && items.every(({ id }) => picked.has(id))
  return (
    <DataTable
      label={words.label}
      data-folds
      className="table-fixed max-md:hidden"
      style={{ '--folded': FOLDED } as React.CSSProperties}
    >
      <colgroup>
        {WIDTHS.map((width, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns have no identity other than their position
          <col key={index} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <HeadCell>
            <Checkbox
              hideLabel
              label={words.selectAll}
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
          <HeadCell onSort={() => onSort('name')} sorted={sort === 'name' ? 'ascending' : null}>
            {words.name}
          </HeadCell>
          <HeadCell>{words.stage}</HeadCell>
          <HeadCell>{words.match}</HeadCell>
          <HeadCell onSort={() => onSort('score')} sorted={sort === 'score' ? 'descending' : null}>
            {words.screening}
          </HeadCell>
          <HeadCell data-fold="">{words.evidence}</HeadCell>
          <HeadCell
            align="end"

            onSort={() => onSort('waiting')}
            sorted={sort === 'waiting' ? 'descending' : null}
          >
            {words.timeInStage}
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {items.map(item => (
          <Row
            key={item.id}
            picked={picked.has(item.id)}
            focused={item.id === focusedId}
            data-row={item.id}
            className="relative"
          >
            <Cell>
              <Checkbox
                hideLabel
                className="relative z-1"
                label={words.select(item.name)}
                checked={picked.has(item.id)}
                onChange={event => onPick([item.id], event.target.checked)}
              />
            </Cell>
            <RowHead>
              {/* The link covers the row: a click anywhere except on the checkbox opens it. */}
              <Link
                to={hrefOf(item)}
                title={item.name}
                className="block truncate text-14/[19px] font-medium after:absolute after:inset-0 hover:underline"
              >
                {item.name}
              </Link>
              <span className="flex items-center gap-2 text-12/[16px] font-normal text-text-2">
                <span className="truncate">{item.job.title}</span>
                {item.knockout && <span className="font-medium text-attention">{words.knockout}</span>}
              </span>
            </RowHead>
            <Cell>
              <StageOrOutcome item={item} />
            </Cell>
            <Cell>
              <MatchCell match={item.match} resumeState={item.resume_state} blind={item.blind} />
            </Cell>
            <Cell>
              <InterviewCell interview={item.interview} screening={item.screening} blind={item.blind} />
            </Cell>
            <Cell data-fold="">
              <EvidenceLine item={item} />
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
