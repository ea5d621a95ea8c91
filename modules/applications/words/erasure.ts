import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** A recruiter passes on that a candidate asked to delete their data. */
export const erasureWords = dictionary({
  en: {
    title: (name: string) => `Delete data of ${name}?`,
    description: (days: number) =>
      `Everything about this application is deleted within ${locale.number(days)} days: résumé, answers, interviews, notes and e-mails. An active application is withdrawn now, and the candidate is told. This cannot be undone, unless they apply again within a week.`,
    keep: 'Keep data',
    action: 'Delete data',
    done: 'Data deletion requested',
    failed: 'Couldn’t request the deletion',
  },
})
