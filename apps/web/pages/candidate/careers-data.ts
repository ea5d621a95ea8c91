import type { FormSection } from '#modules/forms/contract.ts'
import type { ScreeningStatus } from '#modules/applications/web/candidate/status-facts.ts'
import type { KnownInterview } from '#modules/interviews/contract.ts'
import type { Followed } from '#modules/applications/web/candidate/api.ts'
import type { CandidateOffer } from '#modules/offers/contract.ts'
import type { PublicJob } from '#modules/jobs/contract.ts'
import type { ListedJob, RoleFilter } from '#modules/jobs/web/public-filter.ts'
import type { PublicSettings } from '#modules/organizations/contract.ts'

export type Face = PublicSettings & { readonly id: string }
export type RoleOnPage = Omit<PublicJob, 'extra_questions'>

/** The data of a page for candidates. The server includes it in the page as JSON, for hydration in the browser. */
export type CandidatePage =
  | {
      readonly page: 'careers'
      readonly face: Face
      readonly jobs: readonly ListedJob[]
      readonly filter: RoleFilter
      readonly today: string
    }
  | { readonly page: 'role'; readonly face: Face; readonly job: RoleOnPage; readonly today: string }
  | {
      readonly page: 'apply'
      readonly face: Face
      readonly job: RoleOnPage
      readonly form: { readonly version: number; readonly sections: readonly FormSection[] }
      readonly today: string
    }
  | {
      readonly page: 'application'
      readonly token: string
      readonly followed: Followed
      readonly screening: ScreeningStatus | null
      readonly interviews: readonly KnownInterview[]
      readonly offer: CandidateOffer | null
      /** The person to write to. */
      readonly contact: { readonly name: string; readonly email: string | null } | null
      readonly now: string
    }
  | {
      readonly page: 'missing'
      /** Of the organization, where it is known: the page then still wears its face. */
      readonly face: Face | null
      readonly title: string
      readonly says: string
      readonly request_id: string | null
      /** Open roles of the organization, as a way forward; a few of them. */
      readonly others: readonly ListedJob[]
      readonly today: string
    }

export type PageOf<Name extends CandidatePage['page']> = Extract<CandidatePage, { page: Name }>

/** The element that holds the data, and the one that holds the page. */
export const DATA_ID = 'page-data'
export const ROOT_ID = 'root'
