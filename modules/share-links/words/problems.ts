import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why a link is not created. */
export const shareProblems = dictionary({
  en: {
    noPart: 'Choose at least one part.',
    tooMany: (most: number) => `An application has at most ${locale.number(most)} active links. Revoke one first.`,
  },
})
