import { dictionary } from '#platform/locale/dictionary.ts'

/** E-mails to all owners about deleting their organization. */
export const organizationEmailWords = dictionary({
  en: {
    open: 'Open organization settings',
    requested: {
      subject: (organization: string, day: string) => `${organization} will be deleted on ${day}`,
      headline: (organization: string, day: string) => `${organization} will be deleted on ${day}`,
      text: (person: string) =>
        `${person} asked to delete the organization. Its jobs accept no applications from now on. Until that day any owner can keep it in the settings. After that, all jobs, candidates, recordings and files are deleted permanently, and nobody can log in any more.`,
    },
    cancelled: {
      subject: (organization: string) => `${organization} will not be deleted`,
      text: (person: string) => `${person} kept the organization. Its open jobs accept applications again.`,
    },
  },
})
