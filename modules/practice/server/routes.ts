import { notFound } from '#platform/errors/problem-error.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Api } from '#platform/http/api.ts'
import { readPracticeResult } from '#modules/evaluation/public.ts'
import { readScreening } from '#modules/interview-room/public.ts'
import { practiceContract as calls } from '../contract.ts'
import { practicesOf } from './practices.read-model.ts'
import { presentPractice } from './present.ts'
import { removePractice, removeWithAdmin } from './remove-practice.ts'
import { startOwnPractice } from './start-practice.ts'

export function practiceRoutes({ serve, services }: Api) {
  serve(calls['practice.list'], async ({ org, actor }) => {
    const [rows] = await org.read(q => [practicesOf(q, org.organizationId, actor.adminId)])
    return { items: rows.map(presentPractice) }
  })
  serve(calls['practice.start'], ({ tx, actor, body, now }) => startOwnPractice(services, tx, actor, body.job_id, now))
  serve(calls['practice.read'], async ({ org, actor, params }) => {
    const [[row]] = await org.read(q => [
      practicesOf(q, org.organizationId, actor.adminId).where('p.id', '=', params.id),
    ])
    const screening = row && (await readScreening(services, org, row.id))
    if (!screening) throw notFound()
    return { ...presentPractice(row), screening, evaluation: await readPracticeResult(org, row.application_id) }
  })
  serve(calls['practice.remove'], async ({ tx, actor, params }) => {
    await removePractice(tx, actor.adminId, params.id)
    return { ok: true as const }
  })
}

export const practiceSubscriptions: readonly Subscription[] = [removeWithAdmin]
