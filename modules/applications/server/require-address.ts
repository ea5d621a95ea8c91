import { conflict } from '#platform/errors/problem-error.ts'
import { applicationWords } from '../words/problems.ts'

/** The address of a candidate, for what cannot be done without an e-mail to them. @throws 409 `no_email` */
export function requireAddress({ email }: { readonly email: string | null }): string {
  if (!email) throw conflict('no_email', applicationWords.noEmail)
  return email
}
