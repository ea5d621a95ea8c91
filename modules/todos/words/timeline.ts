import { dictionary } from '#platform/locale/dictionary.ts'

/** To-dos on the timeline of an application. */
export const todoTimelineWords = dictionary({ en: { done: 'Completed a to-do' } })
