import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Settings, Admins: the people of an organization. */
export const peopleWords = dictionary({
  en: {
    invite: 'Invite people',
    seats: (used: number, limit: number | null, invited: number) => {
      const taken =
        limit === null
          ? locale.plural(used, { one: '1 person can sign in', other: `${locale.number(used)} people can sign in` })
          : `${locale.number(used)} of ${locale.number(limit)} places used`
      if (invited === 0) return `${taken}.`
      return `${taken}, ${locale.plural(invited, { one: '1 more person invited', other: `${locale.number(invited)} more people invited` })}.`
    },
    emails: 'E-mail addresses',
    emailsHelp: 'Several addresses with commas between them.',
    noEmails: 'Enter at least one e-mail address.',
    tooMany: (most: number) => `Enter at most ${locale.number(most)} addresses at once.`,
    notAnAddress: (text: string) => `“${text}” is not an e-mail address.`,
    role: 'Role',
    roleHelp: 'For all of them.',
    jobs: 'Jobs',
    jobsHelp: 'They join the hiring team of these jobs.',
    noJobs: 'There are no jobs yet.',
    jobsFailed: 'Couldn’t load the jobs. You can add people to hiring teams in the jobs later.',
    send: (count: number) =>
      count === 0
        ? 'Send invitation'
        : locale.plural(count, { one: 'Send invitation', other: `Send ${locale.number(count)} invitations` }),
    sent: (count: number) =>
      locale.plural(count, { one: 'Invitation sent.', other: `${locale.number(count)} invitations sent.` }),
    sendFailed: 'Not all invitations were sent',
    people: 'People',
    loadFailed: 'Couldn’t load the people',
    name: 'Name',
    lastActive: 'Last active',
    twoFactor: 'Two-factor authentication',
    noTwoFactor: 'Off',
    methods: { authenticator: 'App', passkey: 'Passkey' },
    never: 'Not yet',
    actions: 'Actions',
    you: 'You',
    roleOf: (name: string) => `Role of ${name}`,
    roleFailed: 'The role was not changed',
    roleSaved: (name: string, role: string) => `${name} now has the role ${role}.`,
    remove: 'Remove…',
    removeLabel: (name: string) => `Remove ${name}`,
    pending: 'Pending invitations',
    pendingFailed: 'Couldn’t load the invitations',
    invitedBy: (role: string, name: string) => `${role}, invited by ${name}`,
    expires: 'ends',
    expired: 'Expired',
    notDelivered: 'Not delivered',
    delayed: 'Not delivered yet',
    reasons: {
      unknown_address: 'The mail server says that this address does not exist.',
      mailbox_full: 'The mailbox is full.',
      refused: 'The mail server of the recipient refused the e-mail.',
      unreachable: 'The mail server could not be reached.',
    },
    triedAgain: 'It is tried again.',
    changeAddress: 'Change address',
    changeAddressLabel: (email: string) => `Change the address of the invitation to ${email}`,
    newAddress: 'New e-mail address',
    sendHere: 'Send invitation',
    cancel: 'Cancel',
    addressChanged: (email: string) => `The invitation was sent to ${email}. The earlier link no longer works.`,
    again: 'Send again',
    againLabel: (email: string) => `Send the invitation to ${email} again`,
    sentAgain: (email: string) => `The invitation to ${email} was sent again.`,
    revoke: 'Revoke',
    revokeLabel: (email: string) => `Revoke the invitation to ${email}`,
    revoked: (email: string) => `The invitation to ${email} was revoked.`,
    failed: 'That did not work',
    roles: 'What each role can do',
  },
})

/** Removing a person, with a handover of their open work. */
export const removalWords = dictionary({
  en: {
    title: (name: string) => `Remove ${name}?`,
    description: (name: string) =>
      `${name} is signed out everywhere right away, and invitations that ${name} sent are revoked. The name stays next to notes, scorecards and decisions.`,
    keep: 'Keep',
    confirm: 'Remove',
    loading: 'Looking for open work',
    loadFailed: 'Couldn’t look for open work',
    retry: 'Try again',
    nothing: 'No open work has to be handed over.',
    work: 'Open work',
    jobs: (count: number) =>
      locale.plural(count, {
        one: '1 job on whose hiring team they are',
        other: `${locale.number(count)} jobs on whose hiring teams they are`,
      }),
    applications: (count: number) =>
      locale.plural(count, {
        one: '1 application they are responsible for',
        other: `${locale.number(count)} applications they are responsible for`,
      }),
    todos: (count: number) =>
      locale.plural(count, { one: '1 open to-do', other: `${locale.number(count)} open to-dos` }),
    interviews: (count: number) =>
      locale.plural(count, {
        one: '1 offered or booked interview',
        other: `${locale.number(count)} offered or booked interviews`,
      }),
    successor: 'Who takes it over',
    successorHelp: 'Owners, admins, recruiters and hiring managers can.',
    choose: 'Choose a person',
    chooseFirst: 'Choose who takes over the open work.',
    failed: 'Not removed',
    removed: (name: string) => `${name} was removed.`,
  },
})

/** Accepting an invitation. */
export const joinWords = dictionary({
  en: {
    checkFailed: 'Couldn’t check this invitation',
    stillValid: 'The invitation is still valid.',
    retry: 'Try again',
    expired: 'This invitation has expired',
    used: 'This invitation was accepted',
    unknown: 'This invitation doesn’t work',
    askAgain: 'Ask the person who sent it to send it again.',
    logIn: 'Log in with your e-mail address and password.',
    invited: (inviter: string | null, organization: string, role: string) =>
      inviter === null
        ? `You are invited to ${organization} as ${role}.`
        : `${inviter} invites you to ${organization} as ${role}.`,
    email: 'E-mail',
    name: 'Your name',
    nameHelp: 'Visible to candidates and colleagues.',
    password: 'Password',
    passwordHelp: 'At least 12 characters. A short sentence is a good password.',
    submit: 'Join',
    failed: 'Couldn’t accept the invitation',
  },
})
