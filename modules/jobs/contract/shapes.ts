import { z } from 'zod'
import { day, id, instant, line, prose, title } from '#platform/contract/shapes.ts'
import { jobInputProblems as problems } from '../words/input-problems.ts'
import { formField } from '#modules/forms/contract.ts'
import { choosesOption } from '#modules/forms/policy.ts'
import {
  MAX_ASKED,
  MAX_RECOGNIZED,
  MAX_RECOGNIZED_LENGTH,
  MAX_REQUIREMENTS,
  MOST_LOCATIONS,
  TEAM_ROLES,
} from '../policy.ts'

export const jobStatus = z.enum(['draft', 'open', 'paused', 'closed'])
export type JobStatus = z.infer<typeof jobStatus>
const workplace = z.enum(['on_site', 'hybrid', 'remote'])
const employmentType = z.enum(['full_time', 'part_time', 'contract', 'temporary', 'internship'])
const experienceLevel = z.enum(['entry', 'junior', 'mid', 'senior', 'lead'])

export const cefrLevel = z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'], problems.cefrLevel)
const degreeLevel = z.enum(['any', 'school', 'vocational', 'bachelor', 'master', 'doctorate'])

/** The kind of a requirement, with the value that belongs to it. */
export const checkedAs = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('skill') }),
    z.strictObject({
      kind: z.literal('years'),
      years: z.number(problems.years).min(0, problems.years).max(50, problems.years),
    }),
    z.strictObject({
      kind: z.literal('degree'),
      /** The lowest that is enough. */
      level: degreeLevel,
      /** Empty for any field. */
      field: line(120, 0),
    }),
    z.strictObject({
      kind: z.literal('certificate_or_licence'),
      /** Empty if the requirement's text names it. */
      name: line(120, 0),
      /** Whether an expired one is not enough. */
      must_be_valid: z.boolean(),
    }),
    z.strictObject({
      kind: z.literal('language'),
      languages: z
        .array(z.strictObject({ name: line(60), level: cefrLevel.nullable() }))
        .min(1, problems.noLanguage)
        .max(5, problems.mostLanguages),
      /** Whether one of them is enough. Otherwise all are required. */
      one_is_enough: z.boolean().optional(),
    }),
    z.strictObject({ kind: z.literal('free_text') }),
  ],
  problems.kind,
)
export type CheckedAs = z.output<typeof checkedAs>

/** A word or phrase of a résumé that shows a requirement. */
const recognizedWord = line(MAX_RECOGNIZED_LENGTH).refine(word => /[\p{L}\p{N}]/u.test(word), problems.recognizedBy)

export const requirement = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/),
  text: line(300),
  must_have: z.boolean().default(true),
  /** How it is checked, confirmed by a recruiter. Without it, the kind that its text suggests is used. */
  checked_as: checkedAs.nullish(),
  /** Words and phrases that show it in a résumé, in addition to its own. */
  also_recognized_by: z.array(recognizedWord).max(MAX_RECOGNIZED, problems.mostRecognized(MAX_RECOGNIZED)).optional(),
  /** Whether the AI interview asks about it; only of must-have requirements. Invitations that were sent stay as they are. */
  ask_in_interview: z.boolean().optional(),
})
export type Requirement = z.output<typeof requirement>

const MAX_AMOUNT = 1_000_000_000_000
/** In minor units of the currency. */
const amount = z.number(problems.amount).int(problems.amount).min(0, problems.amount).max(MAX_AMOUNT, problems.amount)

const salary = z
  .object({
    min: amount,
    max: amount,
    currency: z.string().regex(/^[A-Z]{3}$/, problems.currency),
    period: z.enum(['year', 'month', 'hour']),
  })
  .refine(({ min, max }) => min <= max, problems.payOrder)

/** A person of the hiring team. */
const teamMember = z.object({
  id,
  /** What they do on this job, at most what their own role allows, which is also the default. */
  role: z.enum(TEAM_ROLES, problems.role).optional(),
  /** The round of the job's flow that they take; null for any. A round that the flow no longer has counts as any. */
  round_id: z.string().min(1).max(40).nullable().optional(),
})
export type TeamMember = z.output<typeof teamMember>

