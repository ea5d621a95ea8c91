import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, ok, prose } from '#platform/contract/shapes.ts'
import { flowProblems } from './words/problems.ts'

const key = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, flowProblems.idFormat)

const whole = (from: number, to: number) => {
  const message = flowProblems.between(from, to)
  return z.number(message).int(message).min(from, message).max(to, message)
}

/** Five anchored levels: what answers rated 1 to 5 sound like. */
const levels = z.tuple([line(400), line(400), line(400), line(400), line(400)])

export const question = z.object({
  id: key,
  text: line(600),
  competency: line(120),
  weight: whole(1, 5).default(1),
  levels,
  /** The most follow-ups the interviewer may ask. */
  follow_ups: whole(0, 3).default(1),
  /** The longest answer in seconds before the interviewer moves on. */
  time_limit: whole(30, 600).default(240),
  must_ask: z.boolean().default(true),
})
export type Question = z.output<typeof question>

export const round = z.object({
  id: key,
  kind: z.enum(['ai_screening', 'human_interview']),
  name: line(120),
  /** Length in minutes. */
  minutes: whole(5, 120),
  guide: prose(4000).default(''),
  questions: z.array(question).max(20).default([]),
})
export type Round = z.output<typeof round>

const rounds = z
  .array(round)
  .min(1)
  .max(6)
  .superRefine((list, context) => {
    for (const [index, one] of list.entries()) {
      if (one.kind === 'ai_screening' && one.questions.length === 0) {
        context.addIssue({ code: 'custom', path: [index, 'questions'], message: flowProblems.questionNeeded })
      }
    }
    // Answers and evaluations refer to rounds and questions by their IDs.
    const seen = new Set<string>()
    const requireOwnId = (one: { id: string }, path: (string | number)[]) => {
      if (seen.has(one.id)) context.addIssue({ code: 'custom', path, message: flowProblems.sameId(one.id) })
      seen.add(one.id)
    }
    for (const [index, one] of list.entries()) requireOwnId(one, [index, 'id'])
    seen.clear()
    for (const [index, { questions }] of list.entries())
      for (const [at, one] of questions.entries()) requireOwnId(one, [index, 'questions', at, 'id'])
  })

export const flowInput = z.object({ name: line(120), description: prose(2000).default(''), rounds })

/** A job that uses a flow. */
const usingJob = z.object({ id, title: z.string(), status: z.enum(['draft', 'open', 'paused', 'closed']) })
export type UsingJob = z.output<typeof usingJob>

export const flow = z.object({
  id,
  name: z.string(),
  description: z.string(),
  version: z.number().int(),
  rounds: z.array(round),
  updated_at: instant,
})

export const interviewSettingsInput = z.object({
  name: line(120),
  persona: line(80).default('Interviewer'),
  /** How the interviewer thanks for an answer. */
  tone: z.enum(['warm', 'neutral', 'brisk']).default('warm'),
  /** How fast it speaks. */
  pace: z.enum(['slow', 'usual', 'fast']).default('usual'),
  /** How long it waits in silence before it takes an answer as finished. */
  patience: z.enum(['short', 'usual', 'long']).default('usual'),
  voice_id: z.string().min(1).max(80),
  language: z.enum(['en']).default('en'),
  minutes: z.number().int().min(5).max(60).default(25),
  follow_ups: z.number().int().min(0).max(3).default(1),
  recording: z.enum(['video', 'audio', 'none']).default('video'),
  /** Days after the application closes until its recordings are deleted; null: with the application. */
  recording_days: z.number().int().min(1).max(3650).nullable().default(null),
  /** The same for transcripts; never shorter than for recordings. */
  transcript_days: z.number().int().min(1).max(3650).nullable().default(null),
  link_valid_days: z.number().int().min(1).max(30).default(7),
  /** How many days before the link ends candidates who have not finished are reminded; empty: never. */
  reminder_days: z
    .array(whole(1, 14))
    .max(3, flowProblems.mostReminders)
    .refine(days => new Set(days).size === days.length, flowProblems.sameReminder)
    .default([2]),
  /** How often a candidate can be invited again after a completed interview. */
  retakes: z.number().int().min(0).max(3).default(1),
  /** Whether it is noted when the candidate leaves the tab: for reviewers, never for a score, and only if the candidate is told before. */
  integrity_signals: z.boolean().default(false),
  is_default: z.boolean().default(false),
})

