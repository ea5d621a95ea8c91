import type { FastifyReply } from 'fastify'

/** Sends speech as a WAV file with the given caching. */
export const sendWav = (reply: FastifyReply, wav: Buffer, caching: string): FastifyReply =>
  reply.type('audio/wav').header('cache-control', caching).send(wav)
