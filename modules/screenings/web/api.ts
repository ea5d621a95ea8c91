import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { interviewsContract as contract } from '../contract.ts'

/** What recruiters ask of interviews; what candidates do with theirs is in `candidate-api.ts`. */
export const assetsQuery = (candidateUuid: string) =>
  queryOptions({
    queryKey: ['interviews', 'assets', candidateUuid],
    queryFn: ({ signal }) => call(contract['interviews.assets'], { params: { uuid: candidateUuid }, signal }),
  })

export const inviteApplication = (id: string, retake = false) =>
  call(contract['interviews.invite'], { params: { id }, body: { retake } })
export const renewInvitation = (applicationId: string) =>
  call(contract['interviews.reschedule'], { body: { application_id: applicationId } })
export const cancelInvitation = (screeningId: string) =>
  call(contract['interviews.cancel'], { params: { id: screeningId } })
export const answerOtherWay = (id: string, note: string) =>
  call(contract['interviews.answerOtherWay'], { params: { id }, body: { note } })
