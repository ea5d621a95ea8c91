import path from 'node:path'
import { z } from 'zod'
import { missingForModels } from '#platform/ai/settings.ts'

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
const price = (about: string) => z.coerce.number().min(0).max(10_000).optional().describe(about)
const webAddress = (about: string) =>
  z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(about)

/** A key as it can be sent in a header. */
const key = (about: string) =>
  z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional()
    .describe(about)
const paymentKey = (pattern: RegExp, about: string) => z.string().regex(pattern).optional().describe(about)
const VOICE = /^([\w.-]{1,80})(?:=([^,=]{1,80}))?$/
const voiceList = (about: string, fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((written, context) =>
      written.split(',').flatMap(one => {
        const [, voice_id, name] = VOICE.exec(one.trim()) ?? []
        if (voice_id) return [{ voice_id, name: name?.trim() || `${voice_id[0]!.toUpperCase()}${voice_id.slice(1)}` }]
        context.addIssue({ code: 'custom', message: 'must be voices like alloy,coral=Coral' })
        return []
      }),
    )
    .describe(about)

export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('The environment. `production` refuses settings that are only for development.'),
  PORT: number('Port to listen on.', 3000, 65535),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  PUBLIC_URL: webAddress('Public address, used in e-mails and links. Default: http://HOST:PORT.'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database and files.'),
  DATABASE_URL: text(
    'An external PostgreSQL 15 or later instead of the embedded one. The login must own the database and may create roles, but must not be a superuser.',
  ),
  DATABASE_CONNECTIONS: number('Maximum number of connections per process.', 10, 500),
  SECRET_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Encrypts values such as links in queued e-mails. At least 32 random characters, the same for all processes. Without it a secret is stored in DATA_DIR. Required in production with DATABASE_URL.',
    ),
  ROLE: z
    .enum(['all', 'server', 'worker'])
    .default('all')
    .describe('The role of this process: server, worker, or both.'),
  DEMO: flag(
    'Whether the first start creates the demonstration organization. Default: on in development. Refused in production.',
  ),
  DEMO_PASSWORD: z.string().min(12).default('even-handed-demo').describe('Password of the demonstration accounts.'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .optional()
    .describe('Log level. Default: info in production, otherwise warn.'),
  TRUST_PROXY: flag(
    "Whether the caller's address is the last entry of X-Forwarded-For, as added by one reverse proxy.",
  ),
  SMTP_URL: text(
    'Mail server, like smtps://user:password@mail.example.com. Without it e-mails are stored and shown at /dev/mailbox. Required in production.',
  ),
  MAIL_FROM: z
    .string()
    .default('Evenhand <no-reply@evenhand.test>')
    .describe('Sender of e-mails. Candidates see the name of the organization with this address.'),
  S3_ENDPOINT: webAddress('S3-compatible store, with the bucket in its path. Without it files are stored in DATA_DIR.'),
  S3_REGION: z.string().default('auto').describe('Region of the store.'),
  S3_ACCESS_KEY: text('Access key of the store.'),
  S3_SECRET_KEY: text('Secret key of the store.'),
  AI_MODEL: text(
    'Language model, as PROVIDER/MODEL with openai, anthropic, google or mistral, like anthropic/claude-sonnet-4-5, or the name of a model on the server at AI_BASE_URL. Without it the built-in rules engine is used.',
  ),
  AI_MODEL_READING: text('Another model for reading résumés. Default: AI_MODEL.'),
  AI_MODEL_EVALUATING: text('Another model for evaluating résumés and interviews. Default: AI_MODEL.'),
  AI_MODEL_INTERVIEWING: text('Another model for follow-up questions. Default: AI_MODEL.'),
  OPENAI_API_KEY: text('Key of OpenAI.'),
  ANTHROPIC_API_KEY: text('Key of Anthropic.'),
  GOOGLE_API_KEY: text('Key of Google (Gemini API).'),
  MISTRAL_API_KEY: text('Key of Mistral.'),
  AI_BASE_URL: webAddress(
    'OpenAI-compatible server, such as Ollama, vLLM or LM Studio, like http://localhost:8000/v1.',
  ),
  AI_API_KEY: text('Key of that server.'),
  AI_PRICE_INPUT: price('Price of the model in US dollars per million input tokens, to show what a run cost.'),
  AI_PRICE_OUTPUT: price('The same per million output tokens.'),
  AI_BUDGET_USD: price(
    'Most that an organization may spend on language models in a calendar month, in US dollars, including requests whose answers could not be used. Default: no limit.',
  ),
  AI_TIMEOUT_MS: number('Timeout of a request to a language model, in ms.', 60_000, 600_000),
  ELEVENLABS_API_KEY: key(
    'Key of ElevenLabs, whose voices are then offered. Without any provider only the offline voices are.',
  ),
  ELEVENLABS_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.elevenlabs.io')
    .describe('Address of ElevenLabs, for accounts with their own region.'),
  ELEVENLABS_MODEL: z.string().default('eleven_flash_v2_5').describe('Model to request from ElevenLabs.'),
  SPEECH_BASE_URL: webAddress(
    'OpenAI-compatible speech server instead of ElevenLabs, like https://api.openai.com/v1 or http://localhost:8880/v1. It must be able to send WAV.',
  ),
  SPEECH_API_KEY: key('Key of that server.'),
  SPEECH_MODEL: z.string().default('gpt-4o-mini-tts').describe('Model to request from that server.'),
  SPEECH_VOICES: voiceList(
    'Voices of that server, separated by commas, each with a name for people if needed, like alloy,af_heart=Heart.',
    'alloy,ash,coral,echo,fable,nova,onyx,sage,shimmer',
  ),
  TRANSCRIPTION_BASE_URL: webAddress(
    'OpenAI-compatible transcription server. Without it the browser transcribes if it can. Typing always works.',
  ),
  TRANSCRIPTION_API_KEY: text('Key of that server.'),
  TRANSCRIPTION_MODEL: z.string().default('whisper-1').describe('Model to request from that server.'),
  STRIPE_SECRET_KEY: paymentKey(
    /^[rs]k_(?:test|live)_\w{10,250}$/,
    'Secret or restricted key of Stripe, which then takes the payments. Without it the embedded billing is used, which charges nothing.',
  ),
  STRIPE_WEBHOOK_SECRET: paymentKey(
    /^whsec_[\w+/=]{10,250}$/,
    'Signing secret of the webhook endpoint at Stripe, for PUBLIC_URL/webhooks/stripe.',
  ),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.stripe.com')
    .describe('Address of the API of Stripe. Only tests use another one.'),
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
      found.push(`${missing.join(', ')}: required together with ${names.filter(name => given[name]).join(', ')}.`)
  }
  found.push(...missingForModels(given))
  together(['AI_PRICE_INPUT', 'AI_PRICE_OUTPUT'])
  if (given.ELEVENLABS_API_KEY && given.SPEECH_BASE_URL)
    found.push('SPEECH_BASE_URL: not allowed together with ELEVENLABS_API_KEY. Choose one of them.')
  if (given.SPEECH_API_KEY && !given.SPEECH_BASE_URL)
    found.push('SPEECH_BASE_URL: required together with SPEECH_API_KEY.')
  together(['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])
  together(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
  if (/_live_/.test(given.STRIPE_SECRET_KEY ?? '') && given.STRIPE_API_URL !== 'https://api.stripe.com')
    found.push('STRIPE_API_URL: not allowed together with a live key.')
  if (given.NODE_ENV === 'production') {
    if (!given.SMTP_URL) found.push('SMTP_URL: required in production to send e-mails.')
    if (given.DATABASE_URL && !given.SECRET_KEY)
      found.push('SECRET_KEY: required in production with DATABASE_URL, the same for all processes.')
    if (!given.PUBLIC_URL) found.push('PUBLIC_URL: required in production.')
    else if (!given.PUBLIC_URL.startsWith('https://'))
      found.push(
        'PUBLIC_URL: must start with https:// in production, because browsers allow microphones only with HTTPS.',
      )
    if (given.DEMO)
      found.push('DEMO: not allowed in production, because the demonstration organization has a known password.')
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
    throw new BadSettings(`These settings are invalid:\n${wrong.map(one => `  ${one}`).join('\n')}`)
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
