import type { Api } from '#platform/http/api.ts'
import type { TaskDefinition } from '#platform/tasks/tasks.ts'
import type { CandidateEmails } from '#modules/applications/public.ts'
import { sampleDataContract as calls } from '../contract.ts'
import { fillSampleData } from './fill.task.ts'
import { removeSampleData } from './remove.task.ts'
import { readSampleData, turnOff, turnOn } from './switch-sample-data.ts'

export function sampleDataRoutes({ serve }: Api) {
  serve(calls['sampleData.read'], ({ org }) => readSampleData(org))
  serve(calls['sampleData.turnOn'], ({ tx, actor, now }) => turnOn(tx, actor, now))
  serve(calls['sampleData.turnOff'], ({ tx, actor, now }) => turnOff(tx, actor, now))
}

export const sampleDataTasks = (emails: CandidateEmails): readonly TaskDefinition[] => [
  fillSampleData(emails) as TaskDefinition,
  removeSampleData as TaskDefinition,
]
