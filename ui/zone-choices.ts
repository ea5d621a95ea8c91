import { timeZones } from '#platform/locale/dates.ts'
import type { Choice } from './select.tsx'

/** Every time zone that the browser knows, and `current` even if the browser does not know it. */
export const zoneChoices = (current: string): readonly Choice[] =>
  [...new Set([...timeZones(), current])]
    .toSorted()
    .map(zone => ({ value: zone, label: zone.replaceAll('_', ' ').replaceAll('/', ' / ') }))
