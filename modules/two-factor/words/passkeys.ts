import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Passkeys in one's own profile. */
export const passkeyWords = dictionary({
  en: {
    title: 'Passkeys',
    explained: 'Log in with your fingerprint, your face or a security key instead of your password.',
    add: 'Add passkey',
    added: 'Added',
    lastUsed: 'last used',
    notUsed: 'not used yet',
    most: (count: number) => `You have ${locale.number(count)} passkeys, which is the most. Remove one to add another.`,
    rename: 'Rename',
    renameLabel: (name: string) => `Rename passkey ${name}`,
    remove: 'Remove',
    removeLabel: (name: string) => `Remove passkey ${name}`,
    noBrowser: 'This browser cannot use passkeys. Current versions of Chrome, Edge, Firefox and Safari can.',
    noDomain: 'Passkeys need a domain name. Ask whoever runs this server to set PUBLIC_URL to one.',
    elsewhere: 'Passkeys work only at this address:',
  },
})
