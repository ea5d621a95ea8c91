import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MoreHorizontal, Pencil, RotateCcw, Trash2, Upload } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx'
import { errorWords } from '#ui/error-text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { ImportItem } from '../contract.ts'
import { ITEM_ACTIONS } from '../policy.ts'
import { detailWords as words } from '../words/imports.ts'
import { discardItem, refreshImports, replaceFile, retryItem } from './api.ts'

const EnterDialog = lazy(() => import('./enter-dialog.tsx').then(m => ({ default: m.EnterDialog })))

interface ItemActionsProps {
  readonly importId: string
  readonly item: ImportItem
  readonly name: string
}

/** What can be done with a file that was not imported. */
export function ItemActions({ importId, item, name }: ItemActionsProps) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [entering, setEntering] = useState(false)
  const at = { importId, itemId: item.id }
  const change = useMutation({
    mutationFn: (run: () => Promise<ImportItem>) => run(),
    onSettled: () => refreshImports(client),
    onError: error => toast({ title: words.changeFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  const discard = () =>
    change.mutate(() => discardItem(at), {
      onSuccess: () =>
        toast({
          title: words.discarded(name),
          ...(item.has_file && {
            action: { label: words.undo, alt: words.undoAlt, run: () => change.mutate(() => retryItem(at)) },
          }),
        }),
    })
  const isStored = item.has_file
  const actions = ITEM_ACTIONS[item.state].filter(action => isStored || (action !== 'retry' && action !== 'restore'))
  if (actions.length === 0) return null
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton icon={MoreHorizontal} label={words.actionsFor(name)} size="small" busy={change.isPending} />
        }
      >
        {actions.includes('enter') && (
          <MenuItem icon={Pencil} onSelect={() => setEntering(true)}>
            {words.enter}
          </MenuItem>
        )}
        {actions.includes('replace') && (
          <MenuItem icon={Upload} onSelect={() => input.current?.click()}>
            {words.replace}
          </MenuItem>
        )}
        {(actions.includes('retry') || actions.includes('restore')) && (
          <MenuItem icon={RotateCcw} onSelect={() => change.mutate(() => retryItem(at))}>
            {actions.includes('restore') ? words.restore : words.retry}
          </MenuItem>
        )}
        {actions.includes('discard') && (
          <MenuItem icon={Trash2} tone="danger" onSelect={discard}>
            {words.discard}
          </MenuItem>
        )}
      </DropdownMenu>
      <input
        ref={input}
        type="file"
        accept=".pdf,.docx,.odt,.txt"
        tabIndex={-1}
        aria-label={words.replace}
        className="sr-only"
        onChange={event => {
          const chosen = event.target.files?.[0]
          event.target.value = ''
          if (chosen) change.mutate(() => replaceFile(at, chosen))
        }}
      />
      {entering && (
        <Suspense>
          <EnterDialog at={at} name={name} onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </>
  )
}
