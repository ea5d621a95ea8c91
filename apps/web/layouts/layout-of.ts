import { paths } from '../paths.ts'

export type LayoutName = 'none' | 'apply' | 'super-admin' | 'sidebar' | 'public'

/** First segments of the paths of the workspace (specification, section 2). */
const SIDEBAR = [
  paths.dashboard,
  paths.settings,
  paths.applications,
  paths.candidateDetails,
  paths.emailTemplates,
  paths.viewTemplate,
  paths.createEmailTemplate,
  paths.jobListings,
  paths.createJob,
  paths.viewAnalysisResult,
  paths.practiceInterview,
  paths.interviewCalendar,
  paths.formBuilder,
  paths.interviewFlows,
  paths.interviewFlowForm,
  paths.editFlow,
  paths.createFlow,
  paths.dryRun,
  paths.customAi,
  paths.interviewSettings,
  paths.buyPlan,
].map(path => firstSegment(path.pattern))

const NO_CHROME = [
  paths.verifyEmail,
  paths.scheduleInterview,
  paths.meetingRoom,
  paths.meetingHome,
  paths.thankYouInterview,
  paths.form,
  paths.application,
].map(path => firstSegment(path.pattern))

function firstSegment(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? ''
}

/** The layout of a path. */
export function layoutOf(pathname: string): LayoutName {
  const segment = firstSegment(pathname)
  if (segment === 'apply') return 'apply'
  if (segment.startsWith('reschedule-interview') || NO_CHROME.includes(segment)) return 'none'
  if (segment === 'super-admin') return pathname.toLowerCase().startsWith('/super-admin/login') ? 'none' : 'super-admin'
  return SIDEBAR.includes(segment) ? 'sidebar' : 'public'
}
