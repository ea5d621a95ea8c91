import { viewerOf } from '#platform/access/viewer.ts'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Api } from '#platform/http/api.ts'
import { sendWav } from '#platform/http/send-wav.ts'
import { lockOrganization, settingsById as organizationSettings } from '#modules/organizations/public.ts'
import { interviewFlowsContract as calls, type UsingJob } from '../contract.ts'
import { defaultFlow, defaultInterviewSettings } from './default-flow.ts'
import { jobsByFlow, jobsBySettings } from './jobs-using.read-model.ts'
import { presentFlow, presentSettings } from './present.ts'
import { flowById, flowList, settingsList } from './queries.ts'
import { createFlow, removeFlow, saveFlow } from './save-flow.ts'
import { createSettings, removeSettings, requireVoice, saveSettings } from './save-settings.ts'
import { flowVersionRoutes } from './version-routes.ts'
import { listVoices, previewVoice, testVoice } from './voices.ts'

async function readFlow(org: OrganizationDb, id: string) {
  const [[row]] = await org.read(q => [flowById(q, org.organizationId, id)])
  if (!row) throw notFound()
  return presentFlow(row)
}

const done = { ok: true as const }

export function interviewFlowsRoutes(api: Api) {
  const { serve, services } = api
  const { voice } = services
  flowVersionRoutes(api)
  serve(calls['flows.list'], async ({ org, actor }) => {
    const [rows, using] = await org.read(q => [flowList(q, org.organizationId), jobsByFlow(q, viewerOf(actor))])
    const jobs: Record<string, UsingJob[]> = {}
    const other_jobs: Record<string, number> = {}
    for (const { flow_id, visible, ...job } of using)
      if (visible) (jobs[flow_id] ??= []).push(job)
      else other_jobs[flow_id] = (other_jobs[flow_id] ?? 0) + 1
    return { items: rows.map(presentFlow), jobs, other_jobs }
  })
  serve(calls['flows.create'], async ({ tx, actor, body, now }) =>
    presentFlow(await createFlow(tx, body, now, { kind: 'admin', id: actor.adminId })),
  )
  serve(calls['flows.read'], ({ org, params }) => readFlow(org, params.id))
  serve(calls['flows.save'], async ({ tx, actor, params, body, now }) =>
    presentFlow(await saveFlow(tx, params.id, body, now, actor.adminId)),
  )
  serve(calls['flows.remove'], async ({ tx, actor, params, now }) => {
    await removeFlow(tx, params.id, now, actor.adminId)
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
    const [rows, used, [organization]] = await org.read(q => [
      settingsList(q, org.organizationId),
      jobsBySettings(q, org.organizationId),
      organizationSettings(q, org.organizationId),
    ])
    const mostDays = organization!.retention_days
    return {
      most_days: mostDays,
      items: rows.map(row => presentSettings(row, mostDays)),
      jobs: Object.fromEntries(used.map(({ settings_id, jobs }) => [settings_id, jobs])),
    }
  })
  serve(calls['interviewSettings.create'], async ({ tx, body, now }) => {
    requireVoice(voice, body.voice_id)
    return presentSettings(await createSettings(tx, body, now))
  })
  serve(calls['interviewSettings.save'], async ({ tx, params, body, now }) => {
    return presentSettings(await saveSettings(tx, voice, params.id, body, now))
  })
  serve(calls['interviewSettings.remove'], async ({ tx, params, now }) => {
    await removeSettings(tx, params.id, now)
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
        // Locking the organization's row keeps a repeated event from creating them twice.
        await lockOrganization(tx)
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
