import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

const emails = (count: number) => locale.plural(count, { one: '1 e-mail', other: `${locale.number(count)} e-mails` })

/** The list of sent e-mails, and what was not delivered. */
export const sentWords = dictionary({
  en: {
    otherTemplate: 'Other e-mail',
    loading: 'Loading e-mails',
    failed: 'Couldn’t load the e-mails',
    search: 'Search e-mails',
    searchPlaceholder: 'Search recipient or subject',
    state: 'State',
    template: 'Template',
    all: 'All e-mails',
    allTemplates: 'All templates',
    shown: { sent: 'Sent', failed: 'Not delivered', unsent: 'Not sent yet', cancelled: 'Cancelled' },
    period: 'Last 30 days',
    count: (label: string, count: number) => (count === 1 ? '1 e-mail' : `${label} e-mails`),
    columns: { to: 'To', email: 'E-mail', when: 'When', state: 'State' },
    delayed: 'Delayed',
    hiddenAddress: 'Address hidden in blind review',
    reasons: {
      unknown_address: 'The mail server says that this address does not exist.',
      mailbox_full: 'The mailbox is full.',
      refused: 'The mail server of the recipient refused the e-mail.',
      unreachable: 'The mail server could not be reached.',
    },
    answer: 'Answer of the mail server',
    signIn: 'Its link is only valid for a short time. Ask the person to request a new one.',
    corrected: (address: string) => `Will be sent to the corrected address ${address}.`,
    sendAgain: 'Send again',
    sendAgainTo: (name: string) => `Send again to ${name}`,
    sendAllAgain: (count: number) => `Send ${emails(count)} again`,
    again: (count: number) =>
      locale.plural(count, { one: 'The e-mail is being sent again', other: `${emails(count)} are being sent again` }),
    nothingAgain: 'Nothing was sent again',
    nothingAgainNote: 'Someone else sent these e-mails again, or their content was deleted.',
    againFailed: 'Couldn’t send the e-mails again',
    more: 'Show more',
    none: 'No e-mails yet',
    noneNote: 'Every e-mail that the product sends for you appears here for 30 days.',
    noneFound: 'No e-mails match',
    noneFoundNote: 'Try other words, or show all e-mails.',
    clear: 'Clear filters',
    undelivered: (count: number) =>
      locale.plural(count, { one: '1 e-mail was not delivered.', other: `${emails(count)} were not delivered.` }),
    why: {
      unknown_address: (count: number) =>
        locale.plural(count, {
          one: '1 address does not exist',
          other: `${locale.number(count)} addresses do not exist`,
        }),
      mailbox_full: (count: number) =>
        locale.plural(count, { one: '1 mailbox was full', other: `${locale.number(count)} mailboxes were full` }),
      refused: (count: number) =>
        locale.plural(count, { one: '1 was refused', other: `${locale.number(count)} were refused` }),
      unreachable: (count: number) =>
        locale.plural(count, {
          one: '1 mail server could not be reached',
          other: `${locale.number(count)} could not be handed over`,
        }),
    },
    whyAll: (parts: readonly string[]) => `${locale.list(parts)}.`,
    awaited: (count: number) =>
      locale.plural(count, {
        one: 'One candidate is waiting for a link in it.',
        other: `${locale.number(count)} candidates are waiting for a link in them.`,
      }),
    review: 'Review failed e-mails',
  },
})
