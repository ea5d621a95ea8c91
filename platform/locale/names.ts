const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** The names of all countries (ISO 3166-1) or languages (ISO 639-1) in the given languages, in lower case. For reading texts. */
export function namesIn(languages: readonly string[], type: 'region' | 'language'): Set<string> {
  const namesOf = (language: string) => new Intl.DisplayNames([language], { type, fallback: 'none' })
  const english = namesOf('en')
  // Most codes are not assigned, and asking for each in every language would take longer than reading a short résumé.
  const assigned = ALPHABET.flatMap(first => ALPHABET.map(second => first + second))
    .map(code => (type === 'region' ? code.toUpperCase() : code))
    .filter(code => english.of(code) !== undefined)
  const names = languages.flatMap(language => {
    const display = namesOf(language)
    return assigned.map(code => display.of(code)?.toLowerCase() ?? '')
  })
  return new Set(names.filter(Boolean))
}

/** The towns that the world's time zones are named after, in lower case. For reading texts. */
export function timeZoneTowns(): string[] {
  return Intl.supportedValuesOf('timeZone').map(zone => zone.split('/').at(-1)!.replaceAll('_', ' ').toLowerCase())
}

/** The names and abbreviations of the twelve months in a language, in lower case, with their numbers (1–12). For reading texts. */
export function monthNamesIn(language: string): [string, number][] {
  const styles = [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const
  return styles.flatMap(style => {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month): [string, number] => {
      const parts = format.formatToParts(new Date(Date.UTC(2020, month, 15)))
      return [(parts.find(part => part.type === 'month')?.value ?? '').replace(/\.$/, '').toLowerCase(), month + 1]
    })
  })
}
