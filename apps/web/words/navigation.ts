import { dictionary } from '#platform/locale/dictionary.ts'

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
    sidebar: 'Sidebar',
    workspaceNavigation: 'Workspace',
    superAdminNavigation: 'Super admin',
    superAdminFoot: 'Platform',
    expand: 'Expand sidebar',
    collapse: 'Collapse sidebar',
    menu: 'Menu',
    search: 'Search…',
    searchKeys: 'Ctrl K',
    palette: 'Search jobs, people and actions',
    shortcuts: 'Show keyboard shortcuts',
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
