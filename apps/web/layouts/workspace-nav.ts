import type { LucideIcon } from 'lucide-react'
import {
  BriefcaseBusiness,
  CalendarDays,
  GitPullRequestArrow,
  LayoutDashboard,
  Mail,
  Mic,
  Rows3,
  Settings,
  Sparkle,
  UserRound,
} from 'lucide-react'
import { can, type Permission } from '#platform/access/policy.ts'
import type { AdminRole } from '#platform/access/roles.ts'
import { paths } from '../paths.ts'

export interface NavItem {
  readonly to: string
  readonly label: string
  readonly icon: LucideIcon
  /** Paths under which the item is the active one, beside its own. */
  readonly also?: readonly string[]
  /** Who sees it; everyone if nothing is said. */
  readonly needs?: Permission
}

/** The sidebar, in the specification's order and words (section 2). */
export const WORKSPACE_NAV: readonly NavItem[] = [
  { to: paths.dashboard(), label: 'Dashboard', icon: LayoutDashboard },
  { to: paths.customAi(), label: 'Custom AI', icon: Sparkle, needs: 'setup.read' },
  { to: paths.interviewSettings(), label: 'Interview Setting', icon: Mic, needs: 'setup.read' },
  {
    to: paths.interviewFlows(),
    label: 'Interview Flows',
    icon: GitPullRequestArrow,
    needs: 'setup.read',
    also: [paths.interviewFlowForm(), paths.editFlow(), paths.createFlow()],
  },
  {
    to: paths.jobListings(),
    label: 'Jobs',
    icon: BriefcaseBusiness,
    also: [paths.createJob(), '/view-analysis-result'],
  },
  { to: paths.applications(), label: 'Applications', icon: UserRound, also: ['/candidate-details'] },
  { to: paths.interviewCalendar(), label: 'Interview Calendar', icon: CalendarDays },
  { to: paths.formBuilder(), label: 'Form Builder', icon: Rows3, needs: 'setup.read' },
  {
    to: paths.emailTemplates(),
    label: 'Email Templates',
    icon: Mail,
    needs: 'setup.read',
    also: ['/view-template', paths.createEmailTemplate()],
  },
  { to: paths.settings(), label: 'Settings', icon: Settings, also: [paths.buyPlan()], needs: 'setup.read' },
]

/** What a role sees of the sidebar; before the role is known, what everyone sees. */
export const navFor = (role: AdminRole | null): readonly NavItem[] =>
  WORKSPACE_NAV.filter(({ needs }) => !needs || (role !== null && can(role, needs)))

/** Pages that need more than their item in the sidebar, or less. The first that fits decides. */
const PAGES: readonly { readonly at: string; readonly needs: Permission }[] = [
  { at: paths.settingsProfile(), needs: 'signed_in' },
  { at: paths.settingsOrganization(), needs: 'organization.settings' },
  { at: paths.settingsAdmin(), needs: 'people.manage' },
  { at: paths.settingsSubscription(), needs: 'organization.own' },
  { at: paths.settingsTransaction(), needs: 'organization.own' },
  { at: `${paths.createJob()}/`, needs: 'jobs.edit' },
  { at: paths.createJob(), needs: 'jobs.manage' },
]

/** Whether a role may open a page of the workspace. The server decides about each call; this avoids calls it would refuse. */
export function mayOpen(role: AdminRole, pathname: string): boolean {
  const page = PAGES.find(({ at }) => pathname.toLowerCase().startsWith(at))
  if (page) return can(role, page.needs)
  const item = WORKSPACE_NAV.find(one => isActive(one, pathname))
  return !item?.needs || can(role, item.needs)
}

/** Active by path prefix. */
export const isActive = (item: NavItem, pathname: string) =>
  [item.to, ...(item.also ?? [])].some(prefix => pathname.toLowerCase().startsWith(prefix.toLowerCase()))
