import type { FastifyInstance } from 'fastify'

/** Browser features that no page uses. */
const NEVER = 'display-capture=(), geolocation=(), payment=(), usb=()'

/**
 * Pages on which a candidate may be asked for microphone and camera. A page keeps the policy that it was loaded with while the
 * browser moves on without a reload, so the pages that lead to the interview are among them.
 */
const WITH_MICROPHONE = /^\/+(meeting-home|meeting-room|thank-you-interview|application)(\/|$|\?)/

/** Tells browsers which pages may use microphone and camera, for the page itself and nothing that it embeds. */
export function limitPermissions(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const devices = WITH_MICROPHONE.test(request.originalUrl) ? '(self)' : '()'
    reply.header('permissions-policy', `camera=${devices}, microphone=${devices}, ${NEVER}`)
  })
}
