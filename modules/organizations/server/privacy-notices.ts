import type { z } from 'zod'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { PrivacyNotice, publicSettings } from '../contract.ts'
import { noticesOf } from './notices.read-model.ts'
import { presentPublicSettings } from './present.ts'
import { insertNotice, lockSettings, newestNotice, organizationById, settingsById } from './queries.ts'

type Public = z.input<typeof publicSettings>

/** The version of a notice that was never changed. It is stored with the first change. */
const FIRST_VERSION = 1

/** The version that candidates accept now. */
export const noticeVersionIn = async (tx: OrganizationTransaction): Promise<number> =>
  (await newestNotice(tx))?.version ?? FIRST_VERSION

async function shown({ q, organizationId }: OrganizationTransaction): Promise<{ public: Public; createdAt: Date }> {
  const organization = await organizationById(q, organizationId).executeTakeFirstOrThrow()
  const settings = await settingsById(q, organizationId).executeTakeFirstOrThrow()
  return { public: presentPublicSettings(organization, settings), createdAt: organization.created_at }
}

/**
 * Makes a change, and stores a new version of the privacy notice if it changed the text that candidates accept. The standard text names the
 * organization and the retention, so it is not only the text's own field that changes it.
 */
export async function versioningNotice(
  tx: OrganizationTransaction,
  { adminId, now }: { adminId: string; now: Date },
  change: () => Promise<unknown>,
): Promise<void> {
  await lockSettings(tx)
  const before = await shown(tx)
  await change()
  const text = (await shown(tx)).public.privacy_notice
  const old = before.public.privacy_notice
  if (text === old) return
  const row = { organization_id: tx.organizationId }
  const newest = await newestNotice(tx)
  const first = { ...row, version: FIRST_VERSION, text: old, since: before.createdAt, saved_by: null }
  if (!newest) await insertNotice(tx, first)
  await insertNotice(tx, { ...row, version: (newest ?? first).version + 1, text, since: now, saved_by: adminId })
}

/** All versions, newest first. Without a change there is one, since the organization exists. */
export async function listNotices(org: OrganizationDb): Promise<PrivacyNotice[]> {
  const [rows, [organization], [settings]] = await org.read(q => [
    noticesOf(q, org.organizationId),
    organizationById(q, org.organizationId),
    settingsById(q, org.organizationId),
  ])
  if (!organization || !settings) throw notFound()
  if (rows.length === 0) {
    const { privacy_notice: text } = presentPublicSettings(organization, settings)
    return [{ version: FIRST_VERSION, text, since: organization.created_at.toISOString(), saved_by: null }]
  }
  return rows.map(({ version, text, since, saved_by, saved_by_name }) => ({
    version,
    text,
    since: since.toISOString(),
    saved_by: saved_by && saved_by_name !== null ? { id: saved_by, name: saved_by_name } : null,
  }))
}
