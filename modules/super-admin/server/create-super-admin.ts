import '../events.ts'
import { hashPassword, verifyPassword } from '#platform/auth/passwords.ts'
import type { SuperAdminAccess } from '#platform/access/super-admins.ts'
import type { Database } from '#platform/db/database.ts'
import { newId } from '#platform/db/id.ts'
import type { PlatformTransaction } from '#platform/db/platform-transaction.ts'
import { conflict } from '#platform/errors/problem-error.ts'
import type { Services } from '#platform/services.ts'
import { hashNewPassword } from '#modules/accounts/public.ts'
import { superAdminProblems as problems } from '../words/problems.ts'
import { deleteAccess } from './queries/sessions.ts'
import {
  insertSuperAdmin,
  lockSuperAdmin,
  replaceRecoveryCodes,
  superAdminByEmail,
  updateSuperAdmin,
} from './queries/super-admins.ts'

interface NewSuperAdmin {
  readonly name: string
  readonly email: string
  readonly passwordHash: string
  readonly access: SuperAdminAccess
}

/** Adds a super admin, who sets up an authenticator app at the first login. @throws 409 `email_taken` */
export async function addSuperAdmin(
  tx: PlatformTransaction,
  { passwordHash, ...person }: NewSuperAdmin,
  now: Date,
): Promise<string> {
  if (await superAdminByEmail(tx.q, person.email).executeTakeFirst()) throw conflict('email_taken', problems.emailTaken)
  const id = newId()
  await insertSuperAdmin(tx.q, { ...person, id, password_hash: passwordHash, created_at: now })
  await tx.record('super_admin.created', { id, name: person.name }, { access: person.access })
  return id
}

/** Who acts from the server's command line, where there is no account. */
const COMMAND_LINE = { id: null, name: null, address: null }

interface Given {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly access: SuperAdminAccess
}

/** Creates a super admin from the command line. @throws 409 `email_taken`; 422 for a password that is easy to guess */
export async function createSuperAdmin(db: Database, { password, ...person }: Given, now: Date): Promise<string> {
  const passwordHash = await hashNewPassword(password, [person.name, person.email])
  return db.asSuperAdmin(COMMAND_LINE, tx => addSuperAdmin(tx, { ...person, passwordHash }, now))
}

/**
 * For a super admin who lost the phone and the recovery codes: a new password from the command line. Their sessions end, and the next
 * login sets up an app. @returns whether there is such a super admin
 */
export async function resetSuperAdmin(
  db: Database,
  { email, password }: Pick<Given, 'email' | 'password'>,
): Promise<boolean> {
  const password_hash = await hashNewPassword(password, [email])
  return db.asSuperAdmin(COMMAND_LINE, async tx => {
    const found = await superAdminByEmail(tx.q, email).executeTakeFirst()
    if (!found) {
      tx.unchanged()
      return false
    }
    await lockSuperAdmin(tx.q, found.id).execute()
    await updateSuperAdmin(tx.q, found.id, {
      password_hash,
      sealed_secret: null,
      two_factor_at: null,
      wrong_codes: 0,
      wrong_at: null,
      locked_until: null,
    })
    await replaceRecoveryCodes(tx.q, found.id, [])
    await deleteAccess(tx.q, found.id)
    await tx.record('super_admin.reset', found, {})
    return true
  })
}

export const DEMO_SUPER_ADMIN = 'root@evenhand.test'

/** The demonstration's super admin, with the password of the settings. */
export async function ensureDemoSuperAdmin({ db, clock, settings }: Services): Promise<void> {
  const row = await db.unsafeAcrossOrganizations(q => superAdminByEmail(q, DEMO_SUPER_ADMIN).executeTakeFirst())
  if (row && (!row.demo || (await verifyPassword(row.password_hash, settings.DEMO_PASSWORD)))) return
  const password_hash = await hashPassword(settings.DEMO_PASSWORD)
  await db.unsafeAcrossOrganizations(async q => {
    if (row) await updateSuperAdmin(q, row.id, { password_hash })
    else
      await insertSuperAdmin(q, {
        id: newId(),
        name: 'Robin Root',
        email: DEMO_SUPER_ADMIN,
        password_hash,
        access: 'full',
        demo: true,
        created_at: clock.now(),
      })
  })
}
