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
/** More is unlimited. */
export const LARGEST_LIMIT = 999_999
