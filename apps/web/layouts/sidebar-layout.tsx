import { useQuery } from '@tanstack/react-query'
import { Menu, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from '#ui/router.tsx'
import { countsQuery } from '#modules/applications/web/api.ts'
import { organizationQuery } from '#modules/organizations/web/api.ts'
import { announcementQuery } from '#modules/platform-settings/web/api.ts'
import { openJobsQuery } from '#modules/jobs/web/api.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { PageBarContext } from '#ui/page-bar.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { ToastRegion } from '#ui/toast-region.tsx'
import { paths } from '../paths.ts'
import { useCan, useOrganisationLogo, useRole, useWarnings } from '../session.ts'
import { isAsking, onAsking } from '../expired-session.ts'
import { AccountButton } from './account-button.tsx'
import { DataProvider } from './data-provider.tsx'
import { LeaveContext } from './leave-context.ts'
import { NoAccess } from './no-access.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { FirstPaint, useRouteHandle } from './root.tsx'
import { type NavCounts, Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { useLive } from './use-live.ts'
import { useSubscriptionWatch } from './use-subscription-watch.ts'
import { mayOpen, navFor } from './workspace-nav.ts'
import { sidebarWords as words } from '../words/navigation.ts'

const AnnouncementBanner = lazy(() =>
  import('#modules/platform-settings/web/announcement-banner.tsx').then(m => ({ default: m.AnnouncementBanner })),
)
const DeletionBanner = lazy(() =>
  import('#modules/organizations/web/deletion-banner.tsx').then(m => ({ default: m.DeletionBanner })),
)
const WarningsBanner = lazy(() => import('./warnings-banner.tsx').then(m => ({ default: m.WarningsBanner })))
const Palette = lazy(() => import('./workspace-palette.tsx').then(m => ({ default: m.WorkspacePalette })))
const Shortcuts = lazy(() => import('#ui/shortcut-list.tsx').then(m => ({ default: m.ShortcutList })))
const SignInAgain = lazy(() => import('./sign-in-again.tsx').then(m => ({ default: m.SignInAgain })))
const NavDrawer = lazy(() => import('./nav-drawer.tsx').then(m => ({ default: m.NavDrawer })))

type Overlay = 'palette' | 'shortcuts' | 'drawer' | null

/** The organization's workspace: sidebar, top bar, warnings, page. Dialogs and drawers load when they are first opened. */
export function SidebarLayout() {
  const [isLeft, setLeft] = useState(false)
  const leave = useCallback(() => setLeft(true), [])
  return (
    <DataProvider>
      {isLeft ? (
        <FirstPaint />
      ) : (
        <LeaveContext value={leave}>
          <Workspace />
        </LeaveContext>
      )}
    </DataProvider>
  )
}

function Workspace() {
  useSubscriptionWatch()
  useLive()
  const [collapsed, setCollapsed] = useCollapsed()
  const [overlay, setOverlay] = useState<Overlay>(null)
  const logo = useOrganisationLogo()
  const counts = useCounts()
  const role = useRole()
  const nav = navFor(role)
  const { pathname } = useLocation()
  const expired = useSyncExternalStore(onAsking, isAsking)
  useShortcuts([
    { keys: 'mod+k', label: words.palette, run: () => setOverlay('palette') },
    { keys: '?', label: words.shortcuts, run: () => setOverlay('shortcuts') },
  ])
  const set = (name: Exclude<Overlay, null>) => (open: boolean) => setOverlay(open ? name : null)
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <Sidebar
        label={words.workspaceNavigation}
        home={paths.dashboard()}
        items={nav}
        counts={counts}
        logo={logo}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        foot={<AccountButton collapsed={collapsed} />}
      />
      <Frame
        onMenu={() => setOverlay('drawer')}
        tools={
          <>
            <SearchButton onOpen={() => setOverlay('palette')} />
            <NotificationBell />
          </>
        }
        banner={<Banners />}
      >
        {role && !mayOpen(role, pathname) ? <NoAccess /> : <Outlet />}
      </Frame>
      <Suspense>
        {expired && <SignInAgain />}
        {overlay === 'palette' && <Palette open onOpenChange={set('palette')} />}
        {overlay === 'shortcuts' && <Shortcuts open onOpenChange={set('shortcuts')} />}
        {overlay === 'drawer' && (
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

/** The deletion of the organization, what the operators of the platform announce, and warnings. Each loads only if there is something. */
function Banners() {
  const { data: own } = useQuery(organizationQuery)
  const { data: announcement } = useQuery(announcementQuery)
  const { warnings } = useWarnings()
  const isOwner = useCan('organization.own')
  return (
    <Suspense>
      {own?.delete_at && <DeletionBanner name={own.name} deleteAt={own.delete_at} isOwner={isOwner} />}
      {announcement && <AnnouncementBanner announcement={announcement} />}
      {warnings.length > 0 && <WarningsBanner />}
    </Suspense>
  )
}

/** The numbers of open jobs and active applications; missing until they are loaded. */
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

/** The area next to a sidebar: the sticky bar with the page's breadcrumb (or the route's title), then the page. */
export function Frame({ onMenu, tools, banner, children }: FrameProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const { title } = useRouteHandle()
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <header className="sticky top-0 z-20 flex h-(--bar) shrink-0 items-center gap-2.5 border-b border-line bg-paper/86 px-4 text-13 backdrop-blur-[10px] md:px-7">
        <IconButton
          icon={Menu}
          label={words.menu}
          aria-haspopup="dialog"
          className="-ml-2.5 md:hidden"
          onClick={onMenu}
        />
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

function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" onClick={onOpen} aria-haspopup="dialog" className="button -mr-3 ml-auto" data-kind="quiet">
      <Icon of={Search} />
      <span className="max-md:sr-only">{words.search}</span>
      <span className="max-md:hidden">
        <Kbd>{words.searchKeys}</Kbd>
      </span>
    </button>
  )
}
