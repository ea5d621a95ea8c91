import { dictionary } from '#platform/locale/dictionary.ts'

/** Error messages of contact requests. */
export const siteProblems = dictionary({
  en: {
    topic: 'Select a topic.',
    message: 'Enter your message.',
    staleEdit: 'Someone changed this request in the meantime. Reload the page to see the change.',
    notRefused: 'The confirmation was not refused, or is being sent again already.',
    hires: 'Select how many people you hire a year.',
  },
})
