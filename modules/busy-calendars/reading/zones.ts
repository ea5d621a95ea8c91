import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { isTimeZone } from '#platform/locale/dates.ts'
import { findIana } from 'windows-iana'

/** A wall-clock time as milliseconds since the epoch. */
export type Zone = (wall: ICAL.Time) => number

const fields = ({ year, month, day, hour, minute, second }: ICAL.Time) => ({
  year,
  month,
  day,
  hour,
  minute,
  second: Math.min(second, 59),
})

const UTC: Zone = wall => {
  const { year, month, day, hour, minute, second } = fields(wall)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** A zone of the IANA database; null if there is none of this name. */
export function ianaZone(name: string): Zone | null {
  if (!isTimeZone(name)) return null
  return wall =>
    Temporal.PlainDateTime.from(fields(wall)).toZonedDateTime(name, { disambiguation: 'compatible' }).epochMilliseconds
}

/** `/freeassociation.sourceforge.net/Europe/Berlin` and `/mozilla.org/20050126_1/America/Argentina/Ushuaia` end in a name of the database. */
function ianaSuffix(name: string): Zone | null {
  const parts = name.split('/').slice(-3)
  for (let from = 0; from < parts.length; from += 1) {
    const zone = /\//.test(name) ? ianaZone(parts.slice(from).join('/')) : null
    if (zone) return zone
  }
  return null
}

function ruledZone(component: ICAL.Component): Zone {
  const zone = new ICAL.Timezone(component)
  return wall => UTC(wall) - zone.utcOffset(wall) * 1000
}

/**
 * The time zones of a calendar by TZID. A name that is known is preferred to the rules in the file, which are often shortened or outdated.
 * @param own the zone of the person, for times without a zone and for unknown ones
 */
export function zonesOf(definitions: readonly ICAL.Component[], own: Zone): (tzid: string | null) => Zone {
  const defined = new Map(definitions.map(one => [String(one.getFirstPropertyValue('tzid') ?? ''), one]))
  const known = new Map<string, Zone>()

  function find(tzid: string): Zone {
    if (tzid === 'UTC' || tzid === 'Z') return UTC
    const component = defined.get(tzid)
    const location = component?.getFirstPropertyValue('x-lic-location')
    const windows = findIana(tzid)[0]
    return (
      ianaZone(tzid) ??
      ianaSuffix(tzid) ??
      (typeof location === 'string' ? ianaZone(location) : null) ??
      (windows ? ianaZone(windows) : null) ??
      (component ? ruledZone(component) : own)
    )
  }

  return tzid => {
    if (tzid === null) return own
    const zone = known.get(tzid) ?? find(tzid)
    known.set(tzid, zone)
    return zone
  }
}
