import { expect, test } from 'vitest'
import { openApiOf } from './reference.ts'
import { startTestServer } from '#tests/api.ts'

const server = await startTestServer({ PUBLIC_URL: 'https://hire.example' })
const headerOf = async (path: string, name: string) =>
  (await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } })).headers.get(name)

test('only pages on the way to an interview may use microphone and camera', async () => {
  for (const path of ['/meeting-home?token=x', '/meeting-room', '/application/x', '/thank-you-interview'])
    expect(await headerOf(path, 'permissions-policy'), path).toMatch(/^camera=\(self\), microphone=\(self\), /)
  for (const path of ['/', '/dashboard', '/login', '/status', '/api/plans', '/meeting-homes'])
    expect(await headerOf(path, 'permissions-policy'), path).toMatch(
      /^camera=\(\), microphone=\(\), .*geolocation=\(\)/,
    )
})

test('sends HSTS behind HTTPS', async () => {
  expect(await headerOf('/status', 'strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
})

test('the reference says how each call is authorized', () => {
  const { components, paths } = openApiOf(server.app.served)
  expect(Object.keys(components.securitySchemes)).toEqual([
    'session',
    'super_admin',
    'application_link',
    'interview_link',
  ])
  const openers = (path: string, method: string) => {
    const { security, description } = paths[path]![method] as { security: object[]; description?: string }
    return { security, description }
  }
  expect(openers('/api/admins/{id}', 'get')).toMatchObject({
    security: [{ session: [] }],
    description: expect.stringContaining('signed_in'),
  })
  expect(openers('/super-admin/plans', 'post')).toEqual({
    security: [{ super_admin: [] }],
    description: 'Needs full access.',
  })
  expect(openers('/api/public/screening', 'get').security).toEqual([{ interview_link: [] }])
  expect(openers('/api/public/application/withdraw', 'post').security).toEqual([{ application_link: [] }])
  expect(openers('/api/auth/login', 'post')).toEqual({ security: [] })
  expect(openers('/api/public/bookings/{data}', 'get').description).toContain('in the path')
  expect(openers('/api/recordings/{token}/{name}', 'get').description).toContain('signed URL')
  for (const { who, method, path } of server.app.served) {
    const { security, description } = openers(path.replaceAll(/:([A-Za-z_]+)/g, '{$1}'), method.toLowerCase())
    if (who.startsWith('link:')) expect(security.length === 1 || description !== undefined, path).toBe(true)
  }
})
