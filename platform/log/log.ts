import pino from 'pino'
import { safeMessage } from './safe-message.ts'

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

interface LoggedError extends Error {
  readonly code?: string
  readonly constraint?: string
  /** With `responseCode`: what a mail server refused. */
  readonly command?: string
  readonly responseCode?: number
}

/**
 * PostgreSQL puts complete rows into `detail`, model SDKs put complete prompts into their errors, and mail servers quote addresses. Only the
 * fields that identify the error are logged.
 */
function safeError(error: unknown) {
  const { name, code, stack, constraint, command, responseCode } = error as LoggedError
  const frames = stack
    ?.split('\n')
    .filter(frame => frame.trimStart().startsWith('at '))
    .slice(0, 12)
  return { name, code, constraint, command, responseCode, message: safeMessage(error).slice(0, 300), frames }
}
