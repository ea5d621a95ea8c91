import { Tag, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { BulkBar } from '#ui/data-table.tsx'
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { Popover } from '#ui/popover.tsx'
import type { Stage } from '../contract.ts'
import { STAGE_NAMES, STAGES } from '../policy.ts'
import { bulkWords as words } from '../words/bulk.ts'

interface BulkActionsProps {
  count: number
  busy: boolean
  moving: boolean
  onMovingChange: (open: boolean) => void
  onMove: (stage: Stage) => void
  onInvite: () => void
  onEvaluate: () => void
  onTag: (tag: string) => void
  onClear: () => void
}

/** What can be done with several applications at once. */
export function BulkActions({
  count,
  busy,
  moving,
  onMovingChange,
  onMove,
  onInvite,
  onEvaluate,
  onTag,
  onClear,
}: BulkActionsProps) {
  return (
    <BulkBar count={count}>
      <DropdownMenu
        side="top"
        open={moving}
        onOpenChange={onMovingChange}
        trigger={
          <Button kind="quiet" busy={busy}>
            {words.move} <BarKey>m</BarKey>
          </Button>
        }
      >
        {STAGES.map(stage => (
          <MenuItem key={stage} onSelect={() => onMove(stage)}>
            {STAGE_NAMES[stage]}
          </MenuItem>
        ))}
      </DropdownMenu>
      <Button kind="quiet" onClick={onInvite} busy={busy}>
        {words.invite} <BarKey>i</BarKey>
      </Button>
      <Button kind="quiet" onClick={onEvaluate} busy={busy}>
        {words.evaluate} <BarKey>e</BarKey>
      </Button>
      <TagButton onTag={onTag} />
      <IconButton icon={X} label={words.clear} onClick={onClear} />
    </BulkBar>
  )
}

/** Not shown on phones, which have no keyboard. */
const BarKey = ({ children }: { children: string }) => (
  <span className="max-md:hidden">
    <Kbd>{children}</Kbd>
  </span>
)

function TagButton({ onTag }: { onTag: (tag: string) => void }) {
  const [tag, setTag] = useState('')
  return (
    <Popover
      label={words.tag}
      trigger={
        <Button kind="quiet">
          <Icon of={Tag} size={14} /> {words.tag}
        </Button>
      }
    >
      <form
        className="flex gap-2 p-1"
        onSubmit={event => {
          event.preventDefault()
          if (tag.trim()) onTag(tag.trim())
          setTag('')
        }}
      >
        <Input aria-label={words.tag} value={tag} maxLength={40} onChange={event => setTag(event.target.value)} />
        <Button type="submit">{words.add}</Button>
      </form>
    </Popover>
  )
}
