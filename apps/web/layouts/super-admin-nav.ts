import { Building2, ChartNoAxesColumn, CreditCard, Package, Receipt } from 'lucide-react'
import { paths } from '../paths.ts'
import type { NavItem } from './workspace-nav.ts'
import { sidebarWords } from '../words/navigation.ts'

const words = sidebarWords.superAdmin

export const SUPER_ADMIN_NAV: readonly NavItem[] = [
  { to: paths.superAdminOverview(), label: words.overview, icon: ChartNoAxesColumn },
  { to: paths.superAdminSubscriptions(), label: words.subscriptions, icon: CreditCard },
  { to: paths.superAdminTransactions(), label: words.transactions, icon: Receipt },
  { to: paths.superAdminPlans(), label: words.plans, icon: Package },
  { to: paths.superAdminOrganizations(), label: words.organizations, icon: Building2 },
]
