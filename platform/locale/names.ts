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
