import { countWords } from '#platform/locale/counts.ts'
import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** When the candidate left the tab, as recruiters see it. */
export const tabLeavesWords = dictionary({
  en: {
    title: 'Leaving the tab',
    count: (count: number) =>
      count === 0
        ? 'Did not leave the tab'
        : locale.plural(count, { one: 'Left the tab once', other: `Left the tab ${locale.number(count)} times` }),
    away: (seconds: number | null) => {
      if (seconds === null) return 'until the end or a lost connection'
      return seconds < 120
        ? `for ${countWords.seconds(seconds)}`
        : `for ${countWords.minutes(Math.round(seconds / 60))}`
    },
    note: 'The candidate was told before. It is not part of any score: people leave a tab for many reasons.',
  },
})
