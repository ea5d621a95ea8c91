import { dictionary } from '#platform/locale/dictionary.ts'

/** The sidebar of the super admins. */
export const superAdminWords = dictionary({
  en: {
    navigation: 'Super admin',
    foot: 'Platform',
    logout: 'Logout',
  },
})
