import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The settings of the platform. */
export const platformSettingsWords = dictionary({
  en: {
    title: 'Platform settings',
    note: 'They apply to all organizations. Every change is written to the audit log.',
    loading: 'Loading the settings',
    failed: 'Couldn’t load the settings',
    notSaved: 'Changes not saved',
    unsaved: 'Unsaved changes',
    discard: 'Discard',
    save: 'Save changes',
    saved: 'Settings saved',
    registration: 'New organizations',
    who: 'Who can register an organization?',
    modes: {
      open: { label: 'Anyone', help: 'The register page is open.' },
      invitation: { label: 'People with an invitation', help: 'The register page asks for the link of an invitation.' },
      closed: { label: 'Nobody at the moment', help: 'The register page says that registration is closed.' },
    },
    plan: 'Plan of new organizations',
    planHelp: 'Plans without a price, and plans with a trial. After the trial an organization is on the free plan.',
    planTrial: (name: string, days: number) => `${name}, ${locale.number(days)}-day trial`,
    emails: 'E-mails of the platform',
    emailsNote: 'Confirmations to visitors and invitations. E-mails to candidates are not changed.',
    brandName: 'Sender name',
    brandColor: 'Color',
    colorPicker: 'Color, color picker',
    support: 'Reply address',
    supportHelp: 'Replies go there. Without it nobody reads them.',
  },
})

export const announcementFormWords = dictionary({
  en: {
    title: 'Announcement',
    note: 'Shown to everyone who signs in until they dismiss it, and never during an AI interview.',
    text: 'Message',
    placeholder: 'Planned work on Sunday 29 November, 02:00 to 03:00 UTC',
    publish: 'Publish announcement',
    replace: 'Replace announcement',
    end: 'End announcement',
    since: 'Shown since',
    none: 'No announcement is shown.',
    failed: 'Announcement not changed',
  },
})

export const organizationInvitationWords = dictionary({
  en: {
    title: 'Invitations',
    note: 'A link with which one organization can be registered while registration is by invitation. It works for 14 days.',
    email: 'E-mail',
    invite: 'Send invitation',
    failed: 'Invitation not sent',
    none: 'No invitations yet.',
    registered: (name: string) => `Registered ${name}`,
    until: 'Valid until',
    ended: 'Expired',
    by: (person: string) => `Invited by ${person}`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
    withdrawFailed: 'Invitation not withdrawn',
  },
})

export const peopleWords = dictionary({
  en: {
    title: 'Super admins',
    note: 'Two-factor authentication is required. Sessions end after 8 hours.',
    loading: 'Loading the super admins',
    failed: 'Couldn’t load the super admins',
    access: { full: 'Full access', read: 'Read-only' },
    accessLabel: 'Access',
    you: 'You',
    never: 'Not signed in yet',
    lastSeen: 'Last login',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name} as a super admin?`,
    removeText: 'Their sessions end now, and they can no longer log in here. What they did stays in the audit log.',
    keep: 'Keep',
    removeFailed: 'Not removed',
    invite: 'Invite super admin',
    email: 'E-mail',
    send: 'Send invitation',
    cancel: 'Cancel',
    inviteFailed: 'Invitation not sent',
    invited: 'Invited',
    until: 'Valid until',
    undelivered: 'Not delivered',
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
    withdrawFailed: 'Invitation not withdrawn',
  },
})

export const failedTaskWords = dictionary({
  en: {
    title: 'Failed tasks',
    note: 'Background work that failed after all attempts. What it was about is not shown, because it can name people. The server’s log has the reason, in the line with the ID below the task.',
    loading: 'Loading failed tasks',
    failed: 'Couldn’t load the failed tasks',
    none: 'No task failed for good.',
    task: 'Task',
    organization: 'Organization',
    error: 'Error',
    when: 'Failed',
    platform: 'Platform',
    deleted: 'Deleted organization',
    again: 'Run again',
    againOf: (task: string) => `Run ${task} again`,
    queued: (task: string) => `${task} is queued again`,
    againFailed: 'Not run again',
    showMore: (count: number) => `Show ${locale.number(count)}`,
    newest: (shown: number, total: number) =>
      shown < total ? `The newest ${locale.number(shown)} of ${locale.number(total)}` : '',
  },
})

/** Accepting the invitation of a super admin. */
export const joinWords = dictionary({
  en: {
    title: 'Become a super admin',
    lead: (person: string) => `${person} invited you to the super-admin area.`,
    email: 'E-mail',
    name: 'Your name',
    password: 'Password',
    passwordHelp: 'At least 12 characters. A short sentence is a good password.',
    submit: 'Create account',
    failed: 'Account not created',
    loading: 'Loading the invitation',
    notValid: 'This invitation cannot be used',
    done: 'Your account is ready',
    doneText: 'Log in with your e-mail and password. At the first login you set up an authenticator app.',
    login: 'Log in',
  },
})
