import { formWords } from './words.ts'

/** What a failed call tells a person: its message, and the request ID to give when asking for help. */
export interface ErrorWords {
  readonly says: string
  readonly requestId: string | null
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reads any thrown value. Calls carry the server's message; the text of a programming error is not for people. */
export function errorWords(error: unknown): ErrorWords {
  if (error instanceof Error && error.name === 'CallError') {
    const problem: unknown = Reflect.get(error, 'problem')
    const id = isRecord(problem) ? problem.request_id : null
    return { says: error.message, requestId: typeof id === 'string' ? id : null }
  }
  return { says: formWords.pageError, requestId: null }
}
