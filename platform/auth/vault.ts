import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts what must not be readable in a copy of the database. The root secret is never stored there.
 * @see https://csrc.nist.gov/pubs/sp/800/38/d/final for AES-256-GCM, RFC 5869 for the derived keys
 */
export interface Vault {
  /** @param context what the text belongs to. Each context has its own key, and only the same context can decrypt the text. */
  seal(context: string, text: string): Buffer
  /** @throws if the context or the root secret differ, or the bytes were changed */
  open(context: string, sealed: Buffer): string
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createVault(rootSecret: Buffer): Vault {
  const keyFor = (context: string) => Buffer.from(hkdfSync('sha256', rootSecret, '', `evenhand ${context}`, 32))
  return {
    seal(context, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, keyFor(context), nonce)
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
    },
    open(context, sealed) {
      const decipher = createDecipheriv(ALGORITHM, keyFor(context), sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const decrypted = [decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]
      return Buffer.concat(decrypted).toString('utf8')
    },
  }
}
