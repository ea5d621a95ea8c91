import { dictionary } from '#platform/locale/dictionary.ts'

/** Error messages of contact requests. */
export const siteProblems = dictionary({
  en: {
    topic: 'Select a topic.',
    message: 'Enter your message.',
    hires: 'Select how many people you hire a year.',
  },
})
