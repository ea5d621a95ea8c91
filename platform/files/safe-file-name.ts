const LONGEST_NAME = 120
const LONGEST_ENDING = 10

/** A file name that is safe to show and to save: no path, no control or direction characters, at most 120 characters. */
export function safeFileName(name: string, fallback: string): string {
  // eslint-disable-next-line no-control-regex
  const clean = name.replaceAll(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/g, '').trim()
  const dot = clean.lastIndexOf('.')
  const ending = dot > 0 ? clean.slice(dot, dot + LONGEST_ENDING) : ''
  const stem = dot > 0 ? clean.slice(0, dot) : clean
  return (stem.slice(0, LONGEST_NAME - ending.length) + ending).trim() || fallback
}
