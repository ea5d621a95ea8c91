import { paths } from '../paths.ts'

export type LayoutName = 'none' | 'apply' | 'super-admin' | 'sidebar' | 'public'

/** First words of the paths that belong to an organization's admins (specification, section 2). */
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
  paths.interviewCalendar,
  paths.formBuilder,
  paths.interviewFlows,
  paths.interviewFlowForm,
  paths.editFlow,
  paths.createFlow,
  paths.customAi,
  paths.interviewSettings,
  paths.buyPlan,
].map(path => firstWord(path.pattern))

const NO_CHROME = [
  paths.verifyEmail,
  paths.scheduleInterview,
  paths.meetingRoom,
  paths.meetingHome,
  paths.thankYouInterview,
  paths.form,
  paths.application,
].map(path => firstWord(path.pattern))

function firstWord(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? ''
}

/** Which chrome a path wears; the path alone decides. */
export function layoutOf(pathname: string): LayoutName {
  const word = firstWord(pathname)
  if (word === 'apply') return 'apply'
  if (word.startsWith('reschedule-interview') || NO_CHROME.includes(word)) return 'none'
  if (word === 'super-admin') return pathname.toLowerCase().startsWith('/super-admin/login') ? 'none' : 'super-admin'
  return SIDEBAR.includes(word) ? 'sidebar' : 'public'
}
