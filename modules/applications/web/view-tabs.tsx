import { Ellipsis, Pencil, Star, StarOff, Trash2, UserRound, UsersRound } from 'lucide-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { SavedView } from '../contract.ts'
import { viewWords as words } from '../words/views.ts'
import { createView, deleteView, editView, refreshViews, setDefaultView } from './views-api.ts'

const RenameView = lazy(() => import('./view-dialogs.tsx').then(m => ({ default: m.RenameView })))

interface ViewTabsProps {
  views: readonly SavedView[]
  open: SavedView | null
  defaultId: string | null
  /** May share views. */
  shares: boolean
  onShow: (view: SavedView | null) => void
}

/** The saved views as tabs. Nothing is shown before the first one is saved. */
export function ViewTabs({ views, open, defaultId, shares, onShow }: ViewTabsProps) {
  if (views.length === 0) return null
  const tab = (view: SavedView | null) => (
    <button
      key={view?.id ?? ''}
      type="button"
      aria-pressed={open?.id === view?.id}
      onClick={() => onShow(view)}
      title={view?.shared && !view.mine ? words.sharedBy(view.created_by) : undefined}
      className="flex h-7 flex-none items-center gap-1.5 rounded-full border border-line px-3 text-12 font-medium whitespace-nowrap text-text-2 hover:text-text aria-pressed:border-brand-line aria-pressed:bg-brand-tint aria-pressed:text-text max-md:h-9"
    >
      {view?.shared && <Icon of={UsersRound} size={12} />}
      {view?.name ?? words.all}
      {view?.shared && <span className="sr-only">{words.shared}</span>}
      {view && view.id === defaultId && <Icon of={Star} size={12} />}
    </button>
  )
  return (
    <div role="group" aria-label={words.views} className="mt-3 flex items-center gap-1.5 overflow-x-auto py-0.5">
      {tab(null)}
      {views.map(tab)}
      {open && <ViewMenu key={open.id} view={open} isDefault={open.id === defaultId} shares={shares} onShow={onShow} />}
    </div>
  )
}

interface ViewMenuProps extends Pick<ViewTabsProps, 'shares' | 'onShow'> {
  view: SavedView
  isDefault: boolean
}

/** What can be done with the open view. */
function ViewMenu({ view, isDefault, shares, onShow }: ViewMenuProps) {
  const client = useQueryClient()
  const [renaming, setRenaming] = useState(false)
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => refreshViews(client),
    onError: error => toast({ title: words.changeFailed, description: error.message, tone: 'danger' }),
  })
  const remove = () =>
    change.mutate(async () => {
      await deleteView(view.id)
      onShow(null)
      const { name, shared, filter, sort, layout, columns } = view
      const restore = async () => {
        const again = await createView({ name, shared, filter, sort, layout, columns })
        if (isDefault) await setDefaultView(again.id)
        await refreshViews(client)
        onShow(again)
      }
      toast({
        title: words.deleted(name),
        // Someone else's shared view would come back as one's own.
        ...(view.mine && { action: { label: words.undo, alt: words.undoByHand, run: () => change.mutate(restore) } }),
      })
    })
  return (
    <>
      <DropdownMenu trigger={<IconButton icon={Ellipsis} size="small" label={words.options(view.name)} />}>
        <MenuItem
          icon={isDefault ? StarOff : Star}
          onSelect={() => change.mutate(() => setDefaultView(isDefault ? null : view.id))}
        >
          {isDefault ? words.removeDefault : words.setDefault}
        </MenuItem>
        {view.can_edit && (
          <>
            <MenuItem icon={Pencil} onSelect={() => setRenaming(true)}>
              {words.rename}
            </MenuItem>
            {shares && (
              <MenuItem
                icon={view.shared ? UserRound : UsersRound}
                onSelect={() => change.mutate(() => editView(view.id, { shared: !view.shared }))}
              >
                {view.shared ? words.makePrivate : words.makeShared}
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem icon={Trash2} tone="danger" onSelect={remove}>
              {words.delete}
            </MenuItem>
          </>
        )}
      </DropdownMenu>
      {renaming && (
        <Suspense>
          <RenameView view={view} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  )
}
