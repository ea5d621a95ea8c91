import { z } from 'zod'
import { fieldKindNames } from './field-kinds.ts'
import { answerWords } from './words/answers.ts'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line, prose } from '#platform/contract/shapes.ts'

const fieldKind = z.enum(fieldKindNames)

const key = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, answerWords.keyFormat)

export const formField = z.object({
  key,
  kind: fieldKind,
  label: line(300),
  help: prose(600).default(''),
  required: z.boolean().default(false),
  /** Longest text in characters, or most of a number. */
  max: z.number().int().positive().max(20_000).nullish(),
  min: z.number().int().nullish(),
  options: z.array(line(200)).max(50).default([]),
  /** Shown only if another field has this answer. */
  show_if: z.object({ field: key, equals: z.string().max(200) }).nullish(),
  /** The answer that marks an application. It is shown and sorted by, but it never rejects. */
  knockout: z.string().max(200).nullish(),
})
export type FormField = z.output<typeof formField>

export const formSection = z.object({
  key,
  title: line(160),
  help: prose(600).default(''),
  fields: z.array(formField).max(40),
})
export type FormSection = z.output<typeof formSection>

const sections = z
  .array(formSection)
  .min(1)
  .max(12)
  .superRefine((list, context) => {
    const keys = list.flatMap(section => section.fields.map(field => field.key))
    const twice = keys.find((one, index) => keys.indexOf(one) !== index)
    if (twice) context.addIssue({ code: 'custom', message: answerWords.duplicateKey(twice) })
    // Without these two fields candidates cannot be contacted.
    for (const needed of ['name', 'email']) {
      if (!keys.includes(needed)) context.addIssue({ code: 'custom', message: answerWords.missingField(needed) })
    }
  })

export const formConfig = z.object({
  id,
  version: z.number().int(),
  sections: z.array(formSection),
  updated_at: instant,
})

/** One answer: text, a number, yes or no, several choices, or jobs held. Files travel beside the answers. */
const workEntry = z.object({
  title: z.string().max(200),
  employer: z.string().max(200),
  from: z.string().max(20),
  to: z.string().max(20),
})
const answer = z.union([
  z.string().max(20_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(400)).max(60),
  z.array(workEntry).max(30),
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
