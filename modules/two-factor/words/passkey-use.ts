import { dictionary } from '#platform/locale/dictionary.ts'

/** Using, adding and removing a passkey, which loads when someone does. */
export const passkeyUseWords = dictionary({
  en: {
    closed: 'The window of your browser was closed, or it took too long. Please try again.',
    already: 'This device or security key already has a passkey for your account.',
    notSupported: 'This device cannot make the kind of passkey that is needed.',
    unknown: 'Your browser or device reported a problem. Please try again, or use another device.',
    or: 'or',
    signIn: 'Sign in with a passkey',
    signInFailed: 'Login failed',
    adding: {
      title: 'Add a passkey',
      text: 'Your browser asks next which device or security key should store the passkey.',
      name: 'Name of the passkey',
      nameHelp: 'So that you recognize it in the list, for example “Work laptop”.',
      submit: 'Continue',
      failed: 'The passkey was not added',
      done: 'Passkey added',
    },
    renaming: {
      title: (name: string) => `Rename passkey “${name}”`,
      submit: 'Rename passkey',
      failed: 'The passkey was not renamed',
      done: (name: string) => `Passkey renamed to “${name}”`,
    },
    removal: {
      title: (name: string) => `Remove passkey “${name}”`,
      text: 'It no longer works for logging in. Delete it on your device or in your password manager, too.',
      lastText:
        'It is your last method: your password alone is enough to log in then, and your recovery codes stop working. Delete the passkey on your device or in your password manager, too.',
      submit: 'Remove passkey',
      done: 'Passkey removed',
    },
  },
})
