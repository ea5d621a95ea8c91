import { auditCalls } from './contract/audit.ts'
import { billingListCalls } from './contract/billing-lists.ts'
import { overviewCalls } from './contract/overview.ts'
import { peopleCalls } from './contract/people.ts'
import { platformCalls } from './contract/platform.ts'
import { organizationCalls } from './contract/organizations.ts'
import { planCalls } from './contract/plans.ts'
import { signInCalls } from './contract/sign-in.ts'

export type { ManagedOrganization, OrganizationDetails, OrganizationFilter } from './contract/organizations.ts'
export type { ManagedPlan, PlanChange, PlanPreview, PlanTerms } from './contract/plans.ts'
export type { PlatformAuditEntry, PlatformAuditFilter } from './contract/audit.ts'
export type { SuperAdminSignedIn } from './contract/sign-in.ts'

/** The area of those who run the product. No call of it replies with anything about a candidate. */
export const superAdminContract = {
  ...signInCalls,
  ...auditCalls,
  ...planCalls,
  ...organizationCalls,
  ...overviewCalls,
  ...billingListCalls,
  ...peopleCalls,
  ...platformCalls,
}
