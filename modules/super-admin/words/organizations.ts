import { dictionary } from '#platform/locale/dictionary.ts'

/** The columns of an export. */
export const organizationColumns = dictionary({
  en: {
    name: 'Organization',
    website: 'Website',
    country: 'Country',
    state: 'State',
    plan: 'Plan',
    subscription_status: 'Subscription',
    admins: 'Admins',
    open_jobs: 'Open jobs',
    interviews: 'AI interviews, 30 days',
    last_sign_in: 'Last sign-in (UTC)',
    created_at: 'Created (UTC)',
    id: 'ID',
  },
})
