import type { Choice } from './select.tsx'

/** Every IANA zone the browser knows, with UTC, and `present` even if it is unknown here. */
export function zoneChoices(present: string): readonly Choice[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), present])
  return [...zones].toSorted().map(zone => ({ value: zone, label: zone.replaceAll('_', ' ').replaceAll('/', ' / ') }))
}
