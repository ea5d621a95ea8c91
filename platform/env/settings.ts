import path from 'node:path'
import { z } from 'zod'

/** The settings, with their descriptions and validation. A test compares them with the table in `docs/operations.md`. */
const text = (about: string) => z.string().min(1).optional().describe(about)
const flag = (about: string) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'])
    .optional()
    .transform(value => (value === undefined ? undefined : ['on', 'true', '1'].includes(value)))
    .describe(about)
const number = (about: string, fallback: number, max: number) =>
  z.coerce.number().int().min(0).max(max).default(fallback).describe(about)
const webAddress = (about: string) =>
  z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(about)

export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('What this is run for. `production` refuses what only development may do.'),
  PORT: number('Port to listen on.', 3000, 65535),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  PUBLIC_URL: webAddress('Address under which people reach it; stands in mails and links. Default: http://HOST:PORT.'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database and files.'),
  DATABASE_URL: text(
    'A PostgreSQL 15 or later of your own, in place of the embedded one. The login must own the database, may create roles, and must not be a superuser.',
  ),
  DATABASE_CONNECTIONS: number('Most connections of one process.', 10, 500),
  SECRET_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Encrypts what the database must not show in clear text, like links in waiting e-mails. At least 32 random characters, the same for all processes. Without it a file in DATA_DIR holds one; production with DATABASE_URL needs it.',
    ),
  ROLE: z
    .enum(['all', 'server', 'worker'])
    .default('all')
    .describe('What this process does: serve, work in the background, or both.'),
  DEMO: flag(
    'Whether the first start makes the demonstration organization. Default: on in development; refused in production.',
  ),
  DEMO_PASSWORD: z.string().min(12).default('even-handed-demo').describe('Password of the demonstration sign-ins.'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .optional()
    .describe('How much is logged. Default: info in production, warn elsewhere.'),
  TRUST_PROXY: flag(
    "Whether a caller's address is the last entry of X-Forwarded-For, as the one reverse proxy in front adds it.",
  ),
  SMTP_URL: text(
    'Mail server, like smtps://user:password@mail.example.com. Without it mails are kept and shown at /dev/mailbox; production needs it.',
  ),
  MAIL_FROM: z.string().default('Evenhand <no-reply@evenhand.test>').describe('Sender of mails.'),
  S3_ENDPOINT: webAddress('S3-compatible store, with the bucket in its path. Without it files lie in DATA_DIR.'),
  S3_REGION: z.string().default('auto').describe('Region of the store.'),
  S3_ACCESS_KEY: text('Access key of the store.'),
  S3_SECRET_KEY: text('Secret key of the store.'),
  AI_BASE_URL: webAddress(
    'OpenAI-compatible server for reading and scoring, like http://localhost:8000/v1. Without it the built-in engine does both.',
  ),
  AI_API_KEY: text('Key of that server.'),
  AI_MODEL: text('Model to ask that server for.'),
  AI_TIMEOUT_MS: number('Longest wait for one answer of that server, in ms.', 60_000, 600_000),
  TRANSCRIPTION_BASE_URL: webAddress(
    'OpenAI-compatible transcription server. Without it the browser transcribes where it can; typing always works.',
  ),
  TRANSCRIPTION_API_KEY: text('Key of that server.'),
  TRANSCRIPTION_MODEL: z.string().default('whisper-1').describe('Model to ask that server for.'),
})

export type Settings = Omit<z.output<typeof environment>, 'PUBLIC_URL' | 'DEMO' | 'LOG_LEVEL'> & {
  readonly LOG_LEVEL: NonNullable<z.output<typeof environment>['LOG_LEVEL']>
  readonly PUBLIC_URL: string
  readonly DEMO: boolean
  readonly production: boolean
}

/** Invalid settings. The message lists every mistake, but no values. */
export class BadSettings extends Error {}

function mistakes(given: z.output<typeof environment>): string[] {
  const found: string[] = []
  const together = (names: (keyof typeof given)[]) => {
    const missing = names.filter(name => !given[name])
    if (missing.length > 0 && missing.length < names.length)
      found.push(`${missing.join(', ')}: needed together with ${names.filter(name => given[name]).join(', ')}.`)
  }
  together(['AI_BASE_URL', 'AI_MODEL'])
  together(['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])
  if (given.NODE_ENV === 'production') {
    if (!given.SMTP_URL) found.push('SMTP_URL: production must be able to send mails.')
    if (given.DATABASE_URL && !given.SECRET_KEY)
      found.push('SECRET_KEY: production on its own database needs one, the same for all processes.')
    if (!given.PUBLIC_URL) found.push('PUBLIC_URL: production must know its own address.')
    else if (!given.PUBLIC_URL.startsWith('https://'))
      found.push('PUBLIC_URL: production is reached by https only; browsers give no microphone without it.')
    if (given.DEMO)
      found.push('DEMO: the demonstration organization has a known password and must not be made in production.')
  }
  return found
}

/**
 * Reads and checks all settings.
 * @throws BadSettings naming every variable that is wrong.
 */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  // An empty variable counts as not set, because compose files and charts pass unset variables like that.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => name in environment.shape && value !== ''),
  )
  const parsed = environment.safeParse(given)
  const wrong = parsed.success
    ? mistakes(parsed.data)
    : parsed.error.issues.map(({ path: where, message }) => `${where.join('.')}: ${message}`)
  if (!parsed.success || wrong.length > 0)
    throw new BadSettings(`These settings need mending:\n${wrong.map(one => `  ${one}`).join('\n')}`)
  const { PUBLIC_URL, DEMO, LOG_LEVEL, ...rest } = parsed.data
  const production = rest.NODE_ENV === 'production'
  return {
    ...rest,
    DATA_DIR: path.resolve(rest.DATA_DIR),
    PUBLIC_URL: (PUBLIC_URL ?? `http://${rest.HOST === '0.0.0.0' ? '127.0.0.1' : rest.HOST}:${rest.PORT}`).replace(
      /\/$/,
      '',
    ),
    LOG_LEVEL: LOG_LEVEL ?? (production ? 'info' : 'warn'),
    DEMO: DEMO ?? rest.NODE_ENV === 'development',
    production,
  }
}
