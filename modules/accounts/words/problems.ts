import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import type { SuspensionReason } from '#modules/organizations/policy.ts'

const SUSPENDED_BECAUSE: Readonly<Record<SuspensionReason, string>> = {
  payment: ' because a payment is missing',
  terms: ' because of a possible breach of our terms of service',
  security: ' for security reasons',
  other: '',
}

/** Error messages of accounts, sign-in and passwords. */
export const accountProblems = dictionary({
  en: {
    linkUsed: 'This link has already been used.',
    wrongCurrentPassword: 'This is not your current password.',
    commonPassword: 'This password is too common. Please choose another one.',
    personalPassword: 'This password is too similar to your name or e-mail address. Please choose another one.',
    editsOthers: 'Only an owner or an admin can edit other people.',
    editsOwner: 'Only an owner can edit an owner.',
    changesRoles: 'Only an owner or an admin can change roles.',
    changesOwner: 'Only an owner can give or remove the role of owner.',
    lastOwner: 'An organization needs an owner. Make someone else an owner first.',
    removesOwner: 'Only an owner can remove an owner.',
    removesSelf: 'You cannot remove yourself. Another owner or admin can.',
    registrationClosed: 'This registration has expired. Please register the organization again.',
    alreadyRegistered: 'This organization is already registered. Please log in.',
    unconfirmedAddress: 'Please confirm your e-mail address first. Open the link in our e-mail.',
    wrongCredentials: 'The e-mail address or the password is wrong.',
    codeNeeded: 'Please confirm the login with your authenticator app, a passkey or a recovery code.',
    suspended: (reason: SuspensionReason, since: Date | null) =>
      `Your organization ${since ? `was suspended on ${locale.longDay(since, 'UTC')}` : 'is suspended'}${SUSPENDED_BECAUSE[reason]}. Nothing has been deleted. Please contact us to restore it.`,
    addressTaken: 'You already have an account with this e-mail address. Log in, or reset your password.',
    verificationUsed: 'This link has already been used. You can log in.',
    passwordShort: 'Please use at least 12 characters. A short sentence is a good password.',
    passwordLong: 'Please use at most 256 characters.',
    passwordMissing: 'Please enter a password.',
  },
})
