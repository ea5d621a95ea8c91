import { dictionary } from '#platform/locale/dictionary.ts'

/** The login of super admins. */
export const superAdminLoginWords = dictionary({
  en: {
    title: 'Super admin login',
    lead: 'For the people who run this installation. Admins of an organization use the login of the workspace.',
    workspace: 'Go to the workspace login',
    email: 'E-mail',
    password: 'Password',
    submit: 'Login',
    failed: 'Login failed',
    setupTitle: 'Set up your authenticator app',
    setupLead:
      'Every super admin confirms the login with an authenticator app. Scan this code with one, for example 1Password, Google Authenticator or Aegis.',
    setupFailed: 'Couldn’t create the QR code',
    preparing: 'Creating the QR code',
  },
})
