import pino from 'pino'

export type Log = pino.Logger

/** Names under which secrets and personal data travel; wherever they stand in a logged object, only their absence is logged. */
const KEPT_OUT = [
  'password',
  'token',
  'access_token',
  'authorization',
  'cookie',
  'email',
  'name',
  'phone',
  'to',
  'text',
  'body',
  'answers',
  'api_key',
  'secret',
]

/** The process's log: one JSON line an entry on standard output. Request bodies, query strings and people's words are never given to it. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const paths = KEPT_OUT.flatMap(name => [name, `*.${name}`, `*.*.${name}`])
  return pino(
    {
      level,
      redact: { paths, remove: true },
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: safeError },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}

/** PostgreSQL puts whole rows into `detail` and model SDKs whole prompts into their errors; only what names the fault is kept. */
function safeError(error: unknown) {
  const { name, message, code, stack, constraint } = error as Error & { code?: string; constraint?: string }
  const frames = stack
    ?.split('\n')
    .filter(frame => frame.trimStart().startsWith('at '))
    .slice(0, 12)
  return { name, code, constraint, message: String(message ?? error).slice(0, 300), frames }
}
