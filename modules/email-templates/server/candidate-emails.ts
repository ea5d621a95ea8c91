import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { newId } from '#platform/db/id.ts'
import { invalid, notFound } from '#platform/errors/problem-error.ts'
import { nameLinks } from '#platform/mail/content.ts'
import type { CandidateEmails } from '#modules/applications/public.ts'
import { readOrganizationIn } from '#modules/organizations/public.ts'
import { footerOf, readPeople, senderOf, variablesOf } from './candidate-variables.ts'
import type { TemplateKey } from '../contract.ts'
import { fill, type TemplateText } from './fill.ts'
import { faceOf, renderText } from './render.ts'
import { STANDARD_EMAILS } from './standard-emails.ts'
import { ownTemplates, templateByKey, type TemplateRow } from './queries.ts'
import { problemOf, publishedText } from './template-text.ts'
import { postToCandidate } from './to-candidates.ts'
import { interviewVariables } from './to-interviewees.ts'

/** Placeholders for links that are created when the e-mail is sent. */
const LINKS = [
  { href: 'https://preview.invalid/status', to: 'track the application' },
  { href: 'https://preview.invalid/interview', to: 'the interview' },
] as const

const ownTemplate = (tx: OrganizationTransaction, key: TemplateKey) =>
  templateByKey(tx.q, tx.organizationId, key).executeTakeFirst()

/** The organization's text, or the standard one if there is none that can be used. */
function usableText(key: TemplateKey, row: TemplateRow | undefined): TemplateText {
  const own = publishedText(row)
  return own && !problemOf(key, own) ? own : STANDARD_EMAILS[key]
}

/** Checks, shows and posts the e-mails that recruiters can read and change before they are sent. */
export const candidateEmails: CandidateEmails = {
  check(key, text) {
    const problem = text && problemOf(key, text)
    if (problem) throw invalid([{ path: `email.${problem.path}`, message: problem.message }], problem.message)
  },

  async preview(services, tx, key, { applicationId, adminId, text, interview }) {
    this.check(key, text)
    const people = await readPeople(tx, applicationId)
    if (!people) throw notFound()
    const facts = await readOrganizationIn(tx)
    const own = await ownTemplate(tx, key)
    const { subject, body } = text ?? usableText(key, own)
    const [status, open] = LINKS
    const variables = {
      ...variablesOf(facts, people, await senderOf(tx, facts, adminId), status.href),
      organization: { name: facts.organization.name },
      ...(interview && { link: open.href, ...interviewVariables(services, people.candidate.time_zone, interview) }),
    }
    const filled = fill({ subject, body }, variables, STANDARD_EMAILS[key].variables)
    const face = faceOf(facts, services.settings.PUBLIC_URL, footerOf(facts, people, status.href))
    const templates = key === 'message' && !text ? await ownTemplates(tx.q, tx.organizationId).execute() : []
    return {
      subject,
      body,
      templates: templates.filter(one => !problemOf(one.id, one)),
      enabled: own?.enabled ?? true,
      variables: [...STANDARD_EMAILS[key].variables],
      shown: {
        to: people.candidate.email,
        subject: filled.subject,
        text: nameLinks(renderText(filled.blocks, face), LINKS),
      },
    }
  },

  async text(tx, key) {
    const { subject, body } = usableText(key, await ownTemplate(tx, key))
    return { subject, body }
  },

  async postClosing(services, tx, { applicationId, adminId, now, cause, text, key, sendAt }) {
    const facts = await readOrganizationIn(tx)
    await postToCandidate(services, tx, facts, { id: cause, key, adminId }, applicationId, now, () => ({
      sendAt,
      text,
    }))
  },

  async post(services, tx, key, { applicationId, adminId, now, text, sendAt, cause: given }) {
    const facts = await readOrganizationIn(tx)
    const cause = { id: given ?? newId(), key, adminId } as const
    await postToCandidate(services, tx, facts, cause, applicationId, now, () => ({ sendAt, text }))
  },
}
