import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'

/**
 * Ends connections that nobody uses when the server stops, which would otherwise wait more than a minute for them: those that a browser
 * opened in advance, and those whose last reply was sent while it stops.
 */
export function stopConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  let stopping = false
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    stopping = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onResponse', async () => {
    if (stopping) setImmediate(() => app.server.closeIdleConnections())
  })
}
