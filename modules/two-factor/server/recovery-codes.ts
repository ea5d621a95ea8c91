import { createHash, randomBytes } from 'node:crypto'
import { RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LENGTH } from '../policy.ts'

/** Characters between two dashes, so that a code can be read and typed. */
const GROUP = 4

const newCode = () => [...randomBytes(RECOVERY_LENGTH)].map(byte => RECOVERY_ALPHABET[byte % 32]).join('')

/** The stored form of a code. It contains the person, so that equal codes of two people have different hashes. */
export const hashCode = (adminId: string, code: string): string =>
  createHash('sha256').update(`${adminId} ${code}`).digest('base64url')

/** A new set, as it is shown: "k7qm-2x9d-w4ht-p8cn". */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    newCode()
      .match(new RegExp(`.{${GROUP}}`, 'g'))!
      .join('-'),
  )
