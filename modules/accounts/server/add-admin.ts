import { hashPassword } from '#platform/auth/passwords.ts'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { invalidField } from '#platform/errors/problem-error.ts'
import { consumeUnit } from '#modules/billing/public.ts'
import type { AdminRole } from '../contract.ts'
import { type AdminRow, adminById, insertAdmin } from './queries.ts'
import { takeAddress } from './take-address.ts'
import { weaknessOf } from './weak-passwords.ts'

/** The hash of a new password. @param about the person's name, address and organization @throws 422 if it is easy to guess */
export async function hashNewPassword(password: string, about: readonly string[]): Promise<string> {
  const weakness = weaknessOf(password, about)
  if (weakness) throw invalidField('password', weakness)
  return hashPassword(password)
}

interface NewAdmin {
  readonly email: string
  readonly name: string
  readonly role: AdminRole
  readonly timeZone: string
  readonly passwordHash: string
}

/**
 * Adds a person whose address is known to be theirs. They can sign in at once.
 * @throws 402 `limit_reached` if the plan has no place left; 409 `email_taken` if another account has the address
 */
export async function addAdmin(tx: OrganizationTransaction, person: NewAdmin, now: Date): Promise<AdminRow> {
  const id = newId()
  await consumeUnit(tx, 'admin', id, now)
  await insertAdmin(tx, {
    organization_id: tx.organizationId,
    id,
    name: person.name,
    email: person.email,
    role: person.role,
    time_zone: person.timeZone,
    password_hash: person.passwordHash,
    created_at: now,
  })
  const admin = await adminById(tx.q, tx.organizationId, id).executeTakeFirstOrThrow()
  await takeAddress(tx, admin, now)
  return admin
}
