import { dictionary } from '#platform/locale/dictionary.ts'

/** Around the interview pages: links that don't work, and the footer. */
export const pageWords = dictionary({
  en: {
    poweredBy: 'Powered by Evenhand',
    privacy: 'Privacy',
    loading: 'Loading your interview',
    loadFailed: 'Couldn’t load your interview',
    notFound: {
      title: 'This link doesn’t work',
      says: 'It may be incomplete. Copy the whole address from the e-mail.',
    },
    replaced: {
      title: 'This link was replaced by a newer one',
      says: 'Open the link in the latest e-mail about your interview.',
    },
    expired: {
      title: 'This link has expired',
      says: 'Reply to the e-mail it came in: a person can send you a new one.',
    },
    noLink: {
      title: 'Open this page from your e-mail',
      says: 'The link in your invitation leads to your interview. For your privacy, this browser only remembers it until you close the window.',
    },
  },
})
