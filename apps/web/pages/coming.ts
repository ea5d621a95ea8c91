import type { PathName } from '../paths.ts'

interface Coming {
  /** What the page will do, in one sentence. */
  readonly does: string
  /** Where to go now. */
  readonly next: PathName
  readonly nextLabel: string
}

const workspace = (does: string): Coming => ({ does, next: 'applications', nextLabel: 'Go to the applications' })
const site = (does: string): Coming => ({ does, next: 'home', nextLabel: 'Go to the start' })
const owner = (does: string): Coming => ({ does, next: 'superAdminOverview', nextLabel: 'Go to the overview' })

/** For routes whose screen is not built yet. A page's entry goes when its screen comes. */
export const COMING: Partial<Record<PathName, Coming>> = {
  features: site('It will show each part of Evenhand at work: the form, the interview, the evidence, the decision.'),
  about: site('It will say who makes Evenhand, and why a person decides.'),
  howItWorks: site('It will walk through a hire from the posted job to the answer, step by step.'),
  packages: site('It will list the plans with their limits and prices, by month and by year.'),
  contact: site('It will take your message and answer it by mail.'),
  terms: site('It will hold the terms of service.'),
  privacy: site('It will say what is kept about whom, for how long, and how to have it deleted.'),
  helpCenter: site('It will answer questions by article, with a search.'),
  faqs: site('It will answer what people ask first.'),
  scheduleDemo: site('It will take a time that suits you and confirm it by mail.'),
  thankYou: site('It will say what happens after you wrote to us.'),
  success: site('It will confirm what you just finished.'),
  dashboard: workspace('It will show what waits for you, who has heard nothing, and how your jobs move.'),
  customAi: workspace(
    'It will hold your own questions to every résumé and interview, each answered with its evidence.',
  ),
  interviewSettings: workspace('It will set the interviewer’s voice, tone, length and what is recorded.'),
  interviewFlows: workspace('It will list your interview flows with their rounds and questions.'),
  interviewFlowForm: workspace('It will name a new flow and draft its questions from a job.'),
  createFlow: workspace('It will lay out rounds and questions, each with its five levels.'),
  editFlow: workspace('It will change a flow’s rounds and questions, each with its five levels.'),
  viewAnalysisResult: workspace('It will rank a job’s applicants and show why each stands where they do.'),
  interviewCalendar: workspace('It will show interviews by month, week and day.'),
  formBuilder: workspace('It will shape the form that candidates fill in.'),
  emailTemplates: workspace('It will hold the mails that candidates get.'),
  viewTemplate: workspace('It will show a mail as a candidate reads it.'),
  createEmailTemplate: workspace('It will write a new mail, with names and times filled in.'),
  editEmailTemplate: workspace('It will change a mail, with names and times filled in.'),
  settingsOrganization: workspace('It will set your organization’s name, look and promises to candidates.'),
  settingsAdmin: workspace('It will list who works here, and invite others.'),
  settingsSubscription: workspace('It will show your plan and what is left of it.'),
  settingsTransaction: workspace('It will list payments and invoices.'),
  buyPlan: workspace('It will compare the plans and take one.'),
  superAdminLogin: site('It will sign in who runs this installation.'),
  superAdminOverview: owner('It will show organizations, revenue, interviews and failures at a glance.'),
  superAdminSubscriptions: owner('It will list every subscription and its state.'),
  superAdminTransactions: owner('It will list every payment.'),
  superAdminPlans: owner('It will edit the plans and their limits.'),
  superAdminOrganizations: owner('It will list the organizations and what they use.'),
  superAdminOrganization: owner('It will show one organization’s plan and usage.'),
  superAdminSettings: owner('It will hold the settings of this installation.'),
}
