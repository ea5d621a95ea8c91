import type { Selectable } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import { postMail } from '#platform/mail/messages.ts'
import { adminsOf } from '#modules/accounts/public.ts'
import type { OrganizationFacts } from '#modules/organizations/public.ts'
import type { Block } from './blocks.ts'
import { faceOf, renderHtml, renderText } from './render.ts'
import type { TemplateProblem } from './template-language.ts'

export type OwnTemplate = Selectable<Tables['email_templates']>

/** Tells the owners that a template cannot be used, once for each saved version of it. */
export async function tellOwnersOfProblem(
  tx: OrganizationTransaction,
  facts: OrganizationFacts,
  template: OwnTemplate,
  problem: TemplateProblem,
): Promise<void> {
  const subject = `Your e-mail template “${template.name}” was not used`
  const blocks: Block[] = [
    { kind: 'headline', text: `The template “${template.name}” needs a change` },
    { kind: 'paragraph', text: 'We sent our standard text in its place, because your text could not be filled in.' },
    { kind: 'fact', term: 'Problem', text: problem.message },
    { kind: 'paragraph', text: 'Open the template under Email Templates, correct this line, and save it.' },
  ]
  const face = faceOf(facts, null, [{ text: `You get this because you are an owner of ${facts.organization.name}.` }])
  const admins = await adminsOf(tx.q, tx.organizationId).execute()
  for (const owner of admins.filter(({ role }) => role === 'owner')) {
    await postMail(tx, {
      to: { address: owner.email, name: owner.name },
      templateKey: 'template_problem',
      subjectId: null,
      subject,
      text: renderText(blocks, face),
      html: renderHtml(subject, blocks, face),
      cause: `${template.id} ${template.updated_at.toISOString()}`,
    })
  }
}
