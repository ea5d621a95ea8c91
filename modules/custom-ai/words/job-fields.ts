import { dictionary } from '#platform/locale/dictionary.ts'

/** The custom AI fields of one job, in its editor. */
export const jobFieldWords = dictionary({
  en: {
    title: 'Custom AI fields',
    note: 'Questions that are answered for every application of this job, with quotes. Changes are saved right away.',
    everyJob: 'All jobs',
    onlyJob: 'Only this job',
    off: 'Off',
    noJob: 'Enter the job’s title before you choose fields.',
    none: 'There are no custom AI fields yet.',
    manage: 'Manage custom AI fields',
    failed: 'Couldn’t load the custom AI fields.',
  },
})
