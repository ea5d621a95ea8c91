/** The longest reply of a model's server that is read, in bytes. The longest usable answers have a twentieth of it. */
const LONGEST_REPLY = 2_000_000

class ReplyTooLarge extends Error {
  constructor() {
    super(`The reply is longer than ${LONGEST_REPLY} bytes.`)
    this.name = 'ReplyTooLarge'
  }
}

/** `fetch`, which stops reading a reply that is too long to be an answer. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const reply = await fetch(input, init)
  if (!reply.body) return reply
  let left = LONGEST_REPLY
  const bounded = reply.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength
        if (left < 0) controller.error(new ReplyTooLarge())
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(bounded, { status: reply.status, statusText: reply.statusText, headers: reply.headers })
}

/** Whether an error was caused by a reply that is too long. */
export function isTooLarge(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++)
    if (cause instanceof ReplyTooLarge) return true
  return false
}
