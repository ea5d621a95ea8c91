import { dictionary } from '#platform/locale/dictionary.ts'

/** The announcement in the workspace. */
export const announcementWords = dictionary({
  en: {
    label: 'Announcement',
    dismiss: 'Dismiss announcement',
  },
})
