import type { superAdminPaths } from './super-admin-paths.ts'

type ParamName<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? ParamName<Head> | ParamName<Tail>
  : P extends `:${infer Name}`
    ? Name
    : never
type Args<P extends string> = [ParamName<P>] extends [never]
  ? []
  : P extends `${string}:${string}:${string}`
    ? [string, string]
    : [string]

/** A route: its pattern for the router, and a function that builds an address from its parameters. */
export interface Path<P extends string = string> {
  (...args: Args<P>): string
  readonly pattern: P
}

/** A route with its address. */
export function path<const P extends string>(pattern: P): Path<P> {
  const build = (...args: string[]) => {
    let next = 0
    return pattern.replaceAll(/:[A-Za-z_]+/g, () => encodeURIComponent(args[next++] ?? ''))
  }
  return Object.assign(build, { pattern }) as unknown as Path<P>
}

/** An address with a query; empty values are left out. */
export function withQuery(address: string, query: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value)
  const text = search.toString()
  return text ? `${address}?${text}` : address
}

/** Every route of the product, once (specification, section 2). Those of the super-admin area are in `super-admin-paths.ts`. */
export const paths = {
  // public
  home: path('/'),
  features: path('/features'),
  about: path('/about'),
  howItWorks: path('/how-it-works'),
  packages: path('/packages'),
  contact: path('/contact'),
  register: path('/register'),
  login: path('/login'),
  forgetPassword: path('/forget-password'),
  terms: path('/terms-and-services'),
  privacy: path('/privacy-policy'),
  helpCenter: path('/help-center'),
  faqs: path('/faqs'),
  scheduleDemo: path('/schedule-demo'),
  thankYou: path('/thank-you'),
  success: path('/success'),

  // organization
  dashboard: path('/dashboard'),
  settings: path('/settings'),
  settingsProfile: path('/settings/profile'),
  settingsOrganization: path('/settings/organization'),
  settingsAdmin: path('/settings/admin'),
  settingsSubscription: path('/settings/subscription'),
  settingsPortal: path('/settings/subscription/portal'),
  settingsTransaction: path('/settings/transaction'),
  settingsModelCheck: path('/settings/model-check'),
  applications: path('/applications'),
  duplicates: path('/applications/duplicates'),
  imports: path('/applications/imports'),
  importDetails: path('/applications/imports/:importId'),
  candidateDetails: path('/candidate-details/:candidateUuid'),
  emailTemplates: path('/email-templates'),
  viewTemplate: path('/view-template/:id'),
  createEmailTemplate: path('/create-email-template'),
  editEmailTemplate: path('/create-email-template/:id'),
  jobListings: path('/job-listings'),
  createJob: path('/create-job'),
  editJob: path('/create-job/:id'),
  viewAnalysisResult: path('/view-analysis-result/:id'),
  practiceInterview: path('/practice-interview/:id'),
  interviewCalendar: path('/interview-calendar'),
  interviewKit: path('/interview-calendar/kit/:bookingId'),
  formBuilder: path('/form-builder'),
  interviewFlows: path('/interview-flows'),
  interviewFlowForm: path('/Interview-flow-form'),
  editFlow: path('/edit-flow'),
  createFlow: path('/create-flow'),
  dryRun: path('/dry-run'),
  customAi: path('/custom-ai'),
  interviewSettings: path('/interview-settings'),
  buyPlan: path('/buy_plan'),

  // no chrome
  verifyEmail: path('/admins/verify-email'),
  resetPassword: path('/admins/reset-password'),
  dataExport: path('/admins/data-export'),
  replyAddress: path('/admins/reply-address'),
  scheduleInterview: path('/schedule-interview/:data'),
  rescheduleInterview: path('/reschedule-interview/:data'),
  meetingRoom: path('/meeting-room'),
  meetingHome: path('/meeting-home'),
  thankYouInterview: path('/thank-you-interview'),
  form: path('/form/:organizationId'),
  application: path('/application/:token'),

  // plain, full height
  apply: path('/apply/:organizationId/:jobId'),
} as const

export type PathName = keyof typeof paths | keyof typeof superAdminPaths
