import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { practiceContract as contract } from '../contract.ts'

const EVALUATING_MS = 2000
const RUNNING_MS = 5000

/** Asks again until the interview has ended and its evaluation is there. */
export const practiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['practice', id],
    queryFn: ({ signal }) => call(contract['practice.read'], { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => {
      if (!data) return false
      if (data.state === 'in_progress' || data.state === 'interrupted') return RUNNING_MS
      const waits = !data.evaluation || ['waiting', 'running'].includes(data.evaluation.state)
      return data.state === 'completed' && waits ? EVALUATING_MS : false
    },
  })

export const startPractice = (job_id: string) => call(contract['practice.start'], { body: { job_id } })
export const removePractice = (id: string) => call(contract['practice.remove'], { params: { id } })
export const refreshPractices = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['practice'] }),
    client.invalidateQueries({ queryKey: ['first-run'] }),
  ])
