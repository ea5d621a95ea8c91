import { dictionary } from '#platform/locale/dictionary.ts'

/** Files of the team on the page of a candidate. */
export const attachmentWords = dictionary({
  en: {
    title: 'Files',
    loading: 'Loading the files',
    loadFailed: 'Couldn’t load the files',
    none: 'No files yet',
    hidden: 'Blind view hides files until you submit your scorecard: they can show who the candidate is.',
    add: 'Add a file',
    hint: 'PDF, DOCX, ODT, TXT or an image, up to 10 MB. Only your team sees it.',
    full: 'This application has the most files it can have. Delete one to add another.',
    failed: 'The file was not added',
    by: (name: string) => `Added by ${name}`,
    delete: (name: string) => `Delete ${name}`,
    deleted: 'File deleted',
    undo: 'Undo',
    undoAlt: 'Bring the file back within an hour with Undo',
    deleteFailed: 'Couldn’t delete the file',
    restoreFailed: 'Couldn’t bring the file back',
  },
})

/** Files on the timeline of an application. */
export const attachmentTimelineWords = dictionary({ en: { added: 'Added a file', deleted: 'Deleted a file' } })
