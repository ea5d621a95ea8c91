import { DuplicateBanner } from '#modules/merges/web/duplicate-banner.tsx'
import { paths } from '../../../paths.ts'

/** Who may be the same person as the candidate. */
export const Duplicates = ({ candidateUuid }: { candidateUuid: string }) => (
  <DuplicateBanner candidateUuid={candidateUuid} hrefOf={paths.candidateDetails} />
)
