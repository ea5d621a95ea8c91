import { dictionary } from '#platform/locale/dictionary.ts'

/** Signing in again on the page where the session expired. */
export const sessionWords = dictionary({
  en: {
    title: 'Your session has expired',
    description: 'Sign in to continue. Everything on this page stays as it is.',
    forgotten: 'Forgot password?',
  },
})

/** A page that the role of the reader does not include. */
export const accessWords = dictionary({
  en: {
    title: 'You do not have access to this page',
    text: 'Ask an owner or an admin of your organization if you need it.',
    back: 'View applications',
  },
})
