const STRUCTURE_LANGUAGES = ['en', 'de', 'fr', 'es'] as const

export type StructureLanguage = (typeof STRUCTURE_LANGUAGES)[number]

/** The language as the rules know it; null if they do not. */
export function structureLanguage(language: string): StructureLanguage | null {
  const base = language.split('-')[0]!.toLowerCase()
  return STRUCTURE_LANGUAGES.find(one => one === base) ?? null
}
