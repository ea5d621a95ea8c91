import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Services } from '#platform/services.ts'
import type { EmailPreview, EmailText } from '../contract.ts'

/** E-mails that a person can read and change before they are sent, by the key of their template. */
type EditableEmail = 'rejected' | 'interview_invited'

/** What an invitation says of an interview that does not exist yet. */
export interface PlannedInterview {
  readonly minutes: number
  readonly questions: number
  readonly recording: 'video' | 'audio' | 'none'
  readonly until: Date
}

interface Draft {
  readonly applicationId: string
  /** Who signs. */
  readonly adminId: string
  readonly now: Date
  /** Instead of the template's text. */
  readonly text?: EmailText
}

/** E-mails to candidates as this module and those above use them. The e-mail templates, which stand above all of them, provide it. */
export interface CandidateEmails {
  /** @throws 422 on `email.subject` or `email.body` where the text breaks the rules for templates */
  check(key: EditableEmail, text: EmailText | undefined): void
  preview(
    services: Services,
    tx: OrganizationTransaction,
    key: EditableEmail,
    draft: Draft & { readonly interview?: PlannedInterview },
  ): Promise<EmailPreview>
  /** Posts the rejection in the transaction that decides it, so that it is in the list of e-mails at once. */
  postRejection(
    services: Services,
    tx: OrganizationTransaction,
    draft: Draft & { readonly sendAt: Date | undefined },
  ): Promise<void>
}
