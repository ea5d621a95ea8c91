/** How far a zone's clock is ahead of UTC at an instant, in minutes. */
function offsetOf(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const found = /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '')
  return found ? (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) : 0
}

const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/**
 * Where somebody is and what their clock says beside the reader's: "Beirut, 2 h ahead of you". The zone's city is named only
 * where the place does not name it already.
 */
export function placeWords(location: string | null, zone: string, readerZone: string, at: Date): string {
  const city = cityOf(zone)
  const hours = (offsetOf(zone, at) - offsetOf(readerZone, at)) / 60
  const distance = hours === 0 ? '' : `${Math.abs(hours)} h ${hours > 0 ? 'ahead of' : 'behind'} you`
  const named = location?.toLowerCase().includes(city.toLowerCase()) ? location : null
  const clock = distance ? `${city} time, ${distance}` : ''
  if (named) return [named, distance].filter(Boolean).join(', ')
  return [location, clock].filter(Boolean).join(', ') || `${city} time`
}
