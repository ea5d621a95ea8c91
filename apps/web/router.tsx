import type { ComponentType } from 'react'
import { type Guard, redirect, type Route } from '#ui/routes.ts'
import { rememberReturn } from './api-client.ts'
import type { LayoutName } from './layouts/layout-of.ts'
import { layoutOf } from './layouts/layout-of.ts'
import { type PageHandle, Root } from './layouts/root.tsx'
import { RouteError } from './layouts/route-error.tsx'
import type { Path, PathName } from './paths.ts'
import { paths } from './paths.ts'
import { superAdminPaths } from './super-admin-paths.ts'
import { tokenFor } from './session.ts'
import { SUPER_ADMIN_PAGES } from './super-admin-pages.ts'
import { pageTitles } from './words/pages.ts'

/** What a page's file exports. Its guard, if any, runs after its layout loads. */
interface PageModule {
  readonly default: ComponentType
  readonly guard?: Guard
}
interface Page {
  readonly layout: LayoutName
  readonly route: Route
}

const ROUTES = { ...paths, ...superAdminPaths }

/** One line per page: the name of its path, and its file. The layout follows from the path. */
function page(name: PathName, load: () => Promise<PageModule> = coming): Page {
  const { pattern } = ROUTES[name] as Path
  const handle: PageHandle = { title: pageTitles[name], name }
  const lazy = async () => {
    const { default: Component, guard } = await load()
    return { Component, guard }
  }
  return { layout: layoutOf(pattern), route: { path: pattern, handle, lazy, ErrorBoundary: RouteError } }
}

/** For pages that are not available yet. */
const coming = () => import('./pages/coming-page.tsx')

/** `/super-admin` leads to the first page of the area. */
const superAdminStart = () =>
  Promise.resolve({ default: () => null, guard: () => redirect(superAdminPaths[SUPER_ADMIN_PAGES[0].name]()) })

/** Pages that the server renders as separate documents. */
const candidateDocument = () => import('./pages/candidate/application-document.tsx')

