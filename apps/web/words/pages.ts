import { dictionary } from '#platform/locale/dictionary.ts'
import type { PathName } from '../paths.ts'

/** The title of each page, for the tab of the browser and the top bar. */
export const pageTitles: Readonly<Record<PathName | 'notFound', string>> = dictionary({
  en: {
    home: 'Hiring decisions backed by evidence',
    features: 'Features',
    about: 'About',
    howItWorks: 'How it works',
    packages: 'Packages',
    contact: 'Contact',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    helpCenter: 'Help center',
    faqs: 'FAQs',
    scheduleDemo: 'Book a demo',
    thankYou: 'Thank you',
    success: 'Done',

    register: 'Register',
    login: 'Login',
    forgetPassword: 'Forgot password',
    verifyEmail: 'Confirm your e-mail address',
    resetPassword: 'New password',

    dashboard: 'Dashboard',
    customAi: 'Custom AI',
    interviewSettings: 'Interview settings',
    interviewFlows: 'Interview flows',
    interviewFlowForm: 'New interview flow',
    createFlow: 'Interview flow',
    editFlow: 'Interview flow',
    jobListings: 'Jobs',
    createJob: 'New job',
    editJob: 'Job',
    viewAnalysisResult: 'Ranking',
    applications: 'Applications',
    imports: 'Résumé imports',
    importDetails: 'Résumé import',
    candidateDetails: 'Candidate',
    interviewCalendar: 'Interview calendar',
    formBuilder: 'Form builder',
    emailTemplates: 'E-mail templates',
    viewTemplate: 'E-mail template',
    createEmailTemplate: 'New e-mail template',
    editEmailTemplate: 'E-mail template',
    settings: 'Settings',
    settingsProfile: 'Profile',
    settingsOrganization: 'Organization',
    settingsAdmin: 'Admins',
    settingsSubscription: 'Subscription',
    settingsTransaction: 'Transactions',
    settingsModelCheck: 'Model check',
    buyPlan: 'Plans',

    form: 'Open roles',
    apply: 'Apply',
    application: 'Your application',
    scheduleInterview: 'Choose a time',
    rescheduleInterview: 'Choose another time',
    meetingHome: 'Your interview',
    meetingRoom: 'Interview',
    thankYouInterview: 'Thank you',

    superAdminLogin: 'Super admin login',
    superAdminOverview: 'Overview',
    superAdminSubscriptions: 'Subscriptions',
    superAdminTransactions: 'Transactions',
    superAdminPlans: 'Plans',
    superAdminOrganizations: 'Organizations',
    superAdminOrganization: 'Organization',
    superAdminSettings: 'Settings',
    notFound: 'Page not found',
  },
})

/** The title of the browser's tab. */
export const documentTitle = dictionary({
  en: {
    plain: 'Evenhand',
    of: (page: string) => `${page} · Evenhand`,
  },
})
