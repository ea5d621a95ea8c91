import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import { MOST_EXPORTED } from '../policy.ts'

/** The audit log on its page. */
export const auditWords = dictionary({
  en: {
    title: 'Audit log',
    note: 'Who did what, when and from where. Entries name candidates by ID only and cannot be changed.',
    topic: 'Topic',
    everything: 'Everything',
    topics: {
      sign_in: 'Sign-in',
      people: 'People and roles',
      settings: 'Settings',
      billing: 'Billing',
      jobs: 'Jobs',
      decisions: 'Decisions',
      deletions: 'Deletions',
    },
    person: 'Person',
    anybody: 'Anyone',
    from: 'From',
    to: 'To',
    export: 'Export CSV',
    exportFailed: 'The log was not exported',
    exported: (count: number) =>
      locale.plural(count, { one: '1 entry exported.', other: `${locale.number(count)} entries exported.` }),
    incomplete: `There are more entries. The newest ${locale.number(MOST_EXPORTED)} were exported. Choose a shorter period for the others.`,
    failed: 'Couldn’t load the audit log',
    loading: 'Loading the audit log',
    empty: 'No entries',
    emptyNote: 'Nothing matches these filters.',
    more: 'Show more',
    candidate: 'A candidate',
    system: 'Evenhand',
    address: (address: string) => `from ${address}`,
    fileName: 'audit-log.csv',
  },
})

/** The columns of an exported log. */
export const auditColumns = dictionary({
  en: {
    time: 'Time (UTC)',
    person: 'Person',
    what: 'What',
    event: 'Event',
    id: 'ID',
    address: 'Network address',
  },
})
