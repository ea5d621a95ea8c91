/** Limits of a form. */
export const MOST_SECTIONS = 12
export const MOST_FIELDS = 40
export const MOST_OPTIONS = 50
export const MOST_CONDITIONS = 10
export const MOST_JOBS = 500
export const MOST_OF_LIMIT = 20_000
/** Of one request that edits a draft. */
export const MOST_OPERATIONS = 200
export const MOST_OF_SCALE = 11
