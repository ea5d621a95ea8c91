import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The list of jobs. */
export const jobListWords = dictionary({
  en: {
    label: 'Jobs',
    archivedLabel: 'Archived jobs',
    active: (active: number, total: number) => `${locale.number(active)} of ${locale.number(total)} active`,
    published: 'Published',
    notPublished: 'Not published',
    backToDraft: 'Back to draft',
    publish: 'Publish',
    openAgain: 'Reopen',
    pause: 'Pause',
    close: 'Close',
    copyLink: 'Copy public link',
    copyLinkOf: (title: string) => `Copy the public link to ${title}`,
    preview: 'View as candidate',
    actionsFor: (title: string) => `Actions for ${title}`,
    archive: 'Archive',
    recover: 'Recover',
    notChanged: 'The job was not changed',
    comparePlans: 'Compare plans',
    archived: (title: string) => `${title} has been archived`,
    recovered: (title: string) => `${title} has been recovered as a draft`,
    undo: 'Undo',
    undoInArchive: 'Recover the job under Archived',
  },
})
