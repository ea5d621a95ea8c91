import { DAY, later } from '#platform/clock/clock.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Api } from '#platform/http/api.ts'
import { settingsById } from '#modules/organizations/public.ts'
import { retentionContract as calls } from '../contract.ts'
import { applicationsDue, recordingsDue, transcriptsDue } from './upcoming.read-model.ts'

const DAYS_AHEAD = 30

export function retentionRoutes({ serve }: Api) {
  serve(calls['retention.upcoming'], async ({ org, query, now }) => {
    const id = org.organizationId
    const by = later(now, DAYS_AHEAD * DAY)
    const [[settings]] = await org.read(q => [settingsById(q, id)])
    if (!settings) throw notFound()
    const retention_days = query.retention_days ?? settings.retention_days
    const [applications, recordings, transcripts] = await org.read(q => [
      applicationsDue(q, id, retention_days, by),
      recordingsDue(q, id, by),
      transcriptsDue(q, id, by),
    ])
    return {
      days: DAYS_AHEAD,
      retention_days,
      applications: Number(applications[0]?.count ?? 0),
      recordings: Number(recordings[0]?.count ?? 0),
      transcripts: Number(transcripts[0]?.count ?? 0),
    }
  })
}
