import type { LoaderFunction, RouteObject } from 'react-router'
import { redirect } from 'react-router'
import type { ComponentType } from 'react'
import { rememberReturn } from './api-client.ts'
import type { LayoutName } from './layouts/layout-of.ts'
import { layoutOf } from './layouts/layout-of.ts'
import { FirstPaint, type PageHandle, Root } from './layouts/root.tsx'
import { RouteError } from './layouts/route-error.tsx'
import type { Path, PathName } from './paths.ts'
import { paths } from './paths.ts'
import { tokenFor } from './session.ts'

/** What a page's file exports; its loader, if any, runs beside the loading of its layout. */
interface PageModule {
  readonly default: ComponentType
  readonly loader?: LoaderFunction
}
interface Page {
  readonly layout: LayoutName
  readonly route: RouteObject
}

/** One line a page: its path's name, its title, its file. The layout follows from the path. */
function page(name: PathName, title: string, load: () => Promise<PageModule> = coming): Page {
  const { pattern } = paths[name] as Path
  const handle: PageHandle = { title, name }
  const lazy = async () => {
    const { default: Component, loader } = await load()
    return { Component, loader }
  }
  return { layout: layoutOf(pattern), route: { path: pattern, handle, lazy, ErrorBoundary: RouteError } }
}

/** For routes whose screen is not built yet: says what it will do and where to go now. */
const coming = () => import('./pages/coming-page.tsx')

/** Pages that the server renders as documents of their own. */
const candidateDocument = () => import('./pages/candidate/application-document.tsx')

const pages: readonly Page[] = [
  page('home', 'Hiring that shows its evidence', () => import('./pages/marketing/home.tsx')),
  page('features', 'Features'),
  page('about', 'About'),
  page('howItWorks', 'How it works'),
  page('packages', 'Packages'),
  page('contact', 'Contact'),
  page('terms', 'Terms of service'),
  page('privacy', 'Privacy policy'),
  page('helpCenter', 'Help center'),
  page('faqs', 'FAQs'),
  page('scheduleDemo', 'Book a demo'),
  page('thankYou', 'Thank you'),
  page('success', 'Done'),

  page('register', 'Register', () => import('./pages/auth/register.tsx')),
  page('login', 'Login', () => import('./pages/auth/login.tsx')),
  page('forgetPassword', 'Forgot password', () => import('./pages/auth/forget-password.tsx')),
  page('verifyEmail', 'Confirm your address', () => import('./pages/auth/verify-email.tsx')),
  page('resetPassword', 'New password', () => import('./pages/auth/reset-password.tsx')),

  page('dashboard', 'Dashboard', () => import('./pages/workspace/dashboard.tsx')),
  page('customAi', 'Custom AI'),
  page('interviewSettings', 'Interview settings'),
  page('interviewFlows', 'Interview flows'),
  page('interviewFlowForm', 'New interview flow'),
  page('createFlow', 'Interview flow'),
  page('editFlow', 'Interview flow'),
  page('jobListings', 'Jobs', () => import('./pages/workspace/job-listings.tsx')),
  page('createJob', 'New job', () => import('./pages/workspace/create-job.tsx')),
  page('editJob', 'Job', () => import('./pages/workspace/create-job.tsx')),
  page('viewAnalysisResult', 'Ranked list'),
  page('applications', 'Applications', () => import('./pages/workspace/applications.tsx')),
  page('candidateDetails', 'Candidate', () => import('./pages/workspace/candidate-details.tsx')),
  page('interviewCalendar', 'Interview calendar'),
  page('formBuilder', 'Form builder'),
  page('emailTemplates', 'Email templates'),
  page('viewTemplate', 'Email template'),
  page('createEmailTemplate', 'New email template'),
  page('editEmailTemplate', 'Email template'),
  page('settings', 'Settings', () => import('./pages/workspace/settings.tsx')),
  page('settingsProfile', 'Profile', () => import('./pages/workspace/settings-profile.tsx')),
  page('settingsOrganization', 'Organization'),
  page('settingsAdmin', 'Admins'),
  page('settingsSubscription', 'Subscription'),
  page('settingsTransaction', 'Transactions'),
  page('buyPlan', 'Plans'),

  page('form', 'Open roles', candidateDocument),
  page('apply', 'Apply', candidateDocument),
  page('application', 'Your application', candidateDocument),
  page('scheduleInterview', 'Choose a time', () => import('./pages/candidate/schedule-interview.tsx')),
  page('rescheduleInterview', 'Choose another time', () => import('./pages/candidate/schedule-interview.tsx')),
  page('meetingHome', 'Your interview', () => import('./pages/room/meeting-home.tsx')),
  page('meetingRoom', 'Interview', () => import('./pages/room/meeting-room.tsx')),
  page('thankYouInterview', 'Thank you', () => import('./pages/room/thank-you-interview.tsx')),

  page('superAdminLogin', 'Super admin login'),
  page('superAdminOverview', 'Overview'),
  page('superAdminSubscriptions', 'Subscriptions'),
  page('superAdminTransactions', 'Transactions'),
  page('superAdminPlans', 'Plans'),
  page('superAdminOrganizations', 'Organizations'),
  page('superAdminOrganization', 'Organization'),
  page('superAdminSettings', 'Settings'),
]

const notFound = (path: string): RouteObject => ({
  path,
  handle: { title: 'Page not found' },
  lazy: () => import('./pages/not-found.tsx').then(({ default: Component }) => ({ Component })),
})

const inLayout = (layout: LayoutName) => pages.filter(one => one.layout === layout).map(one => one.route)

/** The workspace is for who is signed in; anybody else signs in first and comes back. */
const signedIn =
  (login: string): LoaderFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (tokenFor(pathname)) return null
    rememberReturn(pathname + search)
    return redirect(login)
  }

/** The whole tree: five layouts, chosen by path (specification, section 2). Shared by the browser and the server's rendering. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: FirstPaint,
    children: [
      {
        lazy: () => import('./layouts/public-layout.tsx').then(m => ({ Component: m.PublicLayout })),
        children: [...inLayout('public'), notFound('*')],
      },
      {
        lazy: () => import('./layouts/sidebar-layout.tsx').then(m => ({ Component: m.SidebarLayout })),
        loader: signedIn(paths.login()),
        children: inLayout('sidebar'),
      },
      {
        lazy: () => import('./layouts/super-admin-layout.tsx').then(m => ({ Component: m.SuperAdminLayout })),
        loader: signedIn(paths.superAdminLogin()),
        children: [...inLayout('super-admin'), notFound('/super-admin/*')],
      },
      {
        lazy: () => import('./layouts/plain-layouts.tsx').then(m => ({ Component: m.ApplyLayout })),
        children: [...inLayout('apply'), notFound('/apply/*')],
      },
      {
        lazy: () => import('./layouts/plain-layouts.tsx').then(m => ({ Component: m.NoLayout })),
        children: inLayout('none'),
      },
    ],
  },
]
