import { formWords } from './words.ts'

/** The message of a failed call, and the request ID for support. */
export interface ErrorWords {
  readonly says: string
  readonly requestId: string | null
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Converts any thrown value. Calls have the server's message; messages of programming errors are not shown. */
export function errorWords(error: unknown): ErrorWords {
  if (error instanceof Error && error.name === 'CallError') {
    const problem: unknown = Reflect.get(error, 'problem')
    const id = isRecord(problem) ? problem.request_id : null
    return { says: error.message, requestId: typeof id === 'string' ? id : null }
  }
  return { says: formWords.pageError, requestId: null }
}
