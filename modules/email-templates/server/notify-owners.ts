import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { postMail } from '#platform/mail/messages.ts'
import { adminsOf } from '#modules/accounts/public.ts'
import type { OrganizationFacts } from '#modules/organizations/public.ts'
import { emailWords } from '../words/emails.ts'
import type { Block } from './blocks.ts'
import type { TemplateRow } from './queries.ts'
import { faceOf, renderHtml, renderText } from './render.ts'
import type { TemplateProblem } from './template-language.ts'

/** E-mails the owners that a template cannot be used, once for each saved version of it. */
export async function notifyOwnersOfProblem(
  tx: OrganizationTransaction,
  facts: OrganizationFacts,
  template: TemplateRow,
  problem: TemplateProblem,
): Promise<void> {
  const words = emailWords.templateProblem
  const subject = words.subject(template.name)
  const blocks: Block[] = [
    { kind: 'headline', text: words.headline(template.name) },
    { kind: 'paragraph', text: words.standardSent },
    { kind: 'fact', term: words.problem, text: problem.message },
    { kind: 'paragraph', text: words.fix },
  ]
  const face = faceOf(facts, null, [{ text: emailWords.footer.owner(facts.organization.name) }])
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
