import { describe, expect, it } from 'vitest'
import { ALL_HELP_LINES, countryOfZone, helpLineOf } from './help-lines.ts'

describe('the help line of a country', () => {
  it.each([
    ['US', '911', '988 Suicide & Crisis Lifeline', '988'],
    ['GB', '999', 'Samaritans', '116 123'],
    ['DE', '112', 'TelefonSeelsorge', '0800 111 0 111'],
    ['FR', '112', '3114', '3114'],
    ['ES', '112', 'Línea 024', '024'],
    ['AU', '000', 'Lifeline', '13 11 14'],
    ['BR', '192', 'Centro de Valorização da Vida', '188'],
    ['KE', '999', 'Befrienders Kenya', '0722 178 177'],
  ])('has the emergency number, the name and the number: %s', (country, emergency, name, number) => {
    expect(helpLineOf(country)).toMatchObject({ country, emergency, name, number })
  })

  it.each(['AQ', 'us', '', null])('is unknown for a country that is not listed: %j', country => {
    expect(helpLineOf(country)).toBeNull()
  })

  it('can be looked up in a directory of all countries', () => {
    expect(ALL_HELP_LINES).toBe('findahelpline.com')
  })
})

describe('the country of a time zone', () => {
  it.each([
    ['America/New_York', 'US'],
    ['Pacific/Honolulu', 'US'],
    ['America/Boise', 'US'],
    ['America/Indiana/Knox', 'US'],
    ['America/Toronto', 'CA'],
    ['America/Dawson_Creek', 'CA'],
    ['America/Cuiaba', 'BR'],
    ['America/Hermosillo', 'MX'],
    ['Africa/Ceuta', 'ES'],
    ['Europe/London', 'GB'],
    ['Europe/Berlin', 'DE'],
    ['Atlantic/Canary', 'ES'],
    ['Australia/Perth', 'AU'],
    ['Africa/Nairobi', 'KE'],
  ])('is found: %s is in %s', (zone, country) => {
    expect(countryOfZone(zone)).toBe(country)
  })

  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata', 'IN'],
    ['Europe/Kiev', 'Europe/Kyiv', 'UA'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires', 'AR'],
    ['America/Mendoza', 'America/Argentina/Mendoza', 'AR'],
    ['America/Indianapolis', 'America/Indiana/Indianapolis', 'US'],
  ])('is the same for the old and the new name: %s and %s', (old, current, country) => {
    expect([countryOfZone(old), countryOfZone(current)]).toEqual([country, country])
  })

  it.each(['Antarctica/Troll', 'UTC', 'Europe', ''])('is unknown for a zone without a help line: %j', zone => {
    expect(countryOfZone(zone)).toBeNull()
  })
})
