import { dictionary } from '#platform/locale/dictionary.ts'

/** The account menu, and the appearance of the product on this device. */
export const accountMenuWords = dictionary({
  en: {
    profile: 'Profile',
    appearance: 'Appearance',
    schemes: { light: 'Light', dark: 'Dark', system: 'Use system setting' },
    logout: 'Logout',
  },
})
