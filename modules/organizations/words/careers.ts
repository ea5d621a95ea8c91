import { dictionary } from '#platform/locale/dictionary.ts'

/** What an organization's public pages have in common. */
export const organizationPageWords = dictionary({
  en: {
    privacyNotice: 'Privacy notice',
    privacyNoticeOf: (organization: string) => `Privacy notice of ${organization}`,
  },
})
