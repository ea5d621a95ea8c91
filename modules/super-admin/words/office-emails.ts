import { dictionary } from '#platform/locale/dictionary.ts'

/** E-mails with an invitation from the super-admin area. */
export const officeEmailWords = dictionary({
  en: {
    superAdmin: {
      subject: 'You are invited to run Evenhand',
      headline: 'Become a super admin',
      text: (person: string) =>
        `${person} invites you to the super-admin area, where organizations, plans and the platform are managed. You choose a password, and set up an authenticator app when you log in.`,
      button: 'Accept invitation',
      linkTo: 'become a super admin',
      footer: (person: string) => `You received this e-mail because ${person} entered your address.`,
    },
    organization: {
      subject: 'You are invited to register your organization',
      headline: 'Register your organization',
      text: (person: string) => `${person} invites you to use Evenhand. Registering takes three short steps.`,
      button: 'Register organization',
      linkTo: 'register an organization',
      footer: (person: string) => `You received this e-mail because ${person} entered your address.`,
    },
    until: 'Valid until',
    ignore: 'If you did not expect this, ignore this e-mail. Nothing will happen.',
  },
})
