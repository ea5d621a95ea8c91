import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import type { organizationsContract } from '../contract.ts'
import { storeLogo } from './logo.ts'
import { versioningNotice } from './privacy-notices.ts'
import { organizationById, type OrganizationRow, updateOrganization, updateSettings } from './queries.ts'

type Edit = BodyOf<(typeof organizationsContract)['organizations.edit']>
type SettingsEdit = BodyOf<(typeof organizationsContract)['organizations.editSettings']>

const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

export async function editOrganization(
  tx: OrganizationTransaction,
  input: Edit,
  adminId: string,
  now: Date,
): Promise<OrganizationRow> {
  const change = given(input)
  if (Object.keys(change).length > 0) {
    await versioningNotice(tx, { adminId, now }, () => updateOrganization(tx, change))
    await tx.emit(
      'organization.edited',
      tx.organizationId,
      { fields: Object.keys(change) },
      { kind: 'admin', id: adminId },
    )
  }
  return organizationById(tx.q, tx.organizationId).executeTakeFirstOrThrow()
}

/** @param adminId who edits; null during the registration */
export async function editSettings(
  services: Services,
  org: OrganizationDb,
  input: SettingsEdit,
  files: readonly UploadedFile[],
  adminId: string | null,
  now: Date,
): Promise<void> {
  const logo = await storeLogo(services.files, org.organizationId, files)
  const { colors, colorScheme, remove_logo, ...rest } = input
  const change = given({
    ...rest,
    color_primary: colors?.primary,
    color_secondary: colors?.secondary,
    color_scheme: colorScheme,
    logo_key: logo?.key ?? (remove_logo ? null : undefined),
  })
  if (Object.keys(change).length === 0) return
  const columns = change.logo_key === undefined ? change : { ...change, logo_bytes: logo?.bytes ?? null }
  await org.write(async tx => {
    if (!adminId) return void (await updateSettings(tx, columns))
    await versioningNotice(tx, { adminId, now }, () => updateSettings(tx, columns))
    await tx.emit(
      'organization.edited',
      tx.organizationId,
      { fields: Object.keys(change) },
      { kind: 'admin', id: adminId },
    )
  })
}