const jobQuestion = formField.refine(field => !choosesOption(field) || field.options.length >= 2, {
  path: ['options'],
  message: problems.twoOptions,
})

const fields = {
  title,
  department: line(120).nullish(),
  locations: z.array(line(120)).max(MOST_LOCATIONS),
  workplace: workplace,
  employment_type: employmentType,
  experience_level: experienceLevel.nullish(),
  salary: salary.nullish(),
  /** Whether candidates see the pay. */
  show_salary: z.boolean(),
  /** Rich text, reduced to an allow-list. */
  description: prose(50_000),
  requirements: z
    .array(requirement)
    .max(MAX_REQUIREMENTS)
    .refine(
      list => list.filter(one => one.must_have && one.ask_in_interview).length <= MAX_ASKED,
      problems.mostAsked(MAX_ASKED),
    ),
  openings: z.number(problems.openings).int(problems.openings).min(1, problems.openings).max(999, problems.openings),
  closing_date: day.nullish(),
  interview_flow_id: id.nullish(),
  interview_settings_id: id.nullish(),
  extra_questions: z.array(jobQuestion).max(20),
  hiring_team: z
    .array(teamMember)
    .max(30)
    .refine(team => new Set(team.map(({ id: one }) => one)).size === team.length, problems.twiceInTeam),
}

export const jobInput = z.object({
  ...fields,
  locations: fields.locations.default([]),
  workplace: fields.workplace.default('on_site'),
  show_salary: fields.show_salary.default(true),
  employment_type: fields.employment_type.default('full_time'),
  description: fields.description.default(''),
  requirements: fields.requirements.default([]),
  openings: fields.openings.default(1),
  extra_questions: fields.extra_questions.default([]),
  hiring_team: fields.hiring_team.default([]),
})
// No defaults here: fields that an edit omits do not change.
export const jobContent = z.object(fields).partial()
/** The fields that describe a job; those that an edit omits do not change. */
export type JobContent = z.output<typeof jobContent>

export const jobEdit = z
  .object({
    ...fields,
    status: jobStatus,
    /** The version that was edited. If the job has changed since, the edit is refused with 409 `stale_edit`. */
    version: z.number().int(),
    /** Confirms that a job is closed although active candidates have had no answer. */
    without_informing: z.boolean(),
  })
  .partial()

export const job = z.object({
  id,
  title: z.string(),
  department: z.string().nullable(),
  locations: z.array(z.string()),
  workplace,
  employment_type: employmentType,
  experience_level: experienceLevel.nullable(),
  salary: salary.nullable(),
  show_salary: z.boolean(),
  description: z.string(),
  requirements: z.array(requirement),
  openings: z.number().int(),
  closing_date: z.string().nullable(),
  interview_flow_id: id.nullable(),
  interview_settings_id: id.nullable(),
  extra_questions: z.array(formField),
  hiring_team: z.array(teamMember.required()),
  status: jobStatus,
  /** Fictional, to look around with: neither public nor counted toward the plan. */
  sample: z.boolean(),
  published_at: instant.nullable(),
  archived_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  /** The address of the public form. */
  public_url: z.string(),
})
export type Job = z.output<typeof job>

/** The public fields of an open job. */
export const publicJob = job
  .pick({
    id: true,
    title: true,
    department: true,
    locations: true,
    workplace: true,
    employment_type: true,
    experience_level: true,
    /** Null if it is not shown. */
    salary: true,
    description: true,
    closing_date: true,
    extra_questions: true,
    published_at: true,
  })
  .extend({ requirements: z.array(requirement.pick({ id: true, text: true, must_have: true })) })
export type PublicJob = z.output<typeof publicJob>

const number = z.number().int()
export const jobCounts = z.object({ draft: number, open: number, paused: number, closed: number, archived: number })
export type JobCounts = z.output<typeof jobCounts>
