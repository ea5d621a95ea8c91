import { linksIn } from '#platform/ai/text/links.ts'
import type { OrganizationFacts } from '#modules/organizations/public.ts'
import { emailWords } from '../words/emails.ts'

// Anyone can have an e-mail sent to anyone's address with the name they typed, which must not carry a link there.

const hasLink = (name: string): boolean => linksIn(name).length > 0

/** The name with which an e-mail addresses a person. */
export const greetedName = (name: string): string => (hasLink(name) ? emailWords.unnamed.person : name)

/** The organization as an e-mail shows it to somebody who need not know it. */
export const withoutLinks = (facts: OrganizationFacts): OrganizationFacts =>
  hasLink(facts.organization.name)
    ? { ...facts, organization: { ...facts.organization, name: emailWords.unnamed.organization } }
    : facts
