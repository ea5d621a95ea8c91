import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The bell in the top bar. */
export const bellWords = dictionary({
  en: {
    title: 'Notifications',
    open: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${locale.number(unread)} unread`),
  },
})
