import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The sidebars. The names in `workspace` are those of the specification (section 2). */
export const sidebarWords = dictionary({
  en: {
    workspace: {
      dashboard: 'Dashboard',
      customAi: 'Custom AI',
      interviewSettings: 'Interview Setting',
      interviewFlows: 'Interview Flows',
      jobs: 'Jobs',
      applications: 'Applications',
      calendar: 'Interview Calendar',
      formBuilder: 'Form Builder',
      emailTemplates: 'Email Templates',
      settings: 'Settings',
    },
    superAdmin: {
      overview: 'Overview',
      subscriptions: 'Subscriptions',
      transactions: 'Transactions',
      plans: 'Plans',
      organizations: 'Organizations',
    },
    sidebar: 'Sidebar',
    workspaceNavigation: 'Workspace',
    superAdminNavigation: 'Super admin',
    expand: 'Expand sidebar',
    collapse: 'Collapse sidebar',
    menu: 'Menu',
    skip: 'Skip to content',
    search: 'Search…',
    searchKeys: 'Ctrl K',
    logout: 'Logout',
  },
})

/** The account menu, and the appearance of the product on this device. */
export const accountMenuWords = dictionary({
  en: {
    unnamed: 'Your account',
    profile: 'Profile',
    appearance: 'Appearance',
    schemes: { light: 'Light', dark: 'Dark', system: 'Use system setting' },
    logout: 'Logout',
  },
})

/** Searching for pages and actions with the keyboard. */
/** The bell in the top bar. */
export const bellWords = dictionary({
  en: {
    title: 'Notifications',
    open: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${locale.number(unread)} unread`),
  },
})

export const paletteWords = dictionary({
  en: {
    open: 'Search pages and actions',
    shortcuts: 'Show keyboard shortcuts',
    pages: 'Pages',
    actions: 'Actions',
    createJob: 'Create job',
    createJobTerms: 'new opening post',
    createFlow: 'Create interview flow',
    createFlowTerms: 'new questions',
    light: 'Appearance: light',
    dark: 'Appearance: dark',
    system: 'Appearance: use system setting',
    logout: 'Logout',
    logoutTerms: 'sign out leave',
  },
})

/** Pages that cannot be shown. */
export const pageProblemWords = dictionary({
  en: {
    outdated: 'There is a new version of this page',
    failed: 'This page could not be shown',
    reload: 'Reload page',
    home: 'Go to the home page',
    dashboard: 'Go to the dashboard',
    notFound: 'This page does not exist',
    notFoundText: 'Please check the address. The page may have moved.',
  },
})
