export const REQUEST_KINDS = ['contact', 'demo'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

export const CONTACT_TOPICS = ['sales', 'support', 'privacy', 'security'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export const HIRES_A_YEAR = ['1-10', '11-50', '51-200', '201+'] as const
export type HiresAYear = (typeof HIRES_A_YEAR)[number]

export const REQUEST_STATES = ['open', 'done'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export const LONGEST_MESSAGE = 5000
export const LONGEST_NOTE = 2000
/** How long a request is stored after it was marked as done. */
export const DAYS_AFTER_DONE = 365
