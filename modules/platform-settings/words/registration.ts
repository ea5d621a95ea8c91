import { dictionary } from '#platform/locale/dictionary.ts'

/** The register page while it shows no form. */
export const registrationGateWords = dictionary({
  en: {
    loading: 'Loading the registration',
    failed: 'Couldn’t load the registration',
    closed: 'Registration is closed',
    closedText: 'New organizations cannot be registered at the moment. Contact us, and we will tell you when it opens.',
    invited: 'Registration is by invitation',
    invitedText: 'Open the link in your invitation e-mail. If you do not have one, contact us.',
    notValid: 'This invitation cannot be used',
    contact: 'Contact us',
  },
})
