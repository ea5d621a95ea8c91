import { Building2, ChartNoAxesColumn, CreditCard, Package, Receipt } from 'lucide-react'
import { paths } from '../paths.ts'
import type { NavItem } from './workspace-nav.ts'

export const SUPER_ADMIN_NAV: readonly NavItem[] = [
  { to: paths.superAdminOverview(), label: 'Overview', icon: ChartNoAxesColumn },
  { to: paths.superAdminSubscriptions(), label: 'Subscriptions', icon: CreditCard },
  { to: paths.superAdminTransactions(), label: 'Transactions', icon: Receipt },
  { to: paths.superAdminPlans(), label: 'Plans', icon: Package },
  { to: paths.superAdminOrganizations(), label: 'Organizations', icon: Building2 },
]
