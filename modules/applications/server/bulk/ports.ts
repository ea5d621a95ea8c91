import type { Compilable, Kysely } from 'kysely'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { Services } from '#platform/services.ts'
import type { EmailText } from '../../contract.ts'
import type { CandidateEmails, PlannedInterview } from '../candidate-emails.ts'

/** Invitations to the AI interview. Implemented by `screenings`, which is above this module. */
export interface BulkInvitations {
  /** Whether a candidate in this state of the AI interview cannot be invited again. */
  isInvited(screeningState: string | null): boolean
  /** @throws 409 `no_ai_round` */
  plan(
    services: Services,
    tx: OrganizationTransaction,
    applicationId: string,
    validDays: number | undefined,
    now: Date,
  ): Promise<PlannedInterview>
  /** @throws 402 `limit_reached`, 409 `already_invited`, `no_ai_round` */
  invite(
    services: Services,
    tx: OrganizationTransaction,
    applicationId: string,
    invitation: {
      readonly validDays: number | undefined
      readonly email: EmailText | undefined
      readonly adminId: string
      readonly sendEmailAt: Date
      readonly now: Date
    },
  ): Promise<void>
  /** Cancels an invitation that was not used yet. @returns false if there is none */
  cancel(tx: OrganizationTransaction, applicationId: string, adminId: string, now: Date): Promise<boolean>
}

/** The applications among some whose offer waits for an answer or was accepted. Implemented by `offers`, which is above this module. */
export type StandingOffers = (
  q: Kysely<Tables>,
  organizationId: string,
  applicationIds: readonly string[],
) => Compilable<{ application_id: string }> & { execute(): Promise<{ application_id: string }[]> }

/** What bulk actions need of the modules above. */
export interface BulkPorts {
  readonly emails: CandidateEmails
  readonly invitations: BulkInvitations
  readonly standingOffers: StandingOffers
}
