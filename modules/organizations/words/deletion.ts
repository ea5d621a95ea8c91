import { dictionary } from '#platform/locale/dictionary.ts'

/** Deleting the organization. */
export const deletionWords = dictionary({
  en: {
    title: 'Delete organization',
    note: 'Only owners can do this.',
    explained:
      'All jobs stop accepting applications right away. For 30 days, an owner can still keep the organization. After that, all candidates, recordings and files are deleted permanently. If you need your data, export it first.',
    open: (name: string) => `Delete ${name}…`,
    dialogTitle: (name: string) => `Delete ${name}?`,
    dialogText:
      'All jobs stop accepting applications right away, and all owners are e-mailed. Interviews that were started or booked continue. After 30 days everything is deleted permanently, and nobody can log in any more.',
    name: (name: string) => `Type “${name}” to confirm`,
    wrongName: 'This is not the name of your organization.',
    submit: (name: string) => `Delete ${name}`,
    cancel: 'Cancel',
    failed: 'The organization is not being deleted',
    scheduled: (name: string) => `${name} will be deleted`,
    banner: 'Deletion of the organization',
    scheduledText: 'Jobs accept no applications, and no plan renews.',
    already: (name: string) => `${name} is already scheduled for deletion. An owner can keep it until then.`,
    keep: 'Keep organization',
    ownersKeep: 'Only owners can keep it.',
    kept: (name: string) => `${name} will not be deleted`,
    keepFailed: 'Couldn’t keep the organization',
    loading: 'Loading the organization',
    loadFailed: 'Couldn’t load the organization',
  },
})
