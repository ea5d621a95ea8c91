import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Voice } from '#platform/speech/port.ts'
import { type ApplicationRow, candidateById } from '#modules/applications/public.ts'
import { defaultSettings, flowById, flowList, settingsById } from '#modules/interview-flows/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { organizationById } from '#modules/organizations/public.ts'
import type { Snapshot } from './tables.ts'

/** The persona an organization has until it names its own; it says nothing, so the voice's name stands in. */
const UNNAMED = 'Interviewer'

/** Takes down everything an interview of this application is held with. @throws 409 where its flow has no AI interview */
export async function takeSnapshot(
  tx: OrganizationTransaction,
  application: ApplicationRow,
  voice: Voice,
): Promise<Snapshot> {
  const { q, organizationId } = tx
  const job = await jobById(q, organizationId, application.job_id).executeTakeFirst()
  const organization = await organizationById(q, organizationId).executeTakeFirst()
  const candidate = await candidateById(q, organizationId, application.candidate_id).executeTakeFirst()
  if (!job || !organization || !candidate) throw notFound()
  const flow =
    (job.interview_flow_id && (await flowById(q, organizationId, job.interview_flow_id).executeTakeFirst())) ||
    (await flowList(q, organizationId).executeTakeFirst())
  const round = flow?.rounds.find(({ kind, questions }) => kind === 'ai_screening' && questions.length > 0)
  if (!flow || !round) {
    throw conflict(
      'no_ai_round',
      'The interview flow of this job has no AI interview with questions. Please add one, or give the job another flow.',
    )
  }
  const chosen =
    (job.interview_settings_id &&
      (await settingsById(q, organizationId, job.interview_settings_id).executeTakeFirst())) ||
    (await defaultSettings(q, organizationId).executeTakeFirst())
  if (!chosen) throw conflict('no_settings', 'There are no interview settings yet. Please make some first.')
  return {
    organization: { name: organization.name },
    job: { id: job.id, title: job.title, requirements: job.requirements },
    candidate: { name: candidate.name },
    flow: { id: flow.id, name: flow.name, version: flow.version },
    round: {
      id: round.id,
      name: round.name,
      // Both are ceilings: what the flow needs, and what the organization asks of a candidate's time.
      minutes: Math.min(round.minutes, chosen.settings.minutes),
      questions: round.questions,
    },
    settings: chosen.settings,
    interviewer:
      chosen.settings.persona === UNNAMED ? voiceOf(voice, chosen.settings.voice_id).name : chosen.settings.persona,
  }
}

/** The chosen voice, or the first there is where it is gone: an interview is not stopped by a voice. */
export const voiceOf = (voice: Voice, voiceId: string) => {
  const voices = voice.voices()
  return voices.find(({ voice_id }) => voice_id === voiceId) ?? voices[0]!
}

export const firstName = ({ candidate }: Snapshot): string => candidate.name.trim().split(/\s+/)[0] ?? candidate.name
