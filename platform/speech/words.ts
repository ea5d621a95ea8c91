import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why a text is not spoken. */
export const speechWords = dictionary({
  en: {
    noSuchVoice: 'This voice does not exist.',
    speed: 'The speed must be between 0.5 and 2.',
    onlyEnglish: 'This voice only speaks English and can’t say anything of this text.',
    tooLong: (most: number) => `At most ${locale.number(most)} characters can be spoken at once.`,
    empty: 'There is nothing to say in this text.',
  },
})
