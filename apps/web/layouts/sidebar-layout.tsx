import { useQuery } from '@tanstack/react-query'
import { Menu, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router'
import { countsQuery } from '#modules/applications/web/api.ts'
import { openJobsQuery } from '#modules/jobs/web/api.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { PageBarContext } from '#ui/page-bar.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { ToastRegion } from '#ui/toast-region.tsx'
import { paths } from '../paths.ts'
import { useOrganisationLogo, useRole } from '../session.ts'
import { isAsking, onAsking } from '../expired-session.ts'
import { AccountButton } from './account-button.tsx'
import { DataProvider } from './data-provider.tsx'
import { NoAccess } from './no-access.tsx'
import { useRouteHandle } from './root.tsx'
import { type NavCounts, Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { useSubscriptionWatch } from './use-subscription-watch.ts'
import { WarningsBanner } from './warnings-banner.tsx'
import { mayOpen, navFor } from './workspace-nav.ts'

const Palette = lazy(() => import('./workspace-palette.tsx').then(m => ({ default: m.WorkspacePalette })))
const Keys = lazy(() => import('#ui/shortcut-list.tsx').then(m => ({ default: m.ShortcutList })))
const SignInAgain = lazy(() => import('./sign-in-again.tsx').then(m => ({ default: m.SignInAgain })))
const NavDrawer = lazy(() => import('./nav-drawer.tsx').then(m => ({ default: m.NavDrawer })))

type Floating = 'palette' | 'keys' | 'drawer' | null

/** The organization's workspace: sidebar, top bar, warnings, page. What floats loads when it is first opened. */
export function SidebarLayout() {
  return (
    <DataProvider>
      <Workspace />
    </DataProvider>
  )
}

function Workspace() {
  useSubscriptionWatch()
  const [collapsed, setCollapsed] = useCollapsed()
  const [floating, setFloating] = useState<Floating>(null)
  const logo = useOrganisationLogo()
  const counts = useCounts()
  const role = useRole()
  const nav = navFor(role)
  const { pathname } = useLocation()
  const expired = useSyncExternalStore(onAsking, isAsking)
  useShortcuts([
    { keys: 'mod+k', label: 'Go to, or do', run: () => setFloating('palette') },
    { keys: '?', label: 'Show these keys', run: () => setFloating('keys') },
  ])
  const set = (name: Exclude<Floating, null>) => (open: boolean) => setFloating(open ? name : null)
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <Sidebar
        label="Workspace"
        home={paths.dashboard()}
        items={nav}
        counts={counts}
        logo={logo}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        foot={<AccountButton collapsed={collapsed} />}
      />
      <Frame
        onMenu={() => setFloating('drawer')}
        tools={<JumpButton onPress={() => setFloating('palette')} />}
        banner={<WarningsBanner />}
      >
        {role && !mayOpen(role, pathname) ? <NoAccess /> : <Outlet />}
      </Frame>
      <Suspense>
        {expired && <SignInAgain />}
        {floating === 'palette' && <Palette open onOpenChange={set('palette')} />}
        {floating === 'keys' && <Keys open onOpenChange={set('keys')} />}
        {floating === 'drawer' && (
          <NavDrawer
            open
            onOpenChange={set('drawer')}
            items={nav}
            counts={counts}
            foot={<AccountButton collapsed={false} />}
          />
        )}
      </Suspense>
      <ToastRegion />
    </div>
  )
}

/** Open jobs and applications in play; left out while they are not known. */
function useCounts(): NavCounts {
  const { data: applications } = useQuery(countsQuery())
  const { data: jobs } = useQuery(openJobsQuery())
  return { [paths.jobListings()]: jobs, [paths.applications()]: applications?.active }
}

interface FrameProps {
  onMenu: () => void
  tools?: ReactNode
  banner?: ReactNode
  children: ReactNode
}

/** Right of a sidebar: the sticky bar with the page's own crumbs (or the route's title), then the page. */
export function Frame({ onMenu, tools, banner, children }: FrameProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const { title } = useRouteHandle()
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <header className="sticky top-0 z-20 flex h-(--bar) shrink-0 items-center gap-2.5 border-b border-line bg-paper/86 px-4 text-13 backdrop-blur-[10px] md:px-7">
        <IconButton icon={Menu} label="Menu" aria-haspopup="dialog" className="-ml-2.5 md:hidden" onClick={onMenu} />
        <div ref={setSlot} className="peer flex min-w-0 items-center gap-2.5 not-empty:flex-1 empty:-mr-2.5" />
        <span className="hidden flex-1 truncate font-medium peer-empty:block">{title}</span>
        {tools}
      </header>
      {banner}
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col">
        <PageBarContext value={slot}>{children}</PageBarContext>
      </main>
    </div>
  )
}

function JumpButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} aria-haspopup="dialog" className="button -mr-3 ml-auto" data-kind="quiet">
      <Icon of={Search} />
      <span className="max-md:sr-only">Jump to…</span>
      <span className="max-md:hidden">
        <Kbd>Ctrl K</Kbd>
      </span>
    </button>
  )
}
