import { ArrowUp } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { ListColumn } from '../contract.ts'
import { listWords as words } from '../words/list.ts'
import { ALL_COLUMNS, columnOf } from './list-columns.tsx'
import { useCustomFields } from './use-custom-fields.ts'
import type { ListColumns } from './use-list-columns.ts'

/** Which columns the table shows, in which order. The device remembers them for each view. */
export function ColumnChooser({ columns, choose }: Pick<ListColumns, 'columns' | 'choose'>) {
  const fields = useCustomFields(true)
  const all: ListColumn[] = [...ALL_COLUMNS, ...fields.map(({ id }): ListColumn => `custom:${id}`)]
  const others = all.filter(column => !columns.includes(column))
  const toggle = (column: ListColumn, on: boolean) =>
    choose(on ? [...columns, column] : columns.filter(one => one !== column))
  const moveUp = (index: number) => {
    const order = [...columns]
    order.splice(index - 1, 2, order[index]!, order[index - 1]!)
    choose(order)
  }
  return (
    <div className="grid max-h-[min(28rem,70vh)] w-60 gap-1 overflow-y-auto">
      {[...columns, ...others].map((column, index) => (
        <div key={column} className="flex min-h-8 items-center justify-between gap-2">
          <Checkbox
            label={columnOf(column, fields).label}
            checked={index < columns.length}
            onChange={event => toggle(column, event.target.checked)}
          />
          {index > 0 && index < columns.length && (
            <IconButton
              icon={ArrowUp}
              size="small"
              label={words.moveUp(columnOf(column, fields).label)}
              onClick={() => moveUp(index)}
            />
          )}
        </div>
      ))}
      <Button size="small" kind="quiet" onClick={() => choose(null)}>
        {words.standardColumns}
      </Button>
    </div>
  )
}
