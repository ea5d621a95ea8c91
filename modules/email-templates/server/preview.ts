import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { invalid, notFound } from '#platform/errors/problem-error.ts'
import type { Actor } from '#platform/http/api.ts'
import { postMail } from '#platform/mail/messages.ts'
import { senderIn } from '#platform/mail/sender.ts'
import type { Services } from '#platform/services.ts'
import { adminById } from '#modules/accounts/public.ts'
import { nameFor } from '#modules/applications/public.ts'
import { type OrganizationFacts, readOrganizationIn } from '#modules/organizations/public.ts'
import { templateKey } from '../contract.ts'
import { isToCandidate } from '../policy.ts'
import { emailWords } from '../words/emails.ts'
import { exampleWords } from '../words/examples.ts'
import { footerOf, type People, readPeople, senderOf, variablesOf } from './candidate-variables.ts'
import { fill, type TemplateText, type Variables } from './fill.ts'
import { templateByKey } from './queries.ts'
import { faceOf, renderHtml, renderText } from './render.ts'
import { definitionOf, draftText, publishedText, publishingProblem } from './template-text.ts'
import { TemplateProblem } from './template-language.ts'

interface Shown {
  readonly text?: TemplateText | undefined
  readonly application_id?: string | undefined
}

/** Every variable with an example. Links lead to the product's home page. */
function exampleValues(names: readonly string[], link: string): Variables {
  const values: Variables = {}
  for (const name of names) {
    const value = name.endsWith('link') ? link : ((exampleWords as Record<string, string>)[name] ?? '')
    const [group, field] = name.split('.') as [string, string | undefined]
    if (field) values[group] = { ...(values[group] as Record<string, string> | undefined), [field]: value }
    else values[group] = value.includes('\n') ? value.split('\n') : value
  }
  return values
}

/** The candidate as the caller may see them: without their name in blind review. */
async function peopleFor(tx: OrganizationTransaction, actor: Actor, applicationId: string): Promise<People> {
  const people = await readPeople(tx, applicationId)
  if (!people) throw notFound()
  const neutral = await nameFor(tx, actor.adminId, applicationId)
  if (neutral === null) return people
  return { ...people, candidate: { ...people.candidate, name: neutral } }
}

const footerFor = (facts: OrganizationFacts, people: People | null, link: string) =>
  people ? footerOf(facts, people, link) : [{ text: emailWords.footer.example }, { text: facts.organization.name }]

/** @throws 404 */
async function textOf(tx: OrganizationTransaction, key: string, given: TemplateText | undefined) {
  const row = await templateByKey(tx.q, tx.organizationId, key).executeTakeFirst()
  if (!row && !templateKey.safeParse(key).success) throw notFound()
  const { standard } = definitionOf(key)
  return given ?? draftText(row) ?? publishedText(row) ?? standard ?? { subject: '', body: '' }
}

/** Who it comes from and where replies go. */
function senderShown({ MAIL_FROM }: Services['settings'], { organization, settings }: OrganizationFacts, key: string) {
  const product = senderIn(MAIL_FROM)
  if (!isToCandidate(key)) return { from: product, reply_to: null, to_candidate: false }
  const name = settings.sender_name || organization.name
  return { from: { ...product, name }, reply_to: settings.reply_to, to_candidate: true }
}

/** The e-mail as it would be sent. @throws 404, 422 with line and column if the text cannot be filled in */
export async function previewTemplate(
  { settings }: Services,
  tx: OrganizationTransaction,
  actor: Actor,
  key: string,
  { text: given, application_id }: Shown,
) {
  const text = await textOf(tx, key, given)
  const { variables: known } = definitionOf(key)
  const facts = await readOrganizationIn(tx)
  const link = `${settings.PUBLIC_URL}/`
  const people = application_id ? await peopleFor(tx, actor, application_id) : null
  const real = people && variablesOf(facts, people, await senderOf(tx, facts, actor.adminId), link)
  const values = { ...exampleValues(known, link), ...real, organization: { name: facts.organization.name } }
  try {
    const { subject, blocks } = fill(text, values, known)
    const face = faceOf(facts, settings.PUBLIC_URL, footerFor(facts, people, link))
    return {
      ...senderShown(settings, facts, key),
      subject,
      html: renderHtml(subject, blocks, face),
      text: renderText(blocks, face),
      problem: publishingProblem(key, text),
    }
  } catch (error) {
    if (!(error instanceof TemplateProblem)) throw error
    const problem = publishingProblem(key, text)
    const found = { path: problem?.path ?? 'body', message: error.message, line: error.line, column: error.column }
    throw invalid([found], error.message)
  }
}

const TEST_KEY = 'template_test'

/** Sends the preview to the caller. @returns the address @throws 404, 422 */
export async function sendTest(
  services: Services,
  tx: OrganizationTransaction,
  actor: Actor,
  key: string,
  shown: Shown,
): Promise<string> {
  const { subject, html, text } = await previewTemplate(services, tx, actor, key, shown)
  const { email, name } = await adminById(tx.q, tx.organizationId, actor.adminId).executeTakeFirstOrThrow()
  await postMail(tx, {
    to: { address: email, name },
    templateKey: TEST_KEY,
    subjectId: null,
    // Erasing the application deletes the test with its values, too.
    aboutId: shown.application_id ?? null,
    subject: emailWords.test(subject),
    html,
    text,
  })
  return email
}
