import { dictionary } from '#platform/locale/dictionary.ts'

/** Registering an organization. */
export const registerWords = dictionary({
  en: {
    label: 'Registration',
    steps: { organization: 'Organization', admin: 'You', look: 'Branding' },
    organization: { title: 'Your organization', lead: '3 short steps. No credit card required.' },
    admin: { title: 'Your account', lead: 'You become the owner. You can invite others later.' },
    look: {
      title: 'Your branding',
      lead: 'Candidates see it on your careers page and in e-mails. You can change it later.',
    },
    mail: { title: 'Check your e-mail', lead: '' },
    sentBefore: 'We sent an e-mail to',
    yourAddress: 'your address',
    sentAfter: '. Click the button in it to confirm your address, then log in to create your first job.',
    confirmed: 'Already confirmed?',
    login: 'Login',
    another: 'Register another organization',
    registered: 'Already registered?',
  },
})

/** Signing in, and passwords. */
export const authWords = dictionary({
  en: {
    login: 'Login',
    newHere: 'New here?',
    register: 'Register for free',
    forgotten: 'Forgot password?',
    forgot: 'Forgot password',
    forgotLead: 'We send you a link to set a new one.',
    remembered: 'Remember it?',
    sentBefore: 'If',
    sentAfter: 'has an account, we have sent a link to it.',
    sentNote: 'It arrives within 1 or 2 minutes. Check your spam folder too.',
    newPassword: 'New password',
    passwordSet: 'Your new password is set. All other sessions have been signed out.',
    requestLink: 'Request a new link',
    confirm: 'Confirm your address',
    incomplete: 'This link is incomplete',
    copyOrRequest: 'Copy the whole address from the e-mail, or request a new link.',
    copyOrLogin: 'Copy the whole address from the e-mail. To get a new one, log in.',
  },
})
