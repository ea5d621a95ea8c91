import { dictionary } from '#platform/locale/dictionary.ts'

/** Rejecting an application, and the e-mail about it. */
export const rejectionWords = dictionary({
  en: {
    title: (name: string) => `Reject ${name}`,
    description: 'You decide, not a score. You can reopen the application at any time.',
    keepActive: 'Keep active',
    reject: (name: string) => `Reject ${name}`,
    rejectAndSend: (name: string) => `Reject ${name} and send e-mail`,
    reason: 'Reason type',
    note: 'Reason for the team',
    noteHelp: 'The candidate does not see it. It appears in the timeline.',
    notify: 'Send a rejection e-mail',
    when: 'Send the e-mail',
    times: {
      now: 'Now (cannot be undone)',
      hour: 'In 1 hour',
      day: 'In 24 hours',
      threeDays: 'In 3 days',
    },
    whenHelp: 'You can cancel the e-mail until it is sent.',
    failed: 'The application was not rejected',
    status: (reason: string | null) => (reason ? `Rejected: ${reason}` : 'Rejected'),
    scheduled: 'The e-mail will be sent',
    sending: 'The e-mail is being sent.',
    sent: 'The e-mail was sent',
    undelivered: (name: string) => `The e-mail could not be delivered. ${name} has not been informed.`,
    cancelled: (name: string) =>
      `The e-mail was cancelled. ${name} has not been informed. To send it after all, reopen the application and reject it again.`,
    silent: (name: string) => `No e-mail was sent. ${name} has not been informed.`,
    readEmail: 'Read e-mail',
    cancelEmail: 'Cancel e-mail',
    cancelFailed: 'The e-mail was not cancelled',
    reopen: 'Reopen application',
  },
})

/** Reading and changing an e-mail before it is sent. */
export const emailEditorWords = dictionary({
  en: {
    label: 'E-mail',
    start: 'Start with a template',
    startHelp: 'Replaces the subject and the text.',
    startNone: 'Choose a template',
    loading: 'Loading the e-mail',
    failed: 'The e-mail could not be shown',
    to: 'To',
    noAddress: 'No e-mail address, so nothing is sent',
    subject: 'Subject',
    body: 'Text',
    bodyHelp: (variables: string) => `Text in double braces is filled in for the candidate. Available: ${variables}.`,
    edit: 'Edit e-mail',
    preview: 'Preview e-mail',
    reset: 'Use the template’s text',
    edited: 'Changed for this candidate',
    disabled: 'This e-mail is turned off in your e-mail templates, so nothing is sent unless you edit it here.',
  },
})
