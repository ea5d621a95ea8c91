// The product's server as a separate process on a given database; with BENCH_WORKER it also runs background tasks. Prints its
// address when it is ready.
import path from 'node:path'
import { buildApp } from '#apps/server/app.ts'
import { createServices } from '#apps/server/services.ts'
import { startProductWorker } from '#apps/server/worker.ts'
import { readSettings } from '#platform/env/settings.ts'
import { createLog } from '#platform/log/log.ts'

const settings = readSettings({
  NODE_ENV: 'test',
  DATA_DIR: process.env['DATA_DIR'],
  TRUST_PROXY: 'on',
  LOG_LEVEL: 'error',
})
const services = createServices(settings, process.env['BENCH_DATABASE']!, createLog('error'))
const { fastify } = await buildApp(services, { folder: path.resolve('dist/web') })
if (process.env['BENCH_WORKER']) await startProductWorker(services)
const address = await fastify.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${address}\n`)
