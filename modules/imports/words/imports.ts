import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import type { ImportItemState, ImportState } from '../contract.ts'

const files = (count: number) => locale.plural(count, { one: '1 file', other: `${locale.number(count)} files` })

/** Imports of résumés in the workspace. */
export const importWords = dictionary({
  en: {
    title: 'Résumé imports',
    importResumes: 'Import résumés',
    applications: 'Applications',
    lead: 'Add people whose résumés you have. Each file becomes an application.',
    empty: 'No imports yet',
    emptyNote: 'Choose a job, then add résumés as files or as a ZIP archive.',
    loading: 'Loading imports',
    failed: 'Couldn’t load the imports',
    more: 'Show older',
    states: {
      uploading: 'Adding files',
      reading: 'Reading',
      finished: 'Finished',
      cancelled: 'Cancelled',
    } satisfies Record<ImportState, string> as Record<ImportState, string>,
    started: (name: string) => `Started by ${name}`,
    files,
    progress: (read: number, total: number) => `${locale.number(read)} of ${files(total)} read`,
    imported: (count: number) => `${locale.number(count)} imported`,
    attention: (count: number) =>
      locale.plural(count, { one: '1 needs attention', other: `${locale.number(count)} need attention` }),
    view: 'View import',
    informed: 'People are e-mailed',
    notInformed: 'People are not e-mailed',
  },
})

/** The start of an import. */
export const startWords = dictionary({
  en: {
    title: 'Import résumés',
    description: 'Everyone in the files becomes a candidate for this job, at the stage Applied.',
    job: 'Job',
    chooseJob: 'Choose a job',
    noJob: 'Choose a job.',
    loadFailed: 'Couldn’t load the jobs',
    inform: 'E-mail to these people',
    noChoice: 'Choose whether these people get an e-mail.',
    nobody: 'Do not e-mail these people',
    nobodyHelp: 'They do not know that you store their data. You are responsible for telling them within a month.',
    everyone: 'E-mail a confirmation',
    everyoneHelp: 'With the privacy notice and a link to their status. People without an e-mail address get none.',
    cancel: 'Cancel',
    start: 'Choose files',
    failed: 'The import was not started',
  },
})

/** One import. */
export const detailWords = dictionary({
  en: {
    title: (job: string) => `Import for ${job}`,
    loading: 'Loading the import',
    failed: 'Couldn’t load this import',
    all: 'All imports',
    drop: 'Drop résumés here',
    dropHint: (most: number) =>
      `PDF, DOCX, ODT or TXT up to 10 MB each, or a ZIP archive up to 200 MB. At most ${locale.number(most)} files.`,
    choose: 'Choose files',
    sending: (sent: number, total: number) => `Sending ${locale.number(sent)} of ${files(total)}`,
    sendingNote: 'Keep this tab open until all files are sent. They are read in the meantime.',
    notSent: (count: number) => `${files(count)} not sent`,
    sendAgain: 'Send again',
    forget: 'Dismiss',
    waitsForFiles: 'Add more files, or finish the upload when all files are there.',
    finish: 'Finish upload',
    finishFailed: 'The upload was not finished',
    cancel: 'Cancel import',
    cancelTitle: 'Cancel this import?',
    cancelNote: 'Files that were not read are deleted. People who were imported stay.',
    keep: 'Keep importing',
    cancelFailed: 'The import was not cancelled',
    leaving: 'Some files have not been sent yet.',
    progress: 'Progress of the import',
    filter: 'Files by state',
    allFiles: 'All',
    noFiles: 'No files yet',
    noFilesNote: 'Add résumés to start.',
    noneInState: 'No files in this state',
    itemsFailed: 'Couldn’t load the files',
    itemsLoading: 'Loading the files',
    file: 'File',
    state: 'State',
    details: 'Details',
    actions: 'Actions',
    deletedFile: 'File deleted',
    hiddenFile: 'File name hidden',
    noEmail: 'No e-mail address',
    more: 'Show more files',
    actionsFor: (name: string) => `Actions for ${name}`,
    states: {
      waiting: 'Waiting',
      reading: 'Reading',
      imported: 'Imported',
      needs_attention: 'Needs attention',
      already_there: 'Already there',
      failed: 'Failed',
      discarded: 'Discarded',
      cancelled: 'Cancelled',
    } satisfies Record<ImportItemState, string> as Record<ImportItemState, string>,
    retry: 'Read again',
    restore: 'Restore',
    replace: 'Replace file',
    enter: 'Enter details',
    discard: 'Discard',
    changeFailed: 'The file was not changed',
    discarded: (name: string) => `${name} was discarded`,
    undo: 'Undo',
    undoAlt: 'Restore the file',
  },
})

/** Details that are entered by hand. */
export const enterWords = dictionary({
  en: {
    title: 'Enter details',
    description: (file: string) => `For ${file}`,
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    save: 'Import person',
    cancel: 'Cancel',
    failed: 'The person was not imported',
  },
})
