/** Digits of a code from the app. */
export const CODE_DIGITS = 6
export const RECOVERY_CODES = 10
/** The most passkeys of one person. */
export const MOST_PASSKEYS = 10
/** Crockford's base 32: no letter looks like a digit or another letter. */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** 80 bits, so that a plain hash cannot be reversed by guessing. */
export const RECOVERY_LENGTH = 16

/** A code as it was typed, without what people add to read it. */
export const withoutSpaces = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

/** A recovery code as it is compared: the letters that the alphabet leaves out are read as the digits they look like. */
export const tidyRecoveryCode = (typed: string): string =>
  withoutSpaces(typed).toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')
