import { eventTasks } from '#platform/events/events.ts'
import type { Services } from '#platform/services.ts'
import { startWorker, type Worker, type WorkerSettings } from '#platform/tasks/worker.ts'
import { subscriptions, taskDefinitions } from './modules.ts'

/** The background work of all modules. */
export const productTasks = [...taskDefinitions, ...eventTasks(subscriptions)]

/** Runs the background work of all modules in this process. */
export const startProductWorker = (services: Services, settings: WorkerSettings = {}): Promise<Worker> =>
  startWorker(services, productTasks, settings)
