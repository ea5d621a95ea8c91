import {
  Building2,
  ChartNoAxesColumn,
  CreditCard,
  Inbox,
  type LucideIcon,
  Package,
  Receipt,
  ScrollText,
  Settings,
} from 'lucide-react'
import { superAdminPaths } from '../super-admin-paths.ts'
import { SUPER_ADMIN_PAGES } from '../super-admin-pages.ts'
import { pageTitles } from '../words/pages.ts'
import type { NavItem } from './workspace-nav.ts'

type Name = (typeof SUPER_ADMIN_PAGES)[number]['name']

const ICONS: Readonly<Record<Name, LucideIcon>> = {
  superAdminOverview: ChartNoAxesColumn,
  superAdminSubscriptions: CreditCard,
  superAdminTransactions: Receipt,
  superAdminPlans: Package,
  superAdminOrganizations: Building2,
  superAdminRequests: Inbox,
  superAdminAuditLog: ScrollText,
  superAdminSettings: Settings,
}

/** The sidebar of the super-admin area: what is in its list, or at its foot. */
export const superAdminNav = (place: 'list' | 'foot'): readonly NavItem[] =>
  SUPER_ADMIN_PAGES.filter(page => page.place === place).map(({ name }) => ({
    to: superAdminPaths[name](),
    label: pageTitles[name],
    icon: ICONS[name],
  }))
