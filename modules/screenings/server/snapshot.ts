import { firstName as greetedName } from '#platform/locale/first-name.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { conflict, notFound } from '#platform/errors/problem-error.ts'
import type { Voice } from '#platform/speech/port.ts'
import { type ApplicationRow, candidateById, nameIn } from '#modules/applications/public.ts'
import { DEFAULT_PERSONA } from '#modules/interview-flows/policy.ts'
import { defaultSettings, flowById, flowList, settingsById } from '#modules/interview-flows/public.ts'
import { jobById } from '#modules/jobs/public.ts'
import { organizationById } from '#modules/organizations/public.ts'
import { screeningProblems } from '../words/problems.ts'
import { withRequirementQuestions } from './requirement-questions.ts'
import type { Snapshot } from './tables.ts'

/** Collects everything an interview of this application is conducted with. @throws 409 if its flow has no AI interview */
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
    throw conflict('no_ai_round', screeningProblems.noAiRound)
  }
  const chosen =
    (job.interview_settings_id &&
      (await settingsById(q, organizationId, job.interview_settings_id).executeTakeFirst())) ||
    (await defaultSettings(q, organizationId).executeTakeFirst())
  if (!chosen) throw conflict('no_settings', screeningProblems.noSettings)
  // Both are upper limits: the length of the round, and the most that the settings ask of a candidate's time.
  const minutes = Math.min(round.minutes, chosen.settings.minutes)
  return {
    organization: { name: organization.name },
    job: { id: job.id, title: job.title, requirements: job.requirements },
    // The interview's link shows this name, and need not have been e-mailed.
    candidate: { name: nameIn(application) || candidate.name },
    flow: { id: flow.id, name: flow.name, version: flow.version },
    round: {
      id: round.id,
      name: round.name,
      minutes,
      questions: withRequirementQuestions(round.questions, job.requirements, minutes),
    },
    settings: chosen.settings,
    interviewer:
      chosen.settings.persona === DEFAULT_PERSONA
        ? voiceOf(voice, chosen.settings.voice_id).name
        : chosen.settings.persona,
  }
}

/** The chosen voice, or the first one if it no longer exists: a missing voice must not prevent an interview. */
export const voiceOf = (voice: Voice, voiceId: string) => {
  const voices = voice.voices()
  return voices.find(({ voice_id }) => voice_id === voiceId) ?? voices[0]!
}

export const firstName = ({ candidate }: Snapshot): string => greetedName(candidate.name)
