import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why the server refuses a file. */
export const attachmentProblems = dictionary({
  en: {
    missing: 'Choose a file.',
    tooMany: (most: number) => `An application has at most ${locale.number(most)} files. Delete one first.`,
    blind: 'Blind view hides files. Submit your scorecard first.',
    ofOther: 'Only the person who added a file, and people who may decide about candidates, can delete it.',
    imageUnreadable: 'This image cannot be read. Choose another file.',
    expired: 'This link to a file has expired. Reload the page.',
  },
})
