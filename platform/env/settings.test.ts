import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { BadSettings, environment, readSettings } from './settings.ts'

test('all settings are optional', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    ROLE: 'all',
    DEMO: true,
    production: false,
    PUBLIC_URL: 'http://127.0.0.1:3000',
  })
})

test('reports all mistakes together, without values', () => {
  const given = { PORT: 'eighty', ROLE: 'everything', AI_BASE_URL: 'ftp://secret-host', NODE_ENV: 'production' }
  try {
    readSettings(given)
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(BadSettings)
    const { message } = error as Error
    for (const name of ['PORT', 'ROLE', 'AI_BASE_URL']) expect(message).toContain(`${name}: `)
    for (const value of ['eighty', 'everything', 'secret-host']) expect(message).not.toContain(value)
  }
})

test('production requires mail, an https address and no demonstration', () => {
  const wrong = () => readSettings({ NODE_ENV: 'production', DEMO: 'on', PUBLIC_URL: 'http://hire.example' })
  expect(wrong).toThrow(/SMTP_URL: [\s\S]*PUBLIC_URL: [\s\S]*DEMO: /)
  expect(
    readSettings({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://hire.example/' }),
  ).toMatchObject({ production: true, DEMO: false, PUBLIC_URL: 'https://hire.example' })
})

test('production with an external database requires a key outside that database', () => {
  const given = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://hire.example' }
  const DATABASE_URL = 'postgresql://evenhand@db/evenhand'
  expect(() => readSettings({ ...given, DATABASE_URL })).toThrow(/SECRET_KEY: /)
  expect(() => readSettings({ ...given, DATABASE_URL, SECRET_KEY: 'short' })).toThrow(/SECRET_KEY: /)
  expect(readSettings({ ...given, DATABASE_URL, SECRET_KEY: 'x'.repeat(32) }).production).toBe(true)
})

test('settings that depend on each other are required together', () => {
  expect(() => readSettings({ AI_MODEL: 'x' })).toThrow(/AI_BASE_URL: required together with AI_MODEL/)
  expect(() => readSettings({ S3_ENDPOINT: 'https://s3.example/bucket' })).toThrow(/S3_ACCESS_KEY, S3_SECRET_KEY/)
})

test('the keys of Stripe are required together, in their own form, and a live key only for Stripe itself', () => {
  const STRIPE_SECRET_KEY = 'sk_live_0123456789abcdef'
  const STRIPE_WEBHOOK_SECRET = 'whsec_0123456789abcdef'
  expect(() => readSettings({ STRIPE_SECRET_KEY })).toThrow(/STRIPE_WEBHOOK_SECRET: required together/)
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'pk_live_0123456789abcdef', STRIPE_WEBHOOK_SECRET })).toThrow(
    /STRIPE_SECRET_KEY: /,
  )
  const both = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }
  expect(() => readSettings({ ...both, STRIPE_API_URL: 'http://127.0.0.1:1' })).toThrow(/STRIPE_API_URL: not allowed/)
  expect(readSettings(both).STRIPE_API_URL).toBe('https://api.stripe.com')
})

test('docs/operations.md lists every setting with its description', () => {
  const page = fs.readFileSync('docs/operations.md', 'utf8')
  for (const [name, schema] of Object.entries(environment.shape)) {
    const row = page.split('\n').find(line => line.startsWith(`| \`${name}\` |`))
    expect(row, name).toBeDefined()
    expect(row).toContain(schema.description!)
  }
})

test('nothing else reads the environment', () => {
  // Node passes variables to its child processes, React chooses its build by one, and npm provides the version.
  const allowed = [
    'apps/server/main.ts',
    'apps/server/http/status.ts',
    'apps/server/run-again.ts',
    'apps/server/check-model.ts',
    'apps/server/create-super-admin.ts',
    'platform/db/embedded/server-process.ts',
    'platform/documents/read-in-child.ts',
    'platform/documents/seal.ts',
  ]
  const { stdout } = spawnSync(
    'grep',
    ['-rlE', String.raw`process\.env`, 'apps', 'modules', 'platform', 'ui', '--include=*.ts', '--include=*.tsx'],
    { encoding: 'utf8' },
  )
  const readers = stdout.split('\n').filter(file => file && !/\.test\.tsx?$/.test(file))
  expect(readers.filter(file => !allowed.includes(file))).toEqual([])
})
