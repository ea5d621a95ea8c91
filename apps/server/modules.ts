import type { Subscription } from '#platform/events/events.ts'
import { registerSubscriptions } from '#platform/events/subscriptions.ts'
import type { Api } from '#platform/http/api.ts'
import { mailTasks } from '#platform/mail/messages.ts'
import { platformMailTasks } from '#platform/mail/platform-mail.ts'
import type { ScheduleEntry } from '#platform/tasks/schedule.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import { accountsSchedule } from '#modules/accounts/server/prune-sessions.task.ts'
import { accountsRoutes } from '#modules/accounts/server/routes.ts'
import { markResumeRead } from '#modules/applications/public.ts'
import {
  applicationsRoutes,
  applicationsSchedule,
  applicationsSubscriptions,
  applicationsTasks,
} from '#modules/applications/server/routes.ts'
import {
  candidateEmails,
  emailTemplatesRoutes,
  emailTemplatesSubscriptions,
} from '#modules/email-templates/server/routes.ts'
import { customAiRoutes, customAiSubscriptions, customAiTasks } from '#modules/custom-ai/server/routes.ts'
import { dataExportRoutes, dataExportSchedule, dataExportTasks } from '#modules/data-export/server/routes.ts'
import { dryRunsRoutes, dryRunsTasks } from '#modules/dry-runs/server/routes.ts'
import { evaluationRoutes, evaluationSubscriptions, evaluationTasks } from '#modules/evaluation/server/routes.ts'
import { formsRoutes, formsSubscriptions } from '#modules/forms/server/routes.ts'
import { interviewFlowsRoutes, interviewFlowsSubscriptions } from '#modules/interview-flows/server/routes.ts'
import {
  interviewRoomRoutes,
  interviewRoomSchedule,
  interviewRoomSubscriptions,
  interviewRoomTasks,
} from '#modules/interview-room/server/routes.ts'
import { recordingsRoutes, recordingsSubscriptions, recordingsTasks } from '#modules/recordings/server/routes.ts'
import { bulkInvitations } from '#modules/screenings/server/bulk-invitations.ts'
import { screeningsRoutes, screeningsSubscriptions, screeningsTasks } from '#modules/screenings/server/routes.ts'
import { archiveRoutes } from '#modules/application-archive/server/routes.ts'
import {
  attachmentsRoutes,
  attachmentsSchedule,
  attachmentsSubscriptions,
  attachmentsTasks,
} from '#modules/attachments/server/routes.ts'
import { messagesRoutes } from '#modules/messages/server/routes.ts'
import { modelCheckRoutes, modelCheckTasks } from '#modules/model-check/server/routes.ts'
import { candidatesToInform } from '#modules/job-closings/server/candidates-to-inform.ts'
import { importsRoutes, importsSchedule, importsTasks } from '#modules/imports/server/routes.ts'
import { undoOnReopening } from '#modules/job-closings/server/close-job.ts'
import { jobClosingsRoutes, jobClosingsTasks } from '#modules/job-closings/server/routes.ts'
import { jobsSchedule } from '#modules/jobs/server/closing-dates.task.ts'
import { pauseOverLimit } from '#modules/jobs/server/pause-over-limit.ts'
import { jobsRoutes } from '#modules/jobs/server/routes.ts'
import { practiceRoutes, practiceSubscriptions } from '#modules/practice/server/routes.ts'
import { sampleDataRoutes, sampleDataTasks } from '#modules/sample-data/server/routes.ts'
import { analysisRoutes } from '#modules/analysis/server/routes.ts'
import { mergesRoutes, mergesSchedule, mergesSubscriptions, mergesTasks } from '#modules/merges/server/routes.ts'
import { notificationSubscriptions } from '#modules/notifications/server/notify.ts'
import { notificationsRoutes, notificationsSchedule, notificationsTasks } from '#modules/notifications/server/routes.ts'
import { dashboardRoutes } from '#modules/dashboard/server/routes.ts'
import { continueWithOrganization, endWithOrganization } from '#modules/billing/server/end-with-organization.ts'
import { pauseWithOrganization, unpauseWithOrganization } from '#modules/billing/server/pause-with-organization.ts'
import { billingSchedule } from '#modules/billing/server/renew.task.ts'
import { billingRoutes } from '#modules/billing/server/routes.ts'
import { countTemplates } from '#modules/email-templates/public.ts'
import { firstRunRoutes } from '#modules/first-run/server/routes.ts'
import { organizationsSchedule } from '#modules/organizations/server/purge-organizations.task.ts'
import { platformSettingsRoutes } from '#modules/platform-settings/server/routes.ts'
import { organizationsRoutes } from '#modules/organizations/server/routes.ts'
import { interviewsRoutes, interviewsSubscriptions } from '#modules/interviews/server/routes.ts'
import { resumesRoutes, resumesTasks } from '#modules/resumes/server/routes.ts'
import { retentionRoutes } from '#modules/retention/server/routes.ts'
import { auditRoutes } from '#modules/audit/server/routes.ts'
import { calendarFeedRoutes, endWithPassword } from '#modules/calendar-feed/server/routes.ts'
import { offersSentTo, standingOffers } from '#modules/offers/public.ts'
import { offersRoutes, offersSchedule, offersSubscriptions, offersTasks } from '#modules/offers/server/routes.ts'
import { todosRoutes, todosSchedule, todosTasks } from '#modules/todos/server/routes.ts'
import { siteSchedule } from '#modules/site/server/prune-requests.task.ts'
import { siteRoutes } from '#modules/site/server/routes.ts'
import { shareLinksRoutes } from '#modules/share-links/server/routes.ts'
import { twoFactorSchedule } from '#modules/two-factor/server/prune-challenges.task.ts'
import { twoFactorRoutes } from '#modules/two-factor/server/routes.ts'
import { teamRoutes } from '#modules/team/server/routes.ts'
import {
  busyCalendarsRoutes,
  busyCalendarsSchedule,
  busyCalendarsTasks,
} from '#modules/busy-calendars/server/routes.ts'
import { superAdminSchedule } from '#modules/super-admin/server/count-storage.task.ts'
import { superAdminRoutes } from '#modules/super-admin/server/routes.ts'
import { schedulingRoutes, schedulingTasks } from '#modules/scheduling/server/routes.ts'

