import type { z } from 'zod'
import { newId } from '#platform/db/id.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, invalidField, notFound } from '#platform/errors/problem-error.ts'
import type { Voice } from '#platform/speech/port.ts'
import { settingsById as organizationSettings } from '#modules/organizations/public.ts'
import { lockOrganization } from '#modules/organizations/public.ts'
import type { interviewSettingsInput } from '../contract.ts'
import { flowProblems } from '../words/problems.ts'
import { jobsUsing } from './jobs-using.read-model.ts'
import { presentSettings } from './present.ts'
import {
  clearDefaultSettings,
  insertSettings,
  settingsById,
  settingsList,
  type SettingsRow,
  updateSettings,
} from './queries.ts'

const MOST_SETTINGS = 50

type Input = z.output<typeof interviewSettingsInput>

/** @throws 422 for an unknown voice */
export function requireVoice(voice: Voice, voiceId: string): void {
  if (!voice.voices().some(({ voice_id }) => voice_id === voiceId))
    throw invalidField('voice_id', flowProblems.voiceMissing)
}

/** Recordings go first, then transcripts, then the application. @throws 422 */
async function requireRetentionOrder(tx: OrganizationTransaction, { recording_days, transcript_days }: Input) {
  const organization = await organizationSettings(tx.q, tx.organizationId).executeTakeFirst()
  const longest = organization?.retention_days ?? Infinity
  if ((transcript_days ?? 0) > longest) throw invalidField('transcript_days', flowProblems.transcriptsTooLong(longest))
  const most = Math.min(transcript_days ?? Infinity, longest)
  if ((recording_days ?? 0) > most) throw invalidField('recording_days', flowProblems.recordingsTooLong(most))
}

/** Makes room for another default. The organization is locked, so that of two defaults made at once the later one stays. */
async function clearDefault(tx: OrganizationTransaction) {
  await lockOrganization(tx)
  await clearDefaultSettings(tx)
}

/** @throws 409 `too_many_settings`; 422 */
export async function createSettings(
  tx: OrganizationTransaction,
  { is_default, ...settings }: Input,
  now: Date,
): Promise<SettingsRow> {
  await requireRetentionOrder(tx, { is_default, ...settings })
  const existing = await settingsList(tx.q, tx.organizationId).execute()
  if (existing.length >= MOST_SETTINGS) throw conflict('too_many_settings', flowProblems.tooManySettings(MOST_SETTINGS))
  if (is_default) await clearDefault(tx)
  return insertSettings(tx, {
    organization_id: tx.organizationId,
    id: newId(),
    settings: json(settings),
    is_default,
    updated_at: now,
  })
}

/** @throws 404; 409 if someone else saved them meanwhile, or if no default would be left; 422 */
export async function saveSettings(
  tx: OrganizationTransaction,
  voice: Voice,
  id: string,
  { is_default, based_on, ...settings }: Input & { based_on?: string },
  now: Date,
): Promise<SettingsRow> {
  const current = await settingsById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
  if (!current) throw notFound()
  if (based_on !== undefined && Date.parse(based_on) !== current.updated_at.getTime())
    throw conflict('stale_edit', flowProblems.settingsChanged, {
      current: presentSettings(current),
    })
  // A voice whose provider is out of reach stays chosen.
  if (settings.voice_id !== current.settings.voice_id) requireVoice(voice, settings.voice_id)
  await requireRetentionOrder(tx, { is_default, ...settings })
  if (current.is_default && !is_default) throw conflict('needs_default', flowProblems.defaultNeeded)
  if (is_default && !current.is_default) await clearDefault(tx)
  return updateSettings(tx, id, { settings: json(settings), is_default, updated_at: now })
}

/** @throws 404; 409 for the default, and for settings that jobs use */
export async function removeSettings(tx: OrganizationTransaction, id: string, now: Date): Promise<void> {
  const current = await settingsById(tx.q, tx.organizationId, id).forUpdate().executeTakeFirst()
  if (!current) throw notFound()
  if (current.is_default) throw conflict('needs_default', flowProblems.defaultNotRemovable)
  const jobs = await jobsUsing(tx, { settingsId: id })
  if (jobs.length > 0) throw conflict('settings_in_use', flowProblems.settingsInUse(jobs), { jobs })
  await updateSettings(tx, id, { removed_at: now })
}
