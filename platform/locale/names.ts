const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** The names of all countries (ISO 3166-1) or languages (ISO 639-1) in the given languages, in lower case. For reading texts. */
export function namesIn(languages: readonly string[], type: 'region' | 'language'): Set<string> {
  const codes = ALPHABET.flatMap(first => ALPHABET.map(second => first + second))
  const names = languages.flatMap(language => {
    const display = new Intl.DisplayNames([language], { type, fallback: 'none' })
    return codes.map(code => display.of(type === 'region' ? code.toUpperCase() : code)?.toLowerCase() ?? '')
  })
  return new Set(names.filter(Boolean))
}
