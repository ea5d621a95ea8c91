import { dictionary } from '#platform/locale/dictionary.ts'

/** The dashboard of an organization that has no job yet. */
export const firstRunWords = dictionary({
  en: {
    title: 'Welcome to Evenhand',
    lead: 'Your organization is ready. Publish a job to receive applications.',
    steps: 'First steps',
    job: 'Create your first job',
    jobNote: 'Describe the role and its requirements. Résumés are compared with these requirements.',
    link: 'Share the link',
    linkNote: 'After publishing, candidates apply on your careers page.',
    review: 'Review and decide',
    reviewNote: 'Invite candidates to a screening, read the evidence, submit your scorecard. You decide.',
    start: 'Create job',
  },
})
