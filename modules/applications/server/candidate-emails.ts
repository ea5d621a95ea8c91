import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import type { EmailPreview, EmailText } from '../contract.ts'

/** E-mails that a person can read and edit before they are sent, by template key. */
type EditableEmail = 'rejected' | 'interview_invited' | 'message' | 'position_closed'

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
    draft: Draft & {
      readonly sendAt: Date | undefined
      /** The same on every retry. Without it, each call is another e-mail. */
      readonly cause?: string
    },
  ): Promise<void>
  /** The text of the organization's template, or the standard one. */
  text(tx: OrganizationTransaction, key: EditableEmail): Promise<EmailText>
  /** Creates the e-mail about a closed job, once for each cause: as a rejection, or as a message that leaves the application active. */
  postClosing(
    services: Services,
    tx: OrganizationTransaction,
    draft: Draft & {
      readonly cause: string
      readonly text: EmailText
      readonly key: 'rejected' | 'position_closed'
      readonly sendAt: Date | undefined
    },
  ): Promise<void>
}
