import { dictionary } from '#platform/locale/dictionary.ts'

/** Names of stages, outcomes and the reasons for a rejection, as recruiters read them. */
export const stageWords = dictionary({
  en: {
    stages: {
      applied: 'Applied',
      screening: 'Screening',
      review: 'Review',
      interview: 'Interview',
      offer: 'Offer',
    },
    outcomes: {
      active: 'Active',
      hired: 'Hired',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
    },
    reasons: {
      we_declined: 'We rejected them',
      they_declined: 'They withdrew',
      neither: 'The role was filled or closed',
    },
  },
})
