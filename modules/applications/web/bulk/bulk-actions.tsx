import { Download, Ellipsis, type LucideIcon, Mail, RotateCw, Send, Tag, UserRound, UserRoundX, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { BulkBar } from '#ui/bulk-bar.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { Popover } from '#ui/popover.tsx'
import { STAGE_NAMES, STAGES } from '../../policy.ts'
import { exportWords } from '../../words/export.ts'
import { bulkWords as words } from '../../words/bulk.ts'
import { useExport } from '../use-export.ts'
import type { Action } from './bulk-api.ts'

/** Actions that are confirmed in a dialog, because they write to candidates. */
export type BulkDialogKind = 'invite' | 'message' | 'reject'

/** Actions that are completed in a menu of the bar, which a key opens. */
export type BulkMenu = 'move' | 'tag'

interface BulkActionsProps {
  count: number
  busy: boolean
  /** The one that is open. */
  menu: BulkMenu | null
  people: ReadonlyMap<string, string>
  onMenu: (menu: BulkMenu | null) => void
  onAction: (action: Action) => void
  onDialog: (kind: BulkDialogKind) => void
  onEvaluate: () => void
  /** May export candidates. */
  exports: boolean
  onExport: () => Promise<Blob>
  onClear: () => void
}

/** What can be done with several applications at once. */
export function BulkActions({
  count,
  busy,
  menu,
  people,
  onMenu,
  onAction,
  onDialog,
  onEvaluate,
  exports,
  onExport,
  onClear,
}: BulkActionsProps) {
  const download = useExport(onExport)
  return (
    <BulkBar count={count}>
      <DropdownMenu
        side="top"
        open={menu === 'move'}
        onOpenChange={open => onMenu(open ? 'move' : null)}
        trigger={
          <Button kind="quiet" busy={busy}>
            {words.move} <BarKey>m</BarKey>
          </Button>
        }
      >
        {STAGES.map(stage => (
          <MenuItem key={stage} onSelect={() => onAction({ kind: 'move', stage })}>
            {STAGE_NAMES[stage]}
          </MenuItem>
        ))}
      </DropdownMenu>
      <Button kind="quiet" onClick={() => onDialog('invite')} disabled={busy}>
        <BarIcon of={Send} /> {words.invite} <BarKey>i</BarKey>
      </Button>
      <TagButton
        open={menu === 'tag'}
        onOpenChange={open => onMenu(open ? 'tag' : null)}
        onTag={tag => onAction({ kind: 'tag', add: [tag] })}
      />
      <DropdownMenu
        side="top"
        trigger={
          <Button kind="quiet" disabled={busy}>
            <BarIcon of={UserRound} /> {words.assign}
          </Button>
        }
      >
        {[...people].map(([id, name]) => (
          <MenuItem key={id} onSelect={() => onAction({ kind: 'assign', owner_id: id })}>
            {name}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => onAction({ kind: 'assign', owner_id: null })}>{words.assignNobody}</MenuItem>
      </DropdownMenu>
      <DropdownMenu side="top" align="end" trigger={<IconButton icon={Ellipsis} label={words.more} />}>
        <MenuItem icon={Mail} onSelect={() => onDialog('message')}>
          {words.message}
        </MenuItem>
        <MenuItem icon={RotateCw} shortcut="e" onSelect={onEvaluate}>
          {words.evaluate}
        </MenuItem>
        {exports && (
          <MenuItem icon={Download} onSelect={() => download.mutate()}>
            {exportWords.export}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={UserRoundX} tone="danger" onSelect={() => onDialog('reject')}>
          {words.reject}
        </MenuItem>
      </DropdownMenu>
      <Button kind="quiet" title={words.clear} onClick={onClear}>
        <Icon of={X} /> <span className="sr-only">{words.clear}</span> <BarKey>{words.clearKey}</BarKey>
      </Button>
    </BulkBar>
  )
}

/** Not shown on phones, where all actions have to fit beside each other. */
const BarIcon = ({ of }: { of: LucideIcon }) => (
  <span className="grid max-md:hidden">
    <Icon of={of} size={14} />
  </span>
)

/** Not shown on phones, which have no keyboard. */
const BarKey = ({ children }: { children: string }) => (
  <span className="max-md:hidden">
    <Kbd>{children}</Kbd>
  </span>
)

interface TagButtonProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onTag: (tag: string) => void
}

function TagButton({ open, onOpenChange, onTag }: TagButtonProps) {
  const [tag, setTag] = useState('')
  return (
    <Popover
      label={words.tag}
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <Button kind="quiet">
          <BarIcon of={Tag} /> {words.tag} <BarKey>t</BarKey>
        </Button>
      }
    >
      <form
        className="flex gap-2 p-1"
        onSubmit={event => {
          event.preventDefault()
          if (tag.trim()) onTag(tag.trim())
          setTag('')
          onOpenChange(false)
        }}
      >
        <Input aria-label={words.tag} value={tag} maxLength={40} onChange={event => setTag(event.target.value)} />
        <Button type="submit">{words.add}</Button>
      </form>
    </Popover>
  )
}