const pages: readonly Page[] = [
  page('home', () => import('./pages/marketing/home.tsx')),
  page('features'),
  page('about'),
  page('howItWorks'),
  page('packages', () => import('./pages/marketing/packages.tsx')),
  page('contact', () => import('./pages/marketing/contact.tsx')),
  page('terms'),
  page('privacy'),
  page('helpCenter'),
  page('faqs'),
  page('scheduleDemo', () => import('./pages/marketing/schedule-demo.tsx')),
  page('thankYou'),
  page('success', () => import('./pages/marketing/success.tsx')),

  page('register', () => import('./pages/auth/register.tsx')),
  page('login', () => import('./pages/auth/login.tsx')),
  page('forgetPassword', () => import('./pages/auth/forget-password.tsx')),
  page('verifyEmail', () => import('./pages/auth/verify-email.tsx')),
  page('resetPassword', () => import('./pages/auth/reset-password.tsx')),
  page('dataExport', () => import('./pages/auth/data-export.tsx')),
  page('replyAddress', () => import('./pages/auth/reply-address.tsx')),

  page('dashboard', () => import('./pages/workspace/dashboard.tsx')),
  page('customAi', () => import('./pages/workspace/custom-ai.tsx')),
  page('interviewSettings', () => import('./pages/workspace/interview-settings.tsx')),
  page('interviewFlows', () => import('./pages/workspace/interview-flows.tsx')),
  page('interviewFlowForm', () => import('./pages/workspace/interview-flow-form.tsx')),
  page('createFlow', () => import('./pages/workspace/create-flow.tsx')),
  page('editFlow', () => import('./pages/workspace/edit-flow.tsx')),
  page('dryRun', () => import('./pages/workspace/dry-run.tsx')),
  page('jobListings', () => import('./pages/workspace/job-listings.tsx')),
  page('createJob', () => import('./pages/workspace/create-job.tsx')),
  page('editJob', () => import('./pages/workspace/create-job.tsx')),
  page('viewAnalysisResult', () => import('./pages/workspace/view-analysis-result.tsx')),
  page('applications', () => import('./pages/workspace/applications.tsx')),
  page('duplicates', () => import('./pages/workspace/duplicates.tsx')),
  page('imports', () => import('./pages/workspace/imports.tsx')),
  page('importDetails', () => import('./pages/workspace/import-details.tsx')),
  page('candidateDetails', () => import('./pages/workspace/candidate-details.tsx')),
  page('practiceInterview', () => import('./pages/workspace/practice-interview.tsx')),
  page('interviewCalendar', () => import('./pages/workspace/interview-calendar.tsx')),
  page('interviewKit', () => import('./pages/workspace/interview-kit.tsx')),
  page('formBuilder', () => import('./pages/workspace/form-builder.tsx')),
  page('emailTemplates', () => import('./pages/workspace/email-templates.tsx')),
  page('viewTemplate', () => import('./pages/workspace/email-template.tsx')),
  page('createEmailTemplate', () => import('./pages/workspace/create-email-template.tsx')),
  page('editEmailTemplate', () => import('./pages/workspace/email-template.tsx')),
  page('settings', () => import('./pages/workspace/settings.tsx')),
  page('settingsProfile', () => import('./pages/workspace/settings-profile.tsx')),
  page('settingsOrganization', () => import('./pages/workspace/settings-organization.tsx')),
  page('settingsAdmin', () => import('./pages/workspace/settings-admin.tsx')),
  page('settingsSubscription', () => import('./pages/workspace/settings-subscription.tsx')),
  page('settingsPortal', () => import('./pages/workspace/settings-portal.tsx')),
  page('settingsTransaction', () => import('./pages/workspace/settings-transaction.tsx')),
  page('settingsModelCheck', () => import('./pages/workspace/settings-model-check.tsx')),
  page('buyPlan', () => import('./pages/workspace/buy-plan.tsx')),

  page('form', candidateDocument),
  page('apply', candidateDocument),
  page('application', candidateDocument),
  page('scheduleInterview', () => import('./pages/candidate/schedule-interview.tsx')),
  page('rescheduleInterview', () => import('./pages/candidate/schedule-interview.tsx')),
  page('meetingHome', () => import('./pages/room/meeting-home.tsx')),
  page('meetingRoom', () => import('./pages/room/meeting-room.tsx')),
  page('thankYouInterview', () => import('./pages/room/thank-you-interview.tsx')),

  page('joinSuperAdmins', () => import('./pages/super-admin/invitation.tsx')),
  page('superAdminLogin', () => import('./pages/super-admin/login.tsx')),
  page('superAdmin', superAdminStart),
  page('superAdminOrganization', () => import('./pages/super-admin/organization.tsx')),
  ...SUPER_ADMIN_PAGES.map(({ name }) =>
    page(name, () => import('./pages/super-admin/load-page.ts').then(m => m.loadPage(name))),
  ),
]

const notFound = (path: string): Route => ({
  path,
  handle: { title: pageTitles.notFound },
  lazy: () => import('./pages/not-found.tsx').then(({ default: Component }) => ({ Component })),
})

const inLayout = (layout: LayoutName) => pages.filter(one => one.layout === layout).map(one => one.route)

/** Pages that need a session lead to the login first, and back afterwards. */
const signedIn =
  (login: string): Guard =>
  ({ url: { pathname, search } }) => {
    if (tokenFor(pathname)) return null
    rememberReturn(pathname + search)
    return redirect(login)
  }

/** All routes: five layouts, chosen by path (specification, section 2). */
export const routes: Route[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    children: [
      {
        lazy: () => import('./layouts/public-layout.tsx').then(m => ({ Component: m.PublicLayout })),
        children: [...inLayout('public'), notFound('*')],
      },
      {
        lazy: () => import('./layouts/sidebar-layout.tsx').then(m => ({ Component: m.SidebarLayout })),
        guard: signedIn(paths.login()),
        children: inLayout('sidebar'),
      },
      {
        lazy: () => import('./layouts/super-admin-layout.tsx').then(m => ({ Component: m.SuperAdminLayout })),
        guard: signedIn(superAdminPaths.superAdminLogin()),
        children: [...inLayout('super-admin'), notFound('/super-admin/*?')],
      },
      {
        lazy: () => import('./layouts/plain-layouts.tsx').then(m => ({ Component: m.ApplyLayout })),
        children: [...inLayout('apply'), notFound('/apply/*?')],
      },
      {
        lazy: () => import('./layouts/plain-layouts.tsx').then(m => ({ Component: m.NoLayout })),
        children: inLayout('none'),
      },
    ],
  },
]
