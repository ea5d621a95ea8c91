import type { Snapshot } from '#modules/screenings/public.ts'
import type { FlowQuestion, Scene } from '#modules/interviewer/public.ts'

/** The flow's questions as the interviewer takes them. Both ceilings on follow-ups hold: the question's and the settings'. */
export const flowQuestions = ({ questions }: Snapshot['round'], settings: Snapshot['settings']): FlowQuestion[] =>
  questions.map(({ id, text, competency, follow_ups, must_ask, time_limit }) => ({
    id,
    text,
    competency,
    follow_up: { max: Math.min(follow_ups, settings.follow_ups) },
    must_ask,
    time_limit_seconds: time_limit,
  }))

export const sceneOf = ({ interviewer, organization, job, settings }: Snapshot): Scene => ({
  interviewer,
  organization: organization.name,
  job_title: job.title,
  tone: settings.tone,
})
