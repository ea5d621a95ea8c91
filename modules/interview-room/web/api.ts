import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/contract/browser.ts'
import { interviewRoomContract as contract } from '../contract.ts'

/** Everything that a candidate's screenings produced, for recruiters. The candidates' own calls are in `candidate-api.ts`. */
export const assetsQuery = (candidateUuid: string) =>
  queryOptions({
    queryKey: ['screenings', 'assets', candidateUuid],
    queryFn: ({ signal }) => call(contract['interview-room.assets'], { params: { uuid: candidateUuid }, signal }),
  })
