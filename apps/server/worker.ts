import { eventTasks } from '#platform/events/events.ts'
import type { Services } from '#platform/services.ts'
import { startWorker, type Worker } from '#platform/tasks/worker.ts'
import { subscriptions, taskDefinitions } from './modules.ts'

/** Runs the background work of all modules in this process. */
export const startProductWorker = (services: Services, concurrency = 4): Promise<Worker> =>
  startWorker(services, [...taskDefinitions, ...eventTasks(subscriptions)], { concurrency })