export const interviewSettings = interviewSettingsInput.extend({ id, updated_at: instant })
export type InterviewSettings = z.output<typeof interviewSettings>

const byId = z.object({ id })

export const interviewFlowsContract = contract({
  'flows.list': {
    method: 'GET',
    path: '/api/organizations/interview-flows',
    who: 'setup.read',
    summary: "The organization's interview flows, and the jobs outside the archive that use each of them by its ID.",
    reply: z.object({
      items: z.array(flow),
      jobs: z.record(id, z.array(usingJob)),
      /** How many jobs outside of the reader's scope use each flow. */
      other_jobs: z.record(id, z.number().int()),
    }),
  },
  'flows.create': {
    method: 'POST',
    path: '/api/organizations/interview-flows',
    who: 'setup.edit',
    summary: 'Creates an interview flow.',
    body: flowInput,
    reply: flow,
    status: 201,
  },
  'flows.read': {
    method: 'GET',
    path: '/api/organizations/interview-flows/:id',
    who: 'setup.read',
    summary: 'Returns the latest version of an interview flow.',
    params: byId,
    reply: flow,
  },
  'flows.save': {
    method: 'PUT',
    path: '/api/organizations/interview-flows/:id',
    who: 'setup.edit',
    summary:
      'Saves a flow as a new version; interviews keep the version they were invited with. 409 `stale_edit` with `current` if someone else saved it since version `based_on`.',
    params: byId,
    body: flowInput.extend({ based_on: z.number().int().optional() }),
    reply: flow,
  },
  'flows.remove': {
    method: 'DELETE',
    path: '/api/organizations/interview-flows/:id',
    who: 'setup.edit',
    summary: 'Removes a flow that no open job uses.',
    params: byId,
    reply: ok,
  },
  'interviewSettings.list': {
    method: 'GET',
    path: '/api/organizations/interview-settings',
    who: 'setup.read',
    summary:
      "The organization's interview settings, the default first, and how many jobs use each of them by its ID. `most_days`: how long the organization stores anything.",
    reply: z.object({
      items: z.array(interviewSettings),
      jobs: z.record(id, z.number().int()),
      most_days: z.number().int(),
    }),
  },
  'interviewSettings.create': {
    method: 'POST',
    path: '/api/organizations/interview-settings',
    who: 'setup.edit',
    summary: 'Creates interview settings. 409 `too_many_settings` if there are 50.',
    body: interviewSettingsInput,
    reply: interviewSettings,
    status: 201,
  },
  'interviewSettings.save': {
    method: 'PUT',
    path: '/api/organizations/interview-settings/:id',
    who: 'setup.edit',
    summary:
      'Saves interview settings. 409 `stale_edit` with `current` if someone else saved them since `based_on`, their `updated_at`.',
    params: byId,
    body: interviewSettingsInput.extend({ based_on: instant.optional() }),
    reply: interviewSettings,
  },
  'interviewSettings.remove': {
    method: 'DELETE',
    path: '/api/organizations/interview-settings/:id',
    who: 'setup.edit',
    summary: 'Removes interview settings that no open job uses; the default can’t be removed.',
    params: byId,
    reply: ok,
  },
  'voices.list': {
    method: 'GET',
    path: '/api/elevenlabs/voices',
    who: 'setup.read',
    summary:
      'The available voices: those of the provider first, then the offline ones. `problem` says why the provider’s are missing.',
    reply: z.object({
      provider: z.string(),
      problem: z.string().nullable(),
      voices: z.array(
        z.object({
          voice_id: z.string(),
          name: z.string(),
          provider: z.string(),
          language: z.string(),
          gender: z.string().optional(),
          preview_url: z.string(),
        }),
      ),
    }),
  },
  'voices.preview': {
    method: 'GET',
    path: '/api/public/voices/:voiceId/preview',
    who: 'anyone',
    summary: 'A sample sentence in a voice, as a WAV file.',
    params: z.object({ voiceId: z.string().max(80) }),
    limit: { max: 60, seconds: 60 },
  },
  'voices.test': {
    method: 'POST',
    path: '/api/elevenlabs/test-voice',
    who: 'setup.edit',
    summary:
      'Speaks a short text in a voice; returns a WAV file. 503 `speech_key_refused`, `speech_no_credit`, `speech_busy` or `speech_unavailable` if the provider does not.',
    file: true,
    body: z.object({ voice_id: z.string().min(1).max(80), text: line(300) }),
    limit: { max: 20, seconds: 60 },
  },
})
