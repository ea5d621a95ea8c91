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
import { paths } from '../paths.ts'

export interface NavItem {
  readonly to: string
  readonly label: string
  readonly icon: LucideIcon
  /** Paths under which the item is the active one, beside its own. */
  readonly also?: readonly string[]
}

/** The sidebar, in the specification's order and words (section 2). */
export const WORKSPACE_NAV: readonly NavItem[] = [
  { to: paths.dashboard(), label: 'Dashboard', icon: LayoutDashboard },
  { to: paths.customAi(), label: 'Custom AI', icon: Sparkle },
  { to: paths.interviewSettings(), label: 'Interview Setting', icon: Mic },
  {
    to: paths.interviewFlows(),
    label: 'Interview Flows',
    icon: GitPullRequestArrow,
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
  { to: paths.formBuilder(), label: 'Form Builder', icon: Rows3 },
  {
    to: paths.emailTemplates(),
    label: 'Email Templates',
    icon: Mail,
    also: ['/view-template', paths.createEmailTemplate()],
  },
  { to: paths.settings(), label: 'Settings', icon: Settings, also: [paths.buyPlan()] },
]

/** Active by path prefix. */
export const isActive = (item: NavItem, pathname: string) =>
  [item.to, ...(item.also ?? [])].some(prefix => pathname.toLowerCase().startsWith(prefix.toLowerCase()))
