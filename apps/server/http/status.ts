import type { FastifyInstance } from 'fastify'
import { enginesInUse } from '#platform/ai/abilities.ts'
import type { Services } from '#platform/services.ts'
import { chosenProvider } from '#modules/billing/server/chosen-provider.ts'

const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const works = (work: Promise<unknown>) =>
  within(2000, work).then(
    () => 'up' as const,
    () => 'down' as const,
  )

/** `GET /status`: the state of the services, and the engines in use with what they can do; 503 while the database is unavailable. */
export function serveStatus(app: FastifyInstance, services: Services) {
  const { db, files, models, transcriber, mail } = services
  const inUse = enginesInUse(models).map(({ purpose, model, can, cannot }) => ({
    purpose,
    engine: model ?? 'built-in',
    can,
    cannot,
  }))
  const engineOf = (purpose: string) => inUse.find(one => one.purpose === purpose)!.engine
  app.get('/status', async (_request, reply) => {
    const [database, queue, storage] = await Promise.all([
      works(db.ping()),
      works(db.owner.query('select 1 from graphile_worker._private_jobs limit 1')),
      works(files.check()),
    ])
    const up = database === 'up'
    return reply
      .code(up ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: up && queue === 'up' && storage === 'up' ? 'up' : up ? 'degraded' : 'down',
        version: process.env['npm_package_version'] ?? '0.1.0',
        database,
        queue,
        storage,
        engines: {
          language: engineOf('evaluating'),
          reading: engineOf('reading'),
          interviewing: engineOf('interviewing'),
          voice: services.voice.provider,
          transcription: transcriber ? transcriber.engine : 'browser',
          billing: chosenProvider(services).engine,
          mail: mail.kind,
        },
        abilities: inUse,
      })
  })
}
