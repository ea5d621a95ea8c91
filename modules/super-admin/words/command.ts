import { dictionary } from '#platform/locale/dictionary.ts'

/** The command that creates the first super admin. */
export const commandWords = dictionary({
  en: {
    email: 'E-mail: ',
    name: 'Name: ',
    password: 'Password (at least 12 characters, not shown): ',
    noTerminal:
      'There is no terminal to ask in. Set SUPER_ADMIN_EMAIL, SUPER_ADMIN_NAME and SUPER_ADMIN_PASSWORD in the environment.',
    created: (email: string, address: string) =>
      `${email} is a super admin now. Log in at ${address} and set up an authenticator app.`,
    reset: (email: string) =>
      `${email} has a new password. All sessions have ended, and the next login sets up an authenticator app.`,
    unknown: (email: string) => `There is no super admin with the address ${email}.`,
  },
})
