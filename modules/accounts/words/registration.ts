import { dictionary } from '#platform/locale/dictionary.ts'

/** Registering an organization. */
export const registrationWords = dictionary({
  en: {
    label: 'Registration',
    steps: { organization: 'Organization', account: 'Account', branding: 'Branding' },
    screens: {
      organization: { title: 'Your organization', lead: '3 short steps. No credit card required.' },
      account: { title: 'Your account', lead: 'You become the owner. You can invite others later.' },
      branding: {
        title: 'Your branding',
        lead: 'Candidates see it on your careers page and in e-mails. You can change it later.',
      },
      confirm: { title: 'Check your e-mail', lead: '' },
    },
    sentBefore: 'We sent an e-mail to ',
    yourAddress: 'your address',
    sentAfter: '. Click the button in it to confirm your address, then log in to create your first job.',
    confirmed: 'Already confirmed?',
    another: 'Register another organization',
    registered: 'Already registered?',
  },
})
