import { CallError } from '#platform/contract/client.ts'

/** A failure has the server's own words, else those of the specification (section 8). */
export const orSay = <T>(reply: Promise<T>, words: string): Promise<T> =>
  reply.catch((error: unknown) => {
    if (error instanceof CallError && error.status > 0 && typeof error.problem.detail !== 'string')
      throw new CallError(error.status, words, error.problem)
    throw error
  })
