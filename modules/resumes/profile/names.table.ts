import { cityMapping } from 'city-timezones'
import { monthNamesIn, namesIn, timeZoneTowns } from '#platform/locale/names.ts'
import { RESUME_LANGUAGES } from './resume-languages.ts'

// Names in the data of Node and of packages, in lower case. Finding them takes longer than reading a short résumé, so the build
// replaces each function by one that returns what it found (apps/server/compiled/tables.mjs).

/** The names and abbreviations of months, with their numbers. */
export const monthNames = (): [string, number][] => RESUME_LANGUAGES.flatMap(monthNamesIn)

export const languageNames = (): string[] => [...namesIn(RESUME_LANGUAGES, 'language')]

export const countryNames = (): string[] => [...namesIn(RESUME_LANGUAGES, 'region')]

/** People. The names of smaller ones are too often words. */
const SMALLEST_TOWN = 15_000

const largeTowns = () =>
  cityMapping
    .filter(({ pop }) => pop >= SMALLEST_TOWN)
    .flatMap(({ city, city_ascii }) => [city.toLowerCase(), city_ascii.toLowerCase()])

/** Time zones are named after their largest town. */
export const townNames = (): string[] => [...new Set([...largeTowns(), ...timeZoneTowns()])]

/** Provinces that are not named after a large town. */
export const provinceNames = (): string[] => {
  const towns = new Set(largeTowns())
  const names = cityMapping.map(({ province }) => (province ?? '').toLowerCase())
  return [...new Set(names)].filter(name => !towns.has(name))
}
