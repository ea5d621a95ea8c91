import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES } from 'node:http'
import { PROBLEM_TYPE } from '#platform/contract/problem.ts'
import { isConnectionError } from '#platform/db/connection.ts'
import { notFound, ProblemError, unavailable } from '#platform/errors/problem-error.ts'
import { FileMissing } from '#platform/files/store.ts'
import type { Log } from '#platform/log/log.ts'
import { problemWords } from '#platform/errors/words.ts'

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError) {
  return reply
    .code(problem.status)
    .headers({ ...problem.headers, 'cache-control': 'no-store' })
    .type(PROBLEM_TYPE)
    .send(
      JSON.stringify({
        status: problem.status,
        title: STATUS_CODES[problem.status] ?? 'Error',
        detail: problem.detail,
        code: problem.code,
        request_id: request.id,
        ...problem.members,
      }),
    )
}

const FROM_FASTIFY: Record<string, [number, string, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type', problemWords.wrongType],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large', problemWords.tooLarge],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'empty_body', problemWords.emptyJson],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'bad_json', problemWords.badJson],
}

/** The reply for an error: its own message if it was written for people, otherwise a generic one. */
function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof FileMissing) return notFound()
  const { code, statusCode } = error as FastifyError
  const known = FROM_FASTIFY[code]
  if (known) return new ProblemError(...known)
  if (isConnectionError(error)) return unavailable('unavailable', problemWords.unavailable)
  if (statusCode === 429) return new ProblemError(429, 'too_many_requests', problemWords.tooMany)
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new ProblemError(statusCode, 'bad_request', problemWords.unreadable)
  return new ProblemError(500, 'internal', problemWords.internal)
}

export function answerProblems(app: FastifyInstance, log: Log) {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error)
    // A page that was closed, or that asks again because something was typed, no longer waits for the rest of a response.
    const hasLeft = (error as FastifyError).code === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed
    if (problem.status >= 500 && !hasLeft)
      log.error({ err: error, request_id: request.id, route: request.routeOptions.url }, 'request failed')
    return sendProblem(request, reply, problem)
  })
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new ProblemError(404, 'no_such_call', problemWords.noSuchCall)),
  )
}
