import type { ReactNode } from 'react'
import { Drawer } from '#ui/drawer.tsx'
import { Wordmark } from '#ui/mark.tsx'
import { NavList } from './sidebar.tsx'
import type { NavCounts } from './sidebar.tsx'
import type { NavItem } from './workspace-nav.ts'
import { sidebarWords as words } from '../words/navigation.ts'

/** The navigation on small screens. Following a link closes it. */
export function NavDrawer({
  open,
  onOpenChange,
  label = words.workspaceNavigation,
  items,
  counts,
  foot,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  label?: string
  items: readonly NavItem[]
  counts?: NavCounts
  foot: ReactNode
}) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={words.menu}>
      <div className="flex h-16 items-center px-5">
        <Wordmark size={24} />
      </div>
      <div className="flex min-h-0 flex-1 flex-col px-2.5">
        <NavList label={label} items={items} counts={counts} large onGo={() => onOpenChange(false)} />
      </div>
      <div className="border-t border-line p-2.5">{foot}</div>
    </Drawer>
  )
}
