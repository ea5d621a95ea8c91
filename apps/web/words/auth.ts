import { dictionary } from '#platform/locale/dictionary.ts'

/** Logging in, and passwords. */
export const authWords = dictionary({
  en: {
    login: 'Login',
    newHere: 'New here?',
    register: 'Register for free',
    forgotten: 'Forgot password?',
    forgot: 'Forgot password',
    forgotLead: 'We send you a link to set a new password.',
    remembered: 'Remembered your password?',
    sentBefore: 'If',
    sentAfter: 'has an account, we have sent a link to it.',
    sentNote: 'It arrives within 1 or 2 minutes. Check your spam folder too.',
    newPassword: 'New password',
    passwordSet: 'Your new password is set. All other sessions have been logged out.',
    requestLink: 'Request a new link',
    join: 'Join your team',
    confirm: 'Confirm your address',
    incomplete: 'This link is incomplete',
    copyOrRequest: 'Copy the complete address from the e-mail, or request a new link.',
    copyOrLogin: 'Copy the complete address from the e-mail. To get a new one, log in.',
  },
})
