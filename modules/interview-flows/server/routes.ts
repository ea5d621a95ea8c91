import type { z } from 'zod'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Api } from '#platform/http/api.ts'
import { sendWav } from '#platform/http/send-wav.ts'
import { type flow, type interviewSettings, interviewFlowsContract as calls } from '../contract.ts'
import { defaultFlow, defaultInterviewSettings } from './default-flow.ts'
import { flowById, flowList, flows, settingsList, type SettingsRow } from './queries.ts'
import { createFlow, removeFlow, saveFlow } from './save-flow.ts'
import { createSettings, removeSettings, requireVoice, saveSettings } from './save-settings.ts'
import { listVoices, previewVoice, testVoice } from './voices.ts'

type FlowRow = Awaited<ReturnType<ReturnType<typeof flows>['executeTakeFirstOrThrow']>>

const presentFlow = (row: FlowRow): z.input<typeof flow> => ({ ...row, updated_at: row.updated_at.toISOString() })

const presentSettings = (row: SettingsRow): z.input<typeof interviewSettings> => ({
  ...row.settings,
  id: row.id,
  is_default: row.is_default,
  updated_at: row.updated_at.toISOString(),
})

async function readFlow(org: OrganizationDb, id: string) {
  const [[row]] = await org.read(q => [flowById(q, org.organizationId, id)])
  if (!row) throw notFound()
  return presentFlow(row)
}

const done = { ok: true as const }

export function interviewFlowsRoutes({ serve, services }: Api) {
  const { clock, voice } = services
  serve(calls['flows.list'], async ({ org }) => {
    const [rows] = await org.read(q => [flowList(q, org.organizationId)])
    return { items: rows.map(presentFlow) }
  })
  serve(calls['flows.create'], async ({ org, actor, body }) => {
    const id = await org.write(tx => createFlow(tx, body, clock.now(), { kind: 'admin', id: actor.adminId }))
    return readFlow(org, id)
  })
  serve(calls['flows.read'], ({ org, params }) => readFlow(org, params.id))
  serve(calls['flows.save'], async ({ org, actor, params, body }) => {
    await saveFlow(org, params.id, body, clock.now(), actor.adminId)
    return readFlow(org, params.id)
  })
  serve(calls['flows.remove'], async ({ org, actor, params }) => {
    await removeFlow(org, params.id, clock.now(), actor.adminId)
    return done
  })
  serve(calls['voices.list'], async () => listVoices(services))
  serve(calls['voices.preview'], async ({ params, reply }) =>
    sendWav(reply, await previewVoice(services, params.voiceId), 'public, max-age=86400'),
  )
  serve(calls['voices.test'], async ({ body, reply }) =>
    sendWav(reply, await testVoice(services, body.voice_id, body.text), 'no-store'),
  )
  serve(calls['interviewSettings.list'], async ({ org }) => {
    const [rows] = await org.read(q => [settingsList(q, org.organizationId)])
    return { items: rows.map(presentSettings) }
  })
  serve(calls['interviewSettings.create'], async ({ org, body }) => {
    requireVoice(voice, body.voice_id)
    return presentSettings(await org.write(tx => createSettings(tx, body, clock.now())))
  })
  serve(calls['interviewSettings.save'], async ({ org, params, body }) => {
    requireVoice(voice, body.voice_id)
    return presentSettings(await org.write(tx => saveSettings(tx, params.id, body, clock.now())))
  })
  serve(calls['interviewSettings.remove'], async ({ org, params }) => {
    await org.write(tx => removeSettings(tx, params.id, clock.now()))
    return done
  })
}

export const interviewFlowsSubscriptions: readonly Subscription[] = [
  {
    by: 'interview-flows.give-default',
    event: 'organization.registered',
    async react({ db, clock, voice }, event) {
      const org = db.forOrganization(event.organization_id)
      await org.write(async tx => {
        // The organization's row is the lock that keeps a repeat of this event from giving twice.
        await tx.q
          .selectFrom('organizations')
          .select('organization_id')
          .where('organization_id', '=', org.organizationId)
          .forUpdate()
          .execute()
        if (!(await flowList(tx.q, org.organizationId).executeTakeFirst()))
          await createFlow(tx, defaultFlow(), clock.now(), { kind: 'system' })
        if (!(await settingsList(tx.q, org.organizationId).executeTakeFirst())) {
          await createSettings(
            tx,
            { ...defaultInterviewSettings(), voice_id: voice.voices()[0]!.voice_id },
            clock.now(),
          )
        }
      })
    },
  },
]
