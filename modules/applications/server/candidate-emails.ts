import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import type { EmailPreview, EmailText } from '../contract.ts'

/** E-mails that a person can read and edit before they are sent, by template key. */
type EditableEmail = 'rejected' | 'interview_invited' | 'message'

/** The interview in an invitation, before it exists. */
export interface PlannedInterview {
  readonly minutes: number
  readonly questions: number
  readonly recording: 'video' | 'audio' | 'none'
  readonly until: Date
}

interface Draft {
  readonly applicationId: string
  /** The admin who signs the e-mail. */
  readonly adminId: string
  readonly now: Date
  /** Replaces the template's text. */
  readonly text?: EmailText
}

/** E-mails to candidates, as this module and those above use them. Implemented by `email-templates`, which is above all of them. */
export interface CandidateEmails {
  /** @throws 422 on `email.subject` or `email.body` if the text breaks the rules for templates */
  check(key: EditableEmail, text: EmailText | undefined): void
  preview(
    services: Services,
    tx: OrganizationTransaction,
    key: EditableEmail,
    draft: Draft & { readonly interview?: PlannedInterview },
  ): Promise<EmailPreview>
  /** Creates the e-mail in the same transaction as the decision, so that it appears in the list of e-mails right away. */
  post(
    services: Services,
    tx: OrganizationTransaction,
    key: 'rejected' | 'message',
    draft: Draft & { readonly sendAt: Date | undefined },
  ): Promise<void>
}
