import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why a job could not be changed. */
export const jobProblems = dictionary({
  en: {
    staleEdit: (name: string | null) =>
      `${name ?? 'Someone'} changed this job while you were editing it. Nothing of yours was lost; choose what to keep.`,
    notAnArrow: (from: string, to: string) => `A job that is ${from} cannot become ${to}.`,
    notArchived: 'This job is not archived.',
    statusNeedsRole: 'Your role can edit this job, but not publish, pause or close it.',
    flowGone: 'This interview flow no longer exists. Choose another one.',
    settingsGone: 'These interview settings no longer exist. Choose other ones.',
    notInOrganization: 'Someone on the hiring team is not in this organization.',
    roleAboveOwn: (name: string) => `The role of ${name} in the organization does not allow this role on a job.`,
    unpublishable: {
      detail: 'Complete these fields before you publish the job.',
      description: 'Enter a description before you publish.',
      requirements: 'Add at least one requirement. Applications are compared with the requirements.',
      flow: 'Choose an interview flow.',
      settings: 'Choose interview settings.',
    },
    templates: (limit: number) =>
      `An organization can have ${locale.number(limit)} templates. Delete one you no longer need.`,
    notInformed: (count: number) =>
      locale.plural(count, {
        one: '1 active candidate has had no answer. Inform them, or confirm that you close the job without an e-mail.',
        other: `${locale.number(count)} active candidates have had no answer. Inform them, or confirm that you close the job without an e-mail.`,
      }),
  },
})
