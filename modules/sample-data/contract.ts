import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'

const sampleData = z.object({
  /** `filling` and `removing` run in the background. */
  state: z.enum(['off', 'filling', 'on', 'removing']),
  /** Of the people that are added or removed. */
  done: z.number().int(),
  total: z.number().int(),
})
export type SampleData = z.output<typeof sampleData>

export const sampleDataContract = contract({
  'sampleData.read': {
    method: 'GET',
    path: '/api/sample-data',
    who: 'organization.settings',
    summary: 'Whether the organization has sample data, and how far adding or removing it has come.',
    reply: sampleData,
  },
  'sampleData.turnOn': {
    method: 'POST',
    path: '/api/sample-data',
    who: 'organization.settings',
    summary:
      'Adds 3 jobs and 48 fictional candidates in the background, to look around with. They are marked as sample data, are e-mailed nothing, are not public and count toward no limit. Changes nothing if they exist.',
    reply: sampleData,
    limit: { max: 20, seconds: 3600 },
  },
  'sampleData.turnOff': {
    method: 'DELETE',
    path: '/api/sample-data',
    who: 'organization.settings',
    summary:
      'Deletes the sample data with everything that was done with it, in the background. Nothing else is changed. This cannot be undone, but it can be added again.',
    reply: sampleData,
  },
})
