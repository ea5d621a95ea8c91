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
import { sidebarWords } from '../words/navigation.ts'

export interface NavItem {
  readonly to: string
  readonly label: string
  readonly icon: LucideIcon
  /** Further paths for which the item is the active one. */
  readonly also?: readonly string[]
  /** The permission that is needed to see it; without it everyone does. */
  readonly needs?: Permission
}

const words = sidebarWords.workspace

/** The sidebar, in the order of the specification (section 2). */
export const WORKSPACE_NAV: readonly NavItem[] = [
  { to: paths.dashboard(), label: words.dashboard, icon: LayoutDashboard },
  { to: paths.customAi(), label: words.customAi, icon: Sparkle, needs: 'setup.read' },
  { to: paths.interviewSettings(), label: words.interviewSettings, icon: Mic, needs: 'setup.read' },
  {
    to: paths.interviewFlows(),
    label: words.interviewFlows,
    icon: GitPullRequestArrow,
    needs: 'setup.read',
    also: [paths.interviewFlowForm(), paths.editFlow(), paths.createFlow(), paths.dryRun()],
  },
  {
    to: paths.jobListings(),
    label: words.jobs,
    icon: BriefcaseBusiness,
    also: [paths.createJob(), '/view-analysis-result'],
  },
  { to: paths.applications(), label: words.applications, icon: UserRound, also: ['/candidate-details'] },
  { to: paths.interviewCalendar(), label: words.calendar, icon: CalendarDays },
  { to: paths.formBuilder(), label: words.formBuilder, icon: Rows3, needs: 'setup.read' },
  {
    to: paths.emailTemplates(),
    label: words.emailTemplates,
    icon: Mail,
    needs: 'setup.read',
    also: ['/view-template', paths.createEmailTemplate()],
  },
  { to: paths.settings(), label: words.settings, icon: Settings, also: [paths.buyPlan()], needs: 'setup.read' },
]

/** The items that a role sees; before the role is known, those that everyone sees. */
export const navFor = (role: AdminRole | null): readonly NavItem[] =>
  WORKSPACE_NAV.filter(({ needs }) => !needs || (role !== null && can(role, needs)))

/** Pages that need another permission than their item in the sidebar. The first match counts. */
const PAGES: readonly { readonly at: string; readonly needs: Permission }[] = [
  { at: paths.settingsProfile(), needs: 'signed_in' },
  { at: paths.settingsOrganization(), needs: 'organization.settings' },
  { at: paths.settingsAdmin(), needs: 'people.manage' },
  { at: paths.settingsSubscription(), needs: 'organization.own' },
  { at: paths.settingsTransaction(), needs: 'organization.own' },
  { at: paths.duplicates(), needs: 'candidates.manage' },
  { at: paths.imports(), needs: 'candidates.manage' },
  { at: `${paths.createJob()}/`, needs: 'jobs.edit' },
  { at: paths.createJob(), needs: 'jobs.manage' },
]

/** Whether a role may open a page of the workspace. The server checks each call; this avoids calls that it would reject. */
export function mayOpen(role: AdminRole, pathname: string): boolean {
  const page = PAGES.find(({ at }) => pathname.toLowerCase().startsWith(at))
  if (page) return can(role, page.needs)
  const item = WORKSPACE_NAV.find(one => isActive(one, pathname))
  return !item?.needs || can(role, item.needs)
}

/** Active by path prefix. */
export const isActive = (item: NavItem, pathname: string) =>
  [item.to, ...(item.also ?? [])].some(prefix => pathname.toLowerCase().startsWith(prefix.toLowerCase()))
