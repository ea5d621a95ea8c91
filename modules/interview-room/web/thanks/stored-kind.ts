import type { CandidateScreening } from '../../contract.ts'

/** Whether there is a recording beside the transcript, as the texts of the page distinguish it. */
export const storedKind = ({ consent }: Pick<CandidateScreening, 'consent'>): 'recorded' | 'none' =>
  (consent?.recording ?? 'none') === 'none' ? 'none' : 'recorded'
