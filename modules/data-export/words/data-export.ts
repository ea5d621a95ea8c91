import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const applications = (count: number) =>
  locale.plural(count, { one: '1 application', other: `${locale.number(count)} applications` })

/** The export of all data in the settings, and the page of its link. */
export const dataExportWords = dictionary({
  en: {
    title: 'Export all data',
    note: 'Only owners can do this.',
    explained:
      'One ZIP file with everything your organization has here: jobs, forms, flows, candidates, applications, evaluations, interviews, offers, e-mails, the audit log, and all files. Lists are included as CSV and JSON. Passwords and other secrets are not.',
    start: 'Export all data',
    again: 'Create new export',
    startFailed: 'The export was not started',
    loading: 'Loading the export',
    loadFailed: 'Couldn’t load the export',
    running: 'Exporting your data',
    lists: 'Writing the lists first.',
    progress: (done: number, total: number) => `${locale.number(done)} of ${applications(total)}`,
    leave: 'You can leave this page. You get an e-mail when the file is ready.',
    leaveOther: (person: string) => `You can leave this page. ${person} gets an e-mail when the file is ready.`,
    cancel: 'Cancel export',
    cancelFailed: 'The export was not cancelled',
    ready: 'The export is ready',
    details: (size: string, person: string) => `ZIP file, ${size}. Requested by ${person}.`,
    until: 'It will be deleted',
    download: 'Download',
    downloadFailed: 'The export could not be downloaded',
    remove: 'Delete export',
    removed: 'Export deleted',
    removeFailed: 'The export was not deleted',
    failed: 'The export could not be created',
    failedText: 'Nothing was changed. Please try again.',
    link: {
      title: 'Download your export',
      text: (organization: string, size: string) =>
        `All data of ${organization} as one ZIP file (${size}). The link works for one download.`,
      until: 'The file will be deleted',
      private: 'The file contains personal data. Store it where only the right people can read it.',
      started: 'The download has started',
      startedText: 'To download the file again, log in and open the organization settings.',
      signIn: 'Your account uses two-factor authentication. Log in to download the file.',
      logIn: 'Log in',
      failed: 'The export could not be downloaded',
      loadFailed: 'Couldn’t load the export',
      notValid: 'This link is no longer valid',
      settings: 'Log in and open the organization settings to download the export or create a new one.',
      incomplete: 'This link is incomplete',
      copy: 'Copy the whole address from the e-mail, or log in.',
    },
  },
})
