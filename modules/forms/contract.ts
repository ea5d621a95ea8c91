import { z } from 'zod'
import { fieldKindNames } from './field-kinds.ts'
import { conditionProblems } from './condition-problems.ts'
import { MOST_CONDITIONS, MOST_FIELDS, MOST_JOBS, MOST_OF_LIMIT, MOST_OPTIONS, MOST_SECTIONS } from './limits.ts'
import { answerWords } from './words/answers.ts'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, prose } from '#platform/contract/shapes.ts'

const fieldKind = z.enum(fieldKindNames)

const key = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, answerWords.keyFormat)

const conditionOperators = ['is', 'is_not', 'includes', 'at_least', 'at_most', 'answered'] as const

const condition = z.object({
  field: key,
  operator: z.enum(conditionOperators),
  /** What the answer is compared with: an option, "yes" or "no", a number or a date as text. Empty for `answered`. */
  value: z.string().max(200).default(''),
})
export type Condition = z.output<typeof condition>
export type ConditionOperator = Condition['operator']

/** Which answers mark an application: one of these options, none of them, or a number below or above the first value. */
const knockoutRule = z.object({
  when: z.enum(['any_of', 'none_of', 'below', 'above']),
  values: z.array(z.string().max(200)).max(50),
})
export type KnockoutRule = z.output<typeof knockoutRule>

export const formField = z.object({
  key,
  kind: fieldKind,
  label: line(300),
  help: prose(600).default(''),
  required: z.boolean().default(false),
  /** Longest text in characters, most of a number, last step of a scale, or most options that can be chosen. */
  max: z.number().int().positive().max(MOST_OF_LIMIT).nullish(),
  min: z.number().int().nullish(),
  options: z.array(line(200)).max(MOST_OPTIONS).default([]),
  /** What the ends of a scale mean. */
  low_label: line(80, 0).nullish(),
  high_label: line(80, 0).nullish(),
  /** Shown only if all conditions apply. One condition can also be given as the answer that another field must have. */
  show_if: z
    .union([z.array(condition).max(MOST_CONDITIONS), z.object({ field: key, equals: z.string().max(200) })])
    .nullish(),
  /** The answers that mark an application. It is shown and sorted by, but it never rejects. A text is the one answer that marks. */
  knockout: z.union([z.string().max(200), knockoutRule]).nullish(),
  /** The jobs that ask it. All jobs ask it if null. */
  jobs: z.array(id).max(MOST_JOBS).nullish(),
  /** Whether the answer could tell who the person is, so that blind review leaves it out. */
  hidden_in_blind_review: z.boolean().optional(),
})
export type FormField = z.output<typeof formField>

export const formSection = z.object({
  key,
  title: line(160),
  help: prose(600).default(''),
  fields: z.array(formField).max(MOST_FIELDS),
  /** Whether the section is stored but not asked. */
  off: z.boolean().optional(),
})
export type FormSection = z.output<typeof formSection>

const sections = z
  .array(formSection)
  .min(1)
  .max(MOST_SECTIONS)
  .superRefine((list, context) => {
    const keys = list.flatMap(section => section.fields.map(field => field.key))
    const twice = keys.find((one, index) => keys.indexOf(one) !== index)
    if (twice) context.addIssue({ code: 'custom', message: answerWords.duplicateKey(twice) })
    // Without these two fields candidates cannot be contacted.
    for (const needed of ['name', 'email']) {
      if (!keys.includes(needed)) context.addIssue({ code: 'custom', message: answerWords.missingField(needed) })
    }
    for (const { path, message } of conditionProblems(list))
      context.addIssue({ code: 'custom', path: [...path], message })
  })
export { sections as formSections }

export const formConfig = z.object({
  id,
  version: z.number().int(),
  sections: z.array(formSection),
  updated_at: instant,
})

/** One answer: text, a number, yes or no, several choices, jobs held, education, or an address. Files travel beside the answers. */
const workEntry = z.object({
  title: z.string().max(200),
  employer: z.string().max(200),
  from: z.string().max(20),
  to: z.string().max(20),
})
export type WorkEntry = z.output<typeof workEntry>
const educationEntry = z.object({
  school: z.string().max(200),
  degree: z.string().max(200),
  from: z.string().max(20),
  to: z.string().max(20),
})
export type EducationEntry = z.output<typeof educationEntry>
const address = z.strictObject({
  street: z.string().max(200),
  postal_code: z.string().max(20),
  city: z.string().max(120),
  region: z.string().max(120),
  country: z.string().max(120),
})
export type Address = z.output<typeof address>
const answer = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(400)).max(60),
  z.array(workEntry).max(30),
  z.array(educationEntry).max(30),
  address,
])
export type Answer = z.output<typeof answer>
export const answers = z.record(key, answer)
export type Answers = z.output<typeof answers>

export const formsContract = contract({
  'forms.read': {
    method: 'GET',
    path: '/api/form-config',
    who: 'setup.read',
    summary: "The organization's application form.",
    reply: formConfig,
  },
  'forms.save': {
    method: 'PUT',
    path: '/api/form-config',
    who: 'setup.edit',
    summary: 'Saves the form as a new version; applications keep the version they were filled in with.',
    body: z.object({ sections, based_on: z.number().int().optional() }),
    reply: formConfig,
  },
  'forms.readPublic': {
    method: 'GET',
    path: '/api/form-config/:id/public',
    who: 'anyone',
    summary: "An organization's form as candidates fill it in; `id` is the organization's.",
    params: z.object({ id }),
    reply: formConfig,
  },
})
