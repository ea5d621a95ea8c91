import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

const streams = new WeakMap<object, Set<AbortController>>()

/**
 * Replies with server-sent events and stays open. The signal aborts when the reader leaves and when the server stops.
 * @param events complete messages, each with its empty line
 */
export function streamEvents(
  { server: { server } }: FastifyRequest,
  reply: FastifyReply,
  events: (signal: AbortSignal) => AsyncIterable<string>,
): FastifyReply {
  const ended = new AbortController()
  const own = streams.get(server) ?? new Set()
  streams.set(server, own.add(ended))
  reply.raw.once('close', () => {
    own.delete(ended)
    ended.abort()
  })
  // x-no-compression: events have to be sent immediately and not buffered by the compression.
  return reply
    .type('text/event-stream')
    .headers({ 'cache-control': 'no-store', 'x-no-compression': '1', 'x-accel-buffering': 'no' })
    .send(Readable.from(events(ended.signal)))
}

/** Ends all open replies of a server, which would otherwise keep it from stopping. */
export const endStreams = (server: object): void => streams.get(server)?.forEach(ended => ended.abort())
