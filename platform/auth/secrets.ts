import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 random bits for a session or a link, safe in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token. Tokens are random, so a plain hash cannot be reversed by guessing. Passwords need argon2id instead. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
