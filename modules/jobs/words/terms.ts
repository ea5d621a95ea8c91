import { dictionary } from '#platform/locale/dictionary.ts'

/** The values of a job's fields, for recruiters and candidates. */
export const jobTerms = dictionary({
  en: {
    sample: 'Sample',
    status: { draft: 'Draft', open: 'Open', paused: 'Paused', closed: 'Closed' },
    workplace: { on_site: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
    employment: {
      full_time: 'Full time',
      part_time: 'Part time',
      contract: 'Contract',
      temporary: 'Temporary',
      internship: 'Internship',
    },
    experience: { entry: 'Entry', junior: 'Junior', mid: 'Mid', senior: 'Senior', lead: 'Lead' },
  },
})
