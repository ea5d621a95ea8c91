import { dictionary } from '#platform/locale/dictionary.ts'

/** The sidebar. The names in `workspace` are those of the specification (section 2). */
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
    expand: 'Expand sidebar',
    collapse: 'Collapse sidebar',
    menu: 'Menu',
    search: 'Search…',
    searchKeys: 'Ctrl K',
    palette: 'Search jobs, people and actions',
    shortcuts: 'Show keyboard shortcuts',
    unnamed: 'Your account',
  },
})
