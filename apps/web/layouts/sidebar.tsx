import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from '#ui/router.tsx'
import { locale } from '#platform/locale/locale.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Mark } from '#ui/mark.tsx'
import type { NavItem } from './workspace-nav.ts'
import { isActive } from './workspace-nav.ts'
import { sidebarWords as words } from '../words/navigation.ts'

const Hint = lazy(() => import('./nav-hint.tsx').then(m => ({ default: m.NavHint })))

/** Numbers next to the items, by their path: open jobs, active applications. */
export type NavCounts = Readonly<Record<string, number | undefined>>

interface SidebarProps {
  label: string
  home: string
  items: readonly NavItem[]
  counts?: NavCounts
  logo?: string | null
  /** Below the name of the product, in an area of its own. */
  area?: string
  collapsed: boolean
  onCollapse: (collapsed: boolean) => void
  /** The account at the bottom. */
  foot: ReactNode
}

/** The workspace's navigation: 15% wide, or 4 rem when collapsed (specification, section 2). */
export function Sidebar({ label, home, items, counts, logo, area, collapsed, onCollapse, foot }: SidebarProps) {
  /** A logo that could not be loaded. */
  const [missing, setMissing] = useState<string | null>(null)
  return (
    <aside
      aria-label={words.sidebar}
      data-collapsed={collapsed || undefined}
      className={`sticky top-0 flex h-dvh shrink-0 flex-col border-r border-line bg-sunken px-2.5 py-3.5 transition-[width] duration-(--calm) ease-out max-md:hidden ${collapsed ? 'w-16' : 'w-[15%] min-w-46'}`}
    >
      <div className={`mb-2 flex items-center ${collapsed ? 'flex-col gap-2' : 'justify-between'}`}>
        <Link
          to={home}
          aria-label={area && !collapsed ? undefined : 'Evenhand'}
          className="flex h-10 items-center gap-2.5 px-2.5 text-[15px] font-semibold tracking-[-0.01em]"
        >
          {logo && logo !== missing ? (
            <img
              src={logo}
              alt=""
              className="size-[22px] rounded-small object-contain"
              onError={() => setMissing(logo)}
            />
          ) : (
            <Mark />
          )}
          {!collapsed && (
            <span className="leading-tight">
              {'Evenhand'}
              {area && <span className="block text-12 font-normal tracking-normal text-text-2">{area}</span>}
            </span>
          )}
        </Link>
        <IconButton
          icon={collapsed ? PanelLeftOpen : PanelLeftClose}
          label={collapsed ? words.expand : words.collapse}
          aria-expanded={!collapsed}
          size="small"
          onClick={() => onCollapse(!collapsed)}
        />
      </div>
      <NavList label={label} items={items} counts={counts} collapsed={collapsed} />
      <div className="mt-auto pt-2">{foot}</div>
    </aside>
  )
}

export function NavList({
  label,
  items,
  counts,
  collapsed = false,
  large = false,
  onGo,
}: {
  label: string
  items: readonly NavItem[]
  counts?: NavCounts
  collapsed?: boolean
  large?: boolean
  onGo?: () => void
}) {
  return (
    <nav aria-label={label} className="flex min-h-0 flex-col gap-0.5 overflow-y-auto p-px">
      {items.map(item => (
        <NavRow key={item.to} item={item} count={counts?.[item.to]} collapsed={collapsed} large={large} onGo={onGo} />
      ))}
    </nav>
  )
}

function NavRow({
  item,
  count,
  collapsed,
  large,
  onGo,
}: {
  item: NavItem
  count: number | undefined
  collapsed: boolean
  large: boolean
  onGo?: () => void
}) {
  const here = isActive(item, useLocation().pathname)
  const row = (
    <Link
      to={item.to}
      onClick={onGo}
      aria-current={here ? 'page' : undefined}
      aria-label={collapsed ? item.label : undefined}
      className={`flex shrink-0 items-center gap-2.5 overflow-hidden rounded-control px-2.5 text-13 font-medium whitespace-nowrap text-text-2 hover:bg-text/5 aria-[current]:bg-surface aria-[current]:text-text aria-[current]:ring-1 aria-[current]:ring-line ${large ? 'h-11 text-14' : 'h-8'} ${collapsed ? 'justify-center px-0' : ''}`}
    >
      <Icon of={item.icon} />
      {!collapsed && <span className="truncate">{item.label}</span>}
      {/* Hidden from screen readers: the page shows it, and the link is named by its label. */}
      {!collapsed && count !== undefined && (
        <span aria-hidden="true" className="num ml-auto font-normal">
          {locale.number(count)}
        </span>
      )}
    </Link>
  )
  if (!collapsed) return row
  return (
    <Suspense fallback={row}>
      <Hint text={item.label}>{row}</Hint>
    </Suspense>
  )
}
