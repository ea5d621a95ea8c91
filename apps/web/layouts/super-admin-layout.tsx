import { useQuery } from '@tanstack/react-query'
import { Lock, LogOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Outlet } from '#ui/router.tsx'
import { superAdminQuery } from '#modules/super-admin/web/api.ts'
import { superAdminAreaWords as area } from '#modules/super-admin/words/area.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { ToastRegion } from '#ui/toast-region.tsx'
import { superAdminPaths } from '../super-admin-paths.ts'
import { superAdminWords as words } from '../words/super-admin.ts'
import { DataProvider } from './data-provider.tsx'
import { Frame } from './sidebar-layout.tsx'
import { NavList, Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'
import { superAdminNav } from './super-admin-nav.ts'
import { useCollapsed } from './use-collapsed.ts'
import { useSuperAdminLogout } from './use-super-admin-logout.ts'

const NavDrawer = lazy(() => import('./nav-drawer.tsx').then(m => ({ default: m.NavDrawer })))

/** The area for those who run the product. */
export function SuperAdminLayout() {
  return (
    <DataProvider>
      <SuperAdminArea />
    </DataProvider>
  )
}

function SuperAdminArea() {
  const [collapsed, setCollapsed] = useCollapsed()
  const [drawer, setDrawer] = useState(false)
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <Sidebar
        label={words.navigation}
        home={superAdminPaths.superAdmin()}
        area={words.navigation}
        items={superAdminNav('list')}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        foot={<Foot collapsed={collapsed} />}
      />
      <Frame onMenu={() => setDrawer(true)} tools={<WhoIsHere />}>
        <Outlet />
      </Frame>
      <Suspense>
        {drawer && (
          <NavDrawer
            open
            onOpenChange={setDrawer}
            label={words.navigation}
            items={superAdminNav('list')}
            foot={<Foot large onGo={() => setDrawer(false)} />}
          />
        )}
      </Suspense>
      <ToastRegion />
    </div>
  )
}

function Foot({ collapsed = false, large = false, onGo }: { collapsed?: boolean; large?: boolean; onGo?: () => void }) {
  const logout = useSuperAdminLogout()
  return (
    <div className="grid gap-0.5">
      <NavList label={words.foot} items={superAdminNav('foot')} collapsed={collapsed} large={large} onGo={onGo} />
      <Button
        kind="quiet"
        className={`mx-px -mt-px ${collapsed ? 'justify-center px-0' : 'justify-start gap-2.5 px-[9px]'} ${large ? 'h-11 text-14' : 'h-8'}`}
        onClick={logout}
        aria-label={words.logout}
      >
        <Icon of={LogOut} />
        {!collapsed && words.logout}
      </Button>
    </div>
  )
}

/** What this area never shows, and who is signed in. */
function WhoIsHere() {
  const { data } = useQuery(superAdminQuery())
  return (
    <span className="ml-auto flex shrink-0 items-center gap-2.5">
      {data?.access === 'read' && <Chip tone="attention">{area.readOnly}</Chip>}
      <Chip tone="outline" className="max-md:hidden">
        <Icon of={Lock} size={12} /> {area.noCandidates}
      </Chip>
      {data && (
        <span title={data.email} className="flex items-center gap-2">
          <Avatar name={data.name} size="small" />
          <span className="max-w-40 truncate max-lg:sr-only">{data.name}</span>
        </span>
      )}
    </span>
  )
}
