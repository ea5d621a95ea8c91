const NUL = /\0/gu
/** What PostgreSQL's jsonb refuses, as `JSON.stringify` escapes it. The same characters can also be typed text after a backslash. */
const MAY_BE_REFUSED = /\\u(?:0000|d[89a-f])/u

/** A text without what PostgreSQL cannot store: NUL, and halves of characters that are stored as two. */
export const storableText = (text: string): string => text.replace(NUL, '').replace(/[\ud800-\udfff]/gu, '')

/** The value of a key in `JSON.stringify`, without such characters in its text or in the names of its fields. */
function storableValue(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [storableText(name), field]))
}

/** A value as JSON that PostgreSQL can store. What is removed is removed from its texts, never from their escaped form. */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value)
  return MAY_BE_REFUSED.test(text) ? JSON.stringify(value, storableValue) : text
}
