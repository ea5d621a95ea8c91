/** Locales whose names for languages we know; the names come from the runtime's own tables. */
const locales = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']
const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('')

let known: Set<string> | undefined

function names(): Set<string> {
  if (known) return known
  const found = locales.flatMap(locale => {
    const display = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
    return alphabet.flatMap(first => alphabet.map(second => display.of(first + second)?.toLowerCase() ?? ''))
  })
  known = new Set(found.filter(Boolean))
  return known
}

/** Whether a word is the name of a language people speak (ISO 639-1), in one of the languages we read. */
export function isSpokenLanguage(word: string): boolean {
  return names().has(word.toLowerCase())
}
