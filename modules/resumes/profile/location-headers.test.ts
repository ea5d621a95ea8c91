import { expect, it } from 'vitest'
import { assembleReading } from '#platform/documents/assemble.ts'
import { linesOfText } from '#platform/documents/text/read-txt.ts'
import { headers } from './location-headers.fixture.ts'
import { readProfile } from './read-profile.ts'

it.each(headers)('$language: $lines.0 lives in $place', ({ place, lines }) => {
  const { location } = readProfile(assembleReading('txt', { pages: [linesOfText(lines.join('\n'))], hidden: [] }))
  expect(location?.value ?? null).toBe(place)
})
