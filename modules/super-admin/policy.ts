/** What entries of the platform's audit log are about, in the order of the filter. */
export const AUDIT_TOPICS = ['sign_in', 'super_admins', 'plans', 'organizations', 'platform'] as const
export type AuditTopic = (typeof AUDIT_TOPICS)[number]

/** The most rows of an export. */
export const MOST_EXPORTED = 10_000

/** A session ends this many hours after it began, however much it is used. */
export const SESSION_HOURS = 8

/** Currencies that plans can have; all have two decimals. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'AUD', 'CAD', 'DKK', 'NOK', 'PLN', 'SEK'] as const
/** The highest price, in minor units. */
export const LARGEST_PRICE = 100_000_000
/** When those who are on a plan get its changes. */
export const PLAN_CHANGE_TIMES = ['at_renewal', 'now'] as const
export type PlanChangeTime = (typeof PLAN_CHANGE_TIMES)[number]

/** More is unlimited. */
export const LARGEST_LIMIT = 999_999

/** The states of organizations in the list. One that is being deleted counts as such, also while it is suspended. */
export const ORGANIZATION_STATES = ['active', 'suspended', 'deletion_scheduled'] as const
export type OrganizationState = (typeof ORGANIZATION_STATES)[number]

export const ORGANIZATION_SORTS = ['newest', 'name', 'last_sign_in'] as const
export type OrganizationSort = (typeof ORGANIZATION_SORTS)[number]

/** A trial can end at most this many days from now. */
export const MOST_TRIAL_DAYS = 180
