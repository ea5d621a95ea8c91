import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Api } from '#platform/http/api.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { formsContract as calls } from '../contract.ts'
import { formDraftingContract as drafting } from '../contract/drafting.ts'
import { knockoutOf } from '../knockout.ts'
import { formFor, publicForm } from '../policy.ts'
import { answerWords } from '../words/answers.ts'
import { problemWords } from '../words/problems.ts'
import { defaultForm } from './default-form.ts'
import { discardDraft, editDraft, publishDraft, readDraft, replaceDraft } from './form-draft.ts'
import { knockoutViews, useOfField, versionsInUse } from './form-use.read-model.ts'
import { presentForm } from './present.ts'
import { currentForm, formOfVersion } from './queries.ts'
import { ensureForm, saveForm } from './save-form.ts'

async function read(org: OrganizationDb) {
  const [[row]] = await org.read(q => [currentForm(q, org.organizationId)])
  if (!row) throw notFound(answerWords.noForm)
  return row
}

export function formsRoutes({ serve, services }: Api) {
  serve(calls['forms.read'], async ({ org }) => presentForm(await read(org)))
  serve(calls['forms.save'], async ({ tx, actor, body, now }) =>
    presentForm(await saveForm(tx, body, actor.adminId, now)),
  )
  serve(drafting['forms.readDraft'], ({ org }) => readDraft(org))
  serve(drafting['forms.editDraft'], ({ tx, actor, body, now }) =>
    editDraft(tx, body.operations, { adminId: actor.adminId, now }),
  )
  serve(drafting['forms.replaceDraft'], ({ tx, actor, body, now }) =>
    replaceDraft(tx, body, { adminId: actor.adminId, now }),
  )
  serve(drafting['forms.discardDraft'], ({ tx, actor, now }) => discardDraft(tx, { adminId: actor.adminId, now }))
  serve(drafting['forms.publishDraft'], ({ tx, actor, body, now }) =>
    publishDraft(tx, body, { adminId: actor.adminId, now }),
  )
  serve(drafting['forms.listVersions'], async ({ org }) => {
    const [rows] = await org.read(q => [versionsInUse(q, org.organizationId)])
    return {
      items: rows.map(({ version, created_at, published_by, name, fields, applications }) => ({
        version,
        published_at: created_at.toISOString(),
        published_by: published_by && name !== null ? { id: published_by, name } : null,
        fields,
        applications,
      })),
    }
  })
  serve(drafting['forms.readVersion'], async ({ org, params }) => {
    const [[row]] = await org.read(q => [formOfVersion(q, org.organizationId, params.version)])
    if (!row) throw notFound(problemWords.noVersion)
    return presentForm(row)
  })
  serve(drafting['forms.fieldUse'], async ({ tx, actor, body: { field } }) => {
    const { q, organizationId } = tx
    const use = await useOfField(q, organizationId, field).executeTakeFirst()
    const views = await knockoutViews(q, organizationId, actor.adminId).execute()
    const { answered = 0, active = 0, marked = 0 } = use ?? {}
    const rule = knockoutOf(field)
    return {
      answered,
      views: rule ? views.map(({ name }) => name) : [],
      would_mark: rule ? { marked, of: active } : null,
    }
  })
  serve(calls['forms.readPublic'], async ({ params }) => {
    const org = services.db.forOrganization(params.id)
    await readOrganization(org)
    const row = await read(org)
    return { ...presentForm(row), sections: publicForm(formFor(row.sections, { extra_questions: [] })) }
  })
}

export const formsSubscriptions: readonly Subscription[] = [
  {
    by: 'forms.give-default',
    event: 'organization.registered',
    react: ({ db, clock }, event) =>
      db.forOrganization(event.organization_id).write(tx => ensureForm(tx, defaultForm(), clock.now())),
  },
]
