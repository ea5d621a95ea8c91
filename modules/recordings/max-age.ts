/** A recording that the server has not heard of for so long is not taken any more: two days. */
export const MAX_AGE_MS = 48 * 60 * 60 * 1000
