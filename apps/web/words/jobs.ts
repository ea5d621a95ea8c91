import { dictionary } from '#platform/locale/dictionary.ts'

/** The pages of jobs. */
export const jobPageWords = dictionary({
  en: {
    jobs: 'Jobs',
    lead: 'Your job openings, with their active applications by stage.',
    failedOne: 'Couldn’t load the job',
    create: 'New job',
    careersLink: 'Copy careers page link',
    careersCopied: 'The link to your careers page has been copied',
    jobCopied: (title: string) => `The link to ${title} has been copied`,
    copyFailed: 'The link could not be copied',
    preview: {
      title: 'Public page',
      description: 'As candidates will see it, with what you have typed. Buttons do not work here.',
      side: 'Public preview',
      view: 'What is shown',
      page: 'Job page',
      list: 'In the list',
      device: 'Screen size',
      phone: 'Phone',
      computer: 'Computer',
      failed: 'Couldn’t load the preview',
    },
  },
})
