import { dictionary } from '#platform/locale/dictionary.ts'

/** Error messages of links in e-mails. */
export const linkProblems = dictionary({
  en: {
    unknown: 'This link doesn’t work. Please open it again from our e-mail.',
    expired: 'This link has expired.',
    replaced: 'There is a newer link. Please use the one in our latest e-mail.',
    used: 'This link has already been used.',
  },
})
