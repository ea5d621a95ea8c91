import type { Kysely } from 'kysely'
import { hashToken, newToken } from '#platform/auth/secrets.ts'
import { DAY, later } from '#platform/clock/clock.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/db/id.ts'
import type { PlatformTransaction } from '#platform/db/platform-transaction.ts'
import type { Tables } from '#platform/db/tables.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { SuperAdmin } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { plansToStartWith } from '#modules/billing/public.ts'
import { INVITATION_DAYS } from '#modules/platform-settings/policy.ts'
import {
  deleteInvitation,
  insertInvitation,
  listInvitations,
  lockSettings,
  platformSettings,
  updateSettings,
} from '#modules/platform-settings/public.ts'
import type { platformCalls, PlatformSettings } from '../contract/platform.ts'
import { officeProblems as problems } from '../words/office-problems.ts'
import { mailRegistration } from './office-emails.ts'

type Calls = typeof platformCalls

const MOST_INVITATIONS = 50

export async function readPlatformSettings(q: Kysely<Tables>): Promise<PlatformSettings> {
  const row = await platformSettings(q).executeTakeFirstOrThrow()
  const plans = await plansToStartWith(q)
  const invitations = await listInvitations(q, MOST_INVITATIONS).execute()
  const { announcement_id: id, announcement: text, announced_at: at } = row
  return {
    version: row.version,
    registration: row.registration,
    default_plan: row.default_plan,
    brand_name: row.brand_name,
    brand_color: row.brand_color,
    support_email: row.support_email,
    announcement: id && text && at ? { id, text, at: at.toISOString() } : null,
    plans: plans.map(({ key, name, price_monthly, currency, trial_days }) => ({
      key,
      name,
      price_monthly,
      currency,
      trial_days,
    })),
    invitations: invitations.map(({ created_at, expires_at, organization_id, organization_name, ...invitation }) => ({
      ...invitation,
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
      organization: organization_id && organization_name ? { id: organization_id, name: organization_name } : null,
    })),
  }
}

/** @throws 409 `stale_edit`; 422 for a plan that organizations cannot start with */
export async function editPlatformSettings(
  tx: PlatformTransaction,
  { version, ...edit }: BodyOf<Calls['superAdmin.editSettings']>,
): Promise<PlatformSettings> {
  const before = await lockSettings(tx.q)
  if (before.version !== version) throw conflict('stale_edit', problems.staleEdit)
  const changed = (Object.keys(edit) as (keyof typeof edit)[]).filter(
    key => edit[key] !== undefined && edit[key] !== before[key],
  )
  if (changed.length === 0) {
    tx.unchanged()
    return readPlatformSettings(tx.q)
  }
  if (changed.includes('default_plan')) {
    const plans = await plansToStartWith(tx.q)
    if (!plans.some(({ key }) => key === edit.default_plan))
      throw invalidField('default_plan', problems.planCannotStart)
  }
  await updateSettings(tx.q, Object.fromEntries(changed.map(key => [key, edit[key]])))
  await tx.record(
    'platform.settings_edited',
    { id: null, name: null },
    {
      fields: changed,
      ...(changed.includes('registration') && { registration: edit.registration }),
      ...(changed.includes('default_plan') && { default_plan: edit.default_plan }),
    },
  )
  return readPlatformSettings(tx.q)
}

/** Replaces the announcement; null ends it. */
export async function setAnnouncement(
  tx: PlatformTransaction,
  text: string | null,
  now: Date,
): Promise<PlatformSettings> {
  const before = await lockSettings(tx.q)
  if (before.announcement === text) tx.unchanged()
  else {
    await updateSettings(tx.q, {
      announcement_id: text ? newId() : null,
      announcement: text,
      announced_at: text ? now : null,
    })
    await tx.record(text ? 'platform.announced' : 'platform.announcement_ended', { id: null, name: null }, {})
  }
  return readPlatformSettings(tx.q)
}

/** E-mails a link with which one organization can be registered. */
export async function inviteOrganization(
  { settings }: Services,
  tx: PlatformTransaction,
  by: SuperAdmin,
  email: string,
  now: Date,
): Promise<PlatformSettings> {
  const id = newId()
  const token = newToken()
  const expiresAt = later(now, INVITATION_DAYS * DAY)
  await insertInvitation(tx.q, {
    id,
    email,
    token_hash: hashToken(token),
    invited_by: by.name,
    created_at: now,
    expires_at: expiresAt,
  })
  await mailRegistration(tx, { id, email, invitedBy: by.name, token, expiresAt, publicUrl: settings.PUBLIC_URL, now })
  await tx.record('platform.organization_invited', { id, name: email }, {})
  return readPlatformSettings(tx.q)
}

/** @throws 404 */
export async function withdrawOrganization(tx: PlatformTransaction, id: string): Promise<PlatformSettings> {
  const invitation = await deleteInvitation(tx.q, id)
  if (!invitation) throw notFound()
  await tx.record('platform.invitation_withdrawn', { id, name: invitation.email }, {})
  return readPlatformSettings(tx.q)
}
