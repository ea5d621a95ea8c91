/** A phrase as a regular expression: `~4` stands for up to four words of any kind, `*` for any ending, brackets for a choice. */
const pattern = (phrase: string): string =>
  phrase
    .replace(/\((?!\?)/gu, '(?:')
    .replace(/ ?~(\d+)/gu, '(?: \\S+){0,$1}')
    .replaceAll('*', '\\S*')

/** Finds any of some phrases, which stand on lines of their own, in folded words with a space before and after each. */
export const phrasesAsPattern = (phrases: string): RegExp =>
  new RegExp(
    ` (?:${phrases
      .trim()
      .split(/\s*\n\s*/u)
      .map(pattern)
      .join('|')})(?= )`,
    'gu',
  )
