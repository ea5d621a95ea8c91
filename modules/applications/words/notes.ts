import { dictionary } from '#platform/locale/dictionary.ts'

/** Notes of the team about an application. */
export const noteWords = dictionary({
  en: {
    title: 'Notes',
    label: 'Note for the team',
    placeholder: 'Add a note. Type @ to mention a colleague.',
    private: 'Only your team sees notes. They are not used for scores.',
    add: 'Add note',
    save: 'Save note',
    cancel: 'Cancel',
    edit: 'Edit note',
    delete: 'Delete note',
    edited: 'Edited',
    people: 'Colleagues',
    noPeople: 'No colleague with this name can see this candidate.',
    none: 'No notes yet',
    sendKeys: 'Ctrl + Enter',
    failed: 'The note was not saved. Your text is still here.',
    stale: 'This note was changed in the meantime',
    current: (text: string) => `It now reads: “${text}”`,
    overwrite: 'Save my text anyway',
    deleted: 'Note deleted',
    undo: 'Undo',
    undoAlt: 'Bring the note back within an hour with Undo',
    deleteFailed: 'Couldn’t delete the note',
    restoreFailed: 'Couldn’t bring the note back',
  },
})
