import { utcOffsetMinutes, zoneCity } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { placeWords as words } from '../../../words/candidate.ts'

/**
 * Where a person is and how their time differs from the reader's: "Beirut, 2 h ahead of you". Names the zone's city only if
 * the place does not name it.
 */
export function placeText(location: string | null, zone: string, readerZone: string, at: Date): string {
  const city = zoneCity(zone)
  const hours = (utcOffsetMinutes(at, zone) - utcOffsetMinutes(at, readerZone)) / 60
  const difference = hours === 0 ? '' : hours > 0 ? words.ahead(hours) : words.behind(-hours)
  if (location?.toLowerCase().includes(city.toLowerCase())) return locale.parts([location, difference])
  return locale.parts([location, difference && words.timeOf(city), difference]) || words.timeOf(city)
}

/** "Berlin", "Berlin, Prague or remote"; empty if the job names no place. */
export const placeOfJob = ({ locations, remote }: { locations: readonly string[]; remote: boolean }): string =>
  locale.list(remote ? [...locations, words.remote] : locations, 'or')
