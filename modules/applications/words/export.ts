import { dictionary } from '#platform/locale/dictionary.ts'

/** The headings of the exported list, in their order. */
export const exportColumns = dictionary({
  en: {
    id: 'ID',
    name: 'Name',
    email: 'E-mail',
    job: 'Job',
    stage: 'Stage',
    outcome: 'Outcome',
    applied: 'Applied (UTC)',
    stage_since: 'In stage since (UTC)',
    source: 'Source',
    owner: 'Responsible',
    tags: 'Tags',
    knockout: 'Knockout',
    match: 'Match score',
    match_engine: 'Match score by',
    requirements_met: 'Requirements met',
    requirements: 'Requirements',
    screening: 'AI interview',
    interview: 'Screening score',
    interview_engine: 'Screening score by',
  },
})

export const exportWords = dictionary({
  en: {
    yes: 'yes',
    no: 'no',
    notStated: 'Not stated',
    failedAnswer: 'Failed',
    outdated: (answer: string) => `${answer} (outdated)`,
    answeredBy: (field: string) => `${field} by`,
    builtIn: 'Built-in rules engine',
    notValidated: (engine: string) => `${engine} (not validated)`,
    export: 'Export CSV',
    failed: 'The list could not be exported',
  },
})
