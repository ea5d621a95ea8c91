import type { z } from 'zod'
import type { OrganizationDb } from '#platform/db/organization.ts'
import { notFound } from '#platform/errors/problem-error.ts'
import type { Subscription } from '#platform/events/events.ts'
import type { Api } from '#platform/http/api.ts'
import { readOrganization } from '#modules/organizations/public.ts'
import { type formConfig, formsContract as calls } from '../contract.ts'
import { answerWords } from '../words/answers.ts'
import { defaultForm } from './default-form.ts'
import { currentForm, type FormRow } from './queries.ts'
import { ensureForm, saveForm } from './save-form.ts'

const present = (row: FormRow): z.input<typeof formConfig> => ({
  id: row.id,
  version: row.version,
  sections: row.sections,
  updated_at: row.created_at.toISOString(),
})

async function read(org: OrganizationDb) {
  const [[row]] = await org.read(q => [currentForm(q, org.organizationId)])
  if (!row) throw notFound(answerWords.noForm)
  return row
}

export function formsRoutes({ serve, services }: Api) {
  serve(calls['forms.read'], async ({ org }) => present(await read(org)))
  serve(calls['forms.save'], async ({ tx, actor, body, now }) => present(await saveForm(tx, body, actor.adminId, now)))
  serve(calls['forms.readPublic'], async ({ params }) => {
    const org = services.db.forOrganization(params.id)
    await readOrganization(org)
    const form = present(await read(org))
    // Which answer marks an application is visible only to the organization.
    return {
      ...form,
      sections: form.sections.map(section => ({
        ...section,
        fields: section.fields.map(field => ({ ...field, knockout: undefined })),
      })),
    }
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
