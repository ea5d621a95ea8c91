import { LogOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Outlet } from '#ui/router.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ToastRegion } from '#ui/toast-region.tsx'
import { paths } from '../paths.ts'
import { DataProvider } from './data-provider.tsx'
import { Frame } from './sidebar-layout.tsx'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { useSuperAdminLogout } from './use-logout.ts'
import { SUPER_ADMIN_NAV } from './super-admin-nav.ts'
import { sidebarWords as words } from '../words/navigation.ts'

const NavDrawer = lazy(() => import('./nav-drawer.tsx').then(m => ({ default: m.NavDrawer })))

/** The area for the operators of the installation. */
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
  const logout = useSuperAdminLogout()
  const foot = (narrow: boolean) => (
    <Button kind="quiet" className="w-full justify-start" onClick={logout} aria-label={words.logout}>
      <Icon of={LogOut} />
      {!narrow && words.logout}
    </Button>
  )
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <Sidebar
        label={words.superAdminNavigation}
        home={paths.superAdminOverview()}
        items={SUPER_ADMIN_NAV}
        collapsed={collapsed}
        onCollapse={setCollapsed}
        foot={foot(collapsed)}
      />
      <Frame onMenu={() => setDrawer(true)}>
        <Outlet />
      </Frame>
      <Suspense>
        {drawer && <NavDrawer open onOpenChange={setDrawer} items={SUPER_ADMIN_NAV} foot={foot(false)} />}
      </Suspense>
      <ToastRegion />
    </div>
  )
}
