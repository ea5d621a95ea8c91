import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import { MOST_EXPORTED } from '../policy.ts'

/** The platform's audit log on its page. */
export const platformAuditWords = dictionary({
  en: {
    title: 'Audit log',
    note: 'What super admins did, when and from where. Entries cannot be changed. Times are in UTC.',
    topic: 'Topic',
    everything: 'Everything',
    topics: {
      sign_in: 'Sign-in',
      super_admins: 'Super admins',
      plans: 'Plans',
      organizations: 'Organizations',
      platform: 'Platform',
    },
    person: 'Person',
    anyone: 'Anyone',
    from: 'From',
    to: 'To',
    export: 'Export CSV',
    exportFailed: 'The log was not exported',
    exported: (count: number) =>
      locale.plural(count, { one: '1 entry exported.', other: `${locale.number(count)} entries exported.` }),
    incomplete: `There are more entries. The newest ${locale.number(MOST_EXPORTED)} were exported. Choose a shorter period for the others.`,
    about: (name: string) => (name ? `Only entries about ${name}.` : 'Only entries about one subject.'),
    showAll: 'Show all entries',
    failed: 'Couldn’t load the audit log',
    loading: 'Loading the audit log',
    empty: 'No entries',
    emptyNote: 'No entries match these filters.',
    more: 'Show more',
    commandLine: 'The server’s command line',
    reason: (reason: string) => `Reason: ${reason}`,
    address: (address: string) => `from ${address}`,
    fileName: 'platform-audit-log.csv',
  },
})

/** The columns of an exported log. */
export const platformAuditColumns = dictionary({
  en: {
    time: 'Time (UTC)',
    person: 'Person',
    what: 'What',
    about: 'About',
    reason: 'Reason',
    event: 'Event',
    address: 'Network address',
  },
})
