import pino from 'pino'

export type Log = pino.Logger

/** Names of fields with secrets and personal data. They are removed wherever they appear in a logged object. */
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

/** The log of the process: one JSON line per entry on standard output. Never log request bodies, query strings or texts that people wrote. */
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

/** PostgreSQL puts complete rows into `detail`, and model SDKs put complete prompts into their errors. Only the fields that identify the error are logged. */
function safeError(error: unknown) {
  const { name, message, code, stack, constraint } = error as Error & { code?: string; constraint?: string }
  const frames = stack
    ?.split('\n')
    .filter(frame => frame.trimStart().startsWith('at '))
    .slice(0, 12)
  return { name, code, constraint, message: String(message ?? error).slice(0, 300), frames }
}
