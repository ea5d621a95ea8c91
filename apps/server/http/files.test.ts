import { expect, test } from 'vitest'
import { startWithPages } from './pages.fixture.ts'

const { pages } = await startWithPages()

test('serves hashed files for a year, others for an hour, and nothing else', async () => {
  const cached = async (url: string) => {
    const { statusCode, headers } = await pages.inject({ url })
    return [statusCode, headers['cache-control']]
  }
  expect(await cached('/assets/geist-latin-wght-normal-x.woff2')).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(await cached('/mark.svg')).toEqual([200, 'public, max-age=3600'])
  for (const url of ['/candidate.html', '/index.html', '/.vite/manifest.json', '/assets/', '/assets/..%2fmark.svg'])
    expect(await cached(url), url).toEqual([404, 'no-store'])
  expect(await cached('/assets/%00')).toEqual([403, 'no-store'])
})
