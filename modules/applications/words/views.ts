import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why a saved view cannot be changed. */
export const viewProblems = dictionary({
  en: {
    notAllowedToShare: 'Your role cannot share views. Save it for yourself, or ask a recruiter to share it.',
    notAllowedToEdit: 'This view belongs to someone else. Save your own copy of it.',
    tooMany: (count: number) => `You have ${locale.number(count)} views. Delete one before you save another.`,
  },
})

/** Saved views of the applications list. */
export const viewWords = dictionary({
  en: {
    views: 'Views',
    all: 'All applications',
    shared: 'Shared',
    sharedBy: (name: string) => `Shared by ${name}`,
    save: 'Save view',
    saveChanges: 'Save changes',
    saveAsNew: 'Save as new view',
    title: 'Save view',
    description: 'Saves the filters, order, columns and layout of this list under a name.',
    name: 'Name',
    namePlaceholder: 'Backend candidates to review',
    share: 'Share with everyone in the organization',
    shareHelp: 'Each person sees only the applications that their role and hiring teams allow.',
    saved: (name: string) => `Saved “${name}”`,
    failed: 'View not saved',
    cancel: 'Cancel',
    options: (name: string) => `Options for the view ${name}`,
    rename: 'Rename',
    renameTitle: 'Rename view',
    renameAction: 'Rename view',
    makePrivate: 'Stop sharing',
    makeShared: 'Share with everyone',
    setDefault: 'Open by default',
    removeDefault: 'Don’t open by default',
    delete: 'Delete view',
    deleted: (name: string) => `Deleted “${name}”`,
    undo: 'Undo',
    undoByHand: 'Save the view again with the same filters',
    changeFailed: 'View not changed',
  },
})
