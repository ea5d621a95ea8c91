import { dictionary } from '#platform/locale/dictionary.ts'

/** What has to be fixed before a form can be published, and why a change was not saved. */
export const problemWords = dictionary({
  en: {
    noLabel: 'Enter a label.',
    noSectionTitle: 'Enter a title for the section.',
    fewOptions: 'Enter at least two options to choose from.',
    optionTwice: (option: string) => `The option "${option}" is there twice. Remove one.`,
    limits: 'The minimum is higher than the maximum.',
    noJobs: 'Choose at least one job, or ask the question for all jobs.',
    alwaysAsked: 'This field is always asked. Remove its conditions, and ask it for all jobs.',
    knockoutKind: 'Answers to this kind of field cannot mark an application.',
    knockoutEmpty: 'Choose the answers that mark an application.',
    knockoutNumber: 'Enter the number that answers are compared with.',
    knockoutOption: (option: string) =>
      `The field has no option "${option}". Choose the answers that mark an application again.`,
    notPublished: 'The form has problems to fix before it can be published.',
    stale: (name: string | null) =>
      `${name ?? 'Someone else'} changed the same part of the form in the meantime. Nothing was overwritten.`,
    published: 'Another version was published in the meantime. Compare it with your draft before you publish.',
    inUse: (labels: string) => `Conditions depend on this field: ${labels}. Confirm that they are removed too.`,
    locked: 'This field is always asked and cannot be removed.',
    nothing: 'There are no changes to publish.',
    noVersion: 'The form has no such version.',
    tooMany: 'The form has too many sections or fields.',
  },
})