const bulkPorts = { emails: candidateEmails, invitations: bulkInvitations, standingOffers }

interface ServerModule {
  readonly routes?: (api: Api) => void
  readonly tasks?: readonly TaskDefinition[]
  readonly subscriptions?: readonly Subscription[]
  readonly schedule?: readonly ScheduleEntry[]
}

/** The modules of the product, one per line. */
export const modules: readonly ServerModule[] = [
  { routes: platformSettingsRoutes },
  { routes: organizationsRoutes, schedule: organizationsSchedule },
  {
    routes: billingRoutes,
    schedule: billingSchedule,
    subscriptions: [...endWithOrganization, continueWithOrganization, pauseWithOrganization, unpauseWithOrganization],
  },
  { routes: accountsRoutes, schedule: accountsSchedule },
  { routes: twoFactorRoutes, schedule: twoFactorSchedule },
  { routes: formsRoutes, subscriptions: formsSubscriptions },
  { routes: interviewFlowsRoutes, subscriptions: interviewFlowsSubscriptions },
  { routes: jobsRoutes(candidatesToInform), schedule: jobsSchedule, subscriptions: [pauseOverLimit] },
  { routes: resumesRoutes, tasks: resumesTasks(markResumeRead) },
  {
    routes: applicationsRoutes(bulkPorts, offersSentTo),
    tasks: applicationsTasks(bulkPorts),
    subscriptions: applicationsSubscriptions,
    schedule: applicationsSchedule,
  },
  { routes: messagesRoutes(candidateEmails) },
  {
    routes: attachmentsRoutes,
    tasks: attachmentsTasks,
    subscriptions: attachmentsSubscriptions,
    schedule: [attachmentsSchedule],
  },
  { routes: importsRoutes, tasks: importsTasks, schedule: importsSchedule },
  {
    routes: jobClosingsRoutes(candidateEmails),
    tasks: jobClosingsTasks(bulkPorts),
    subscriptions: [undoOnReopening],
  },
  { routes: busyCalendarsRoutes, tasks: busyCalendarsTasks, schedule: busyCalendarsSchedule },
  { routes: schedulingRoutes, tasks: schedulingTasks },
  { routes: interviewsRoutes, subscriptions: interviewsSubscriptions },
  { routes: calendarFeedRoutes, subscriptions: [endWithPassword] },
  { routes: offersRoutes, tasks: offersTasks, subscriptions: offersSubscriptions, schedule: offersSchedule },
  { routes: todosRoutes, tasks: todosTasks, schedule: [todosSchedule] },
  { routes: teamRoutes },
  { routes: auditRoutes },
  { routes: screeningsRoutes(candidateEmails), tasks: screeningsTasks, subscriptions: screeningsSubscriptions },
  { routes: recordingsRoutes, tasks: recordingsTasks, subscriptions: recordingsSubscriptions },
  {
    routes: interviewRoomRoutes,
    tasks: interviewRoomTasks,
    subscriptions: interviewRoomSubscriptions,
    schedule: interviewRoomSchedule,
  },
  { routes: evaluationRoutes, tasks: evaluationTasks, subscriptions: evaluationSubscriptions },
  { routes: customAiRoutes, tasks: customAiTasks, subscriptions: customAiSubscriptions },
  { routes: retentionRoutes },
  { routes: archiveRoutes },
  { routes: shareLinksRoutes },
  { routes: modelCheckRoutes, tasks: modelCheckTasks },
  { routes: practiceRoutes, subscriptions: practiceSubscriptions },
  { routes: dryRunsRoutes, tasks: dryRunsTasks },
  { routes: sampleDataRoutes, tasks: sampleDataTasks(candidateEmails) },
  { routes: analysisRoutes },
  { routes: dashboardRoutes },
  {
    routes: notificationsRoutes,
    tasks: notificationsTasks,
    subscriptions: notificationSubscriptions,
    schedule: [notificationsSchedule],
  },
  { routes: firstRunRoutes(countTemplates) },
  { routes: mergesRoutes, tasks: mergesTasks, subscriptions: mergesSubscriptions, schedule: mergesSchedule },
  { routes: dataExportRoutes, tasks: dataExportTasks, schedule: dataExportSchedule },
  { routes: emailTemplatesRoutes, subscriptions: emailTemplatesSubscriptions },
  { routes: superAdminRoutes, schedule: superAdminSchedule },
  { routes: siteRoutes, schedule: siteSchedule },
]

export const taskDefinitions: readonly TaskDefinition[] = [
  ...mailTasks,
  ...platformMailTasks,
  ...modules.flatMap(({ tasks }) => tasks ?? []),
]
export const subscriptions: readonly Subscription[] = modules.flatMap(module => module.subscriptions ?? [])
registerSubscriptions(subscriptions)
