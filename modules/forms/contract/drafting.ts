import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id, instant, line } from '#platform/contract/shapes.ts'
import { formConfig, formField, formSection, formSections } from '../contract.ts'
import { MOST_FIELDS, MOST_OPTIONS, MOST_SECTIONS, MOST_OPERATIONS } from '../limits.ts'

/** A draft can be incomplete: it is checked when it is published. */
const draftField = formField.extend({
  label: line(300, 0),
  options: z.array(line(200, 0)).max(MOST_OPTIONS).default([]),
})
const draftSection = formSection.extend({ title: line(160, 0), fields: z.array(draftField).max(MOST_FIELDS) })
const draftSections = z.array(draftSection).min(1).max(MOST_SECTIONS)

const key = formField.shape.key
const before = key.nullable()
const sectionHead = draftSection.omit({ fields: true })

/** Without defaults: what an edit omits does not change. */
const fieldChanges = z
  .object({
    ...draftField.omit({ key: true }).shape,
    help: draftField.shape.help.unwrap(),
    required: z.boolean(),
    options: draftField.shape.options.unwrap(),
  })
  .partial()
const sectionChanges = z
  .object({ title: draftSection.shape.title, help: draftSection.shape.help.unwrap(), off: z.boolean() })
  .partial()
/** The values that were edited; compared with the current ones. */
const from = z.record(z.string().max(40), z.unknown())

const formOperation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add_section'), section: sectionHead, before }),
  z.object({ kind: z.literal('edit_section'), section: key, changes: sectionChanges, from }),
  z.object({ kind: z.literal('move_section'), section: key, before }),
  /** `fields` are those that are removed with it. Others, which somebody else added, stay on the form. */
  z.object({ kind: z.literal('remove_section'), section: key, fields: z.array(key).max(MOST_FIELDS) }),
  z.object({ kind: z.literal('add_field'), section: key, before, field: draftField }),
  z.object({ kind: z.literal('edit_field'), field: key, changes: fieldChanges, from }),
  z.object({ kind: z.literal('move_field'), field: key, section: key, before }),
  /** Conditions on the field are removed with it, which needs `with_conditions`. */
  z.object({ kind: z.literal('remove_field'), field: key, with_conditions: z.boolean().optional() }),
])
export type FormOperation = z.output<typeof formOperation>

const person = z.object({ id, name: z.string() })

const draft = z.object({
  version: z.number().int(),
  /** The published version that it changes, and the one that is published now. */
  based_on: z.number().int(),
  published: formConfig,
  sections: z.array(draftSection),
  /** Whether anything is not published. */
  changed: z.boolean(),
  edited_by: person.nullable(),
  edited_at: instant.nullable(),
})
export type FormDraft = z.output<typeof draft>

const formVersion = z.object({
  version: z.number().int(),
  published_at: instant,
  published_by: person.nullable(),
  fields: z.number().int(),
  /** How many applications were filled in with it. */
  applications: z.number().int(),
})
export type FormVersion = z.output<typeof formVersion>

const version = z.number().int()

/** Building the form. Apart from the other calls, because only the form builder loads these. */
export const formDraftingContract = contract({
  'forms.readDraft': {
    method: 'GET',
    path: '/api/form-config/draft',
    who: 'setup.read',
    summary: 'The form with the changes that are not published yet.',
    reply: draft,
  },
  'forms.editDraft': {
    method: 'POST',
    path: '/api/form-config/draft',
    who: 'setup.edit',
    summary:
      'Changes the draft, field by field. Changes of others to other fields stay. If somebody else changed the same property since `from`, nothing is saved and the reply is 409 `stale_edit` with the current draft and the conflicts. Removing a field that conditions depend on is refused with 409 `field_in_use` unless `with_conditions` is set.',
    body: z.object({ operations: z.array(formOperation).min(1).max(MOST_OPERATIONS) }),
    reply: draft,
  },
  'forms.replaceDraft': {
    method: 'PUT',
    path: '/api/form-config/draft',
    who: 'setup.edit',
    summary:
      'Replaces the whole draft, to restore a version. 409 `stale_edit` if the draft has changed since `version`.',
    body: z.object({ version, sections: draftSections }),
    reply: draft,
  },
  'forms.discardDraft': {
    method: 'DELETE',
    path: '/api/form-config/draft',
    who: 'setup.edit',
    summary: 'Discards the changes that are not published.',
    reply: draft,
  },
  'forms.publishDraft': {
    method: 'POST',
    path: '/api/form-config/draft/publish',
    who: 'setup.edit',
    summary:
      'Publishes the draft as the next version. 409 `stale_edit` if the draft has changed since `version`, 409 `form_changed` if another version was published since `published`, 422 with one entry per problem.',
    body: z.object({ version, published: version }),
    reply: draft,
  },
  'forms.listVersions': {
    method: 'GET',
    path: '/api/form-config/versions',
    who: 'setup.read',
    summary: 'The versions of the form, newest first, and how many applications were filled in with each. At most 200.',
    reply: z.object({ items: z.array(formVersion) }),
  },
  'forms.readVersion': {
    method: 'GET',
    path: '/api/form-config/versions/:version',
    who: 'setup.read',
    summary: 'The form as it was in one version.',
    params: z.object({ version: z.coerce.number().int().min(1).max(2_000_000_000) }),
    reply: formConfig,
  },
  'forms.fieldUse': {
    method: 'POST',
    path: '/api/form-config/field-use',
    who: 'setup.read',
    summary:
      'What uses a field of the form: applications with an answer, saved views that filter by knockout answers, and how many current applications its knockout rule would mark. Stores nothing.',
    body: z.object({ field: draftField }),
    reply: z.object({
      answered: z.number().int(),
      views: z.array(z.string()),
      /** Null without a knockout rule. `of` are the active applications for the field's jobs. */
      would_mark: z.object({ marked: z.number().int(), of: z.number().int() }).nullable(),
    }),
  },
})

export const publishableSections = formSections
