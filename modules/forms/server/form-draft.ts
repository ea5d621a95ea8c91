import type { OrganizationDb, OrganizationTransaction } from '#platform/db/organization.ts'
import { json } from '#platform/db/tables.ts'
import { conflict, invalid, invalidField, notFound } from '#platform/errors/problem-error.ts'
import { locale } from '#platform/locale/locale.ts'
import { adminById } from '#modules/accounts/public.ts'
import { lockOrganization } from '#modules/organizations/public.ts'
import { type FormOperation, publishableSections } from '../contract/drafting.ts'
import type { FormSection } from '../contract.ts'
import { MOST_FIELDS, MOST_SECTIONS } from '../limits.ts'
import { applyOperation, conflictsOf, dependentsOf, fieldOf, operationsBetween } from '../operations.ts'
import { draftProblems, isAlwaysAsked, publishedForm } from '../problems.ts'
import { answerWords } from '../words/answers.ts'
import { problemWords as words } from '../words/problems.ts'
import { presentForm } from './present.ts'
import { currentForm, type DraftRow, draftOf, type FormRow, writeDraft } from './queries.ts'
import { addVersion } from './save-form.ts'

interface State {
  readonly form: FormRow
  readonly draft: DraftRow | undefined
}

interface Editor {
  readonly adminId: string
  readonly now: Date
}

/** The draft, for a change of it: two changes happen one after the other. */
async function lockedState(tx: OrganizationTransaction): Promise<State> {
  await lockOrganization(tx)
  const form = await currentForm(tx.q, tx.organizationId).executeTakeFirst()
  if (!form) throw notFound(answerWords.noForm)
  return { form, draft: await draftOf(tx.q, tx.organizationId).executeTakeFirst() }
}

const sectionsOf = ({ form, draft }: State): FormSection[] => draft?.sections ?? publishedForm(form.sections)

async function present(tx: OrganizationTransaction, state: State) {
  const id = state.draft?.edited_by
  return presentDraft(state, id ? await adminById(tx.q, tx.organizationId, id).executeTakeFirst() : undefined)
}

function presentDraft(state: State, editor: { readonly id: string; readonly name: string } | undefined) {
  const { form, draft } = state
  return {
    version: draft?.version ?? 0,
    based_on: draft?.sections ? draft.based_on : form.version,
    published: presentForm({ ...form, sections: publishedForm(form.sections) }),
    sections: sectionsOf(state),
    changed: draft?.sections != null,
    edited_by: editor ? { id: editor.id, name: editor.name } : null,
    edited_at: draft?.sections ? draft.edited_at.toISOString() : null,
  }
}

export async function readDraft(org: OrganizationDb) {
  const id = org.organizationId
  const [[form], [draft]] = await org.read(q => [currentForm(q, id), draftOf(q, id)])
  if (!form) throw notFound(answerWords.noForm)
  const editedBy = draft?.edited_by
  const [[editor]] = editedBy ? await org.read(q => [adminById(q, id, editedBy)]) : [[]]
  return presentDraft({ form, draft }, editor)
}

/** Stores the sections, or no draft if they are the same as what is published. */
async function store(tx: OrganizationTransaction, { form, draft }: State, sections: FormSection[], editor: Editor) {
  if (sections.length > MOST_SECTIONS || sections.some(({ fields }) => fields.length > MOST_FIELDS))
    throw invalidField('operations', words.tooMany)
  const isChanged = operationsBetween(publishedForm(form.sections), sections).length > 0
  const row = await writeDraft(tx, {
    based_on: draft?.sections ? draft.based_on : form.version,
    sections: isChanged ? json(sections) : null,
    edited_by: editor.adminId,
    edited_at: editor.now,
  })
  return present(tx, { form, draft: row })
}

async function stale(tx: OrganizationTransaction, state: State, conflicts: readonly unknown[] = []) {
  const current = await present(tx, state)
  return conflict('stale_edit', words.stale(current.edited_by?.name ?? null), { current, conflicts })
}

function checkRemoval(sections: readonly FormSection[], operation: FormOperation, at: number): void {
  const keys =
    operation.kind === 'remove_field' ? [operation.field] : operation.kind === 'remove_section' ? operation.fields : []
  const isRemoved = (key: string) => keys.includes(key)
  if (keys.some(key => isAlwaysAsked({ key }) && fieldOf(sections, key)))
    throw invalidField(`operations.${at}`, words.locked)
  if (operation.kind !== 'remove_field' || operation.with_conditions) return
  const dependents = keys.flatMap(key => dependentsOf(sections, key)).filter(({ key }) => !isRemoved(key))
  if (dependents.length > 0 && fieldOf(sections, operation.field))
    throw conflict('field_in_use', words.inUse(locale.list(dependents.map(({ label }) => label))), {
      fields: dependents.map(({ key }) => key),
    })
}

/** Applies changes to the draft, all or none. @throws 409 `stale_edit` with what others changed of the same, 409 `field_in_use` */
export async function editDraft(tx: OrganizationTransaction, operations: readonly FormOperation[], editor: Editor) {
  const state = await lockedState(tx)
  let sections = sectionsOf(state)
  const conflicts = []
  for (const [at, operation] of operations.entries()) {
    checkRemoval(sections, operation, at)
    conflicts.push(...conflictsOf(sections, operation))
    sections = applyOperation(sections, operation)
  }
  if (conflicts.length > 0) throw await stale(tx, state, conflicts)
  return store(tx, state, sections, editor)
}

/** @throws 409 `stale_edit` */
export async function replaceDraft(
  tx: OrganizationTransaction,
  { version, sections }: { version: number; sections: FormSection[] },
  editor: Editor,
) {
  const state = await lockedState(tx)
  if (version !== (state.draft?.version ?? 0)) throw await stale(tx, state)
  return store(tx, state, sections, editor)
}

export async function discardDraft(tx: OrganizationTransaction, editor: Editor) {
  const state = await lockedState(tx)
  if (!state.draft?.sections) return present(tx, state)
  return store(tx, state, publishedForm(state.form.sections), editor)
}

/** Makes the draft the form of new applications. @throws 409, 422 */
export async function publishDraft(
  tx: OrganizationTransaction,
  { version, published }: { version: number; published: number },
  { adminId, now }: Editor,
) {
  const state = await lockedState(tx)
  const { form, draft } = state
  if (version !== (draft?.version ?? 0)) throw await stale(tx, state)
  if (published !== form.version) throw conflict('form_changed', words.published, { version: form.version })
  if (!draft?.sections) throw conflict('nothing_to_publish', words.nothing)
  const sections = publishedForm(draft.sections)
  const checked = publishableSections.safeParse(sections)
  const problems = draftProblems(sections).map(({ path, message }) => ({ path: path.join('.'), message }))
  const named = new Set(problems.map(({ path }) => path))
  const others = (checked.error?.issues ?? [])
    .map(({ path, message }) => ({ path: ['sections', ...path].join('.'), message }))
    .filter(({ path }) => !named.has(path))
  if (problems.length + others.length > 0) throw invalid([...problems, ...others], words.notPublished)
  const added = await addVersion(tx, form.version + 1, sections, now, { kind: 'admin', id: adminId })
  const row = await writeDraft(tx, { based_on: added.version, sections: null, edited_by: adminId, edited_at: now })
  return present(tx, { form: added, draft: row })
}
