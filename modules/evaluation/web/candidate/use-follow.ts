import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { candidateQuery, refreshApplications } from '#modules/applications/web/api.ts'
import { assetsQuery } from '#modules/interview-room/web/api.ts'

type Application = CandidateDetails['applications'][number]

/** While something is being evaluated the page asks again, in ms; otherwise nothing polls. */
const FOLLOW_MS = 1500

const isChanging = (application: Application) =>
  ['waiting', 'reading'].includes(application.resume_state) ||
  ['waiting', 'running'].includes(application.match.state) ||
  application.interview.state === 'waiting' ||
  application.interview.state === 'running' ||
  application.screening?.state === 'in_progress' ||
  application.mails.some(({ state }) => state === 'waiting')

/** Follows what is in progress on the server, and stops when nothing is. */
export function useFollow(application: Application | undefined, candidateUuid: string): void {
  const client = useQueryClient()
  const changing = application ? isChanging(application) : false
  useEffect(() => {
    if (!changing) return
    const timer = setInterval(() => {
      void client.invalidateQueries({ queryKey: candidateQuery(candidateUuid).queryKey })
      void client.invalidateQueries({ queryKey: ['evaluation', 'review'] })
      void client.invalidateQueries({ queryKey: assetsQuery(candidateUuid).queryKey })
    }, FOLLOW_MS)
    return () => {
      clearInterval(timer)
      void refreshApplications(client)
      void client.invalidateQueries({ queryKey: ['evaluation', 'review'] })
    }
  }, [changing, client, candidateUuid])
}
