import { DuplicateBanner } from '#modules/merges/web/duplicate-banner.tsx'
import { mergeWords } from '#modules/merges/words/merge.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { paths, withQuery } from '../../../paths.ts'

/** Who may be the same person as the candidate, and who was merged with them. */
export const Duplicates = ({ candidateUuid }: { candidateUuid: string }) => (
  <DuplicateBanner
    candidateUuid={candidateUuid}
    hrefOf={paths.candidateDetails}
    actions={({ candidates }) => {
      const other = candidates.find(one => one.candidate_uuid !== candidateUuid)
      return (
        <LinkButton
          size="small"
          to={withQuery(paths.duplicates(), { merge: `${candidateUuid},${other?.candidate_uuid ?? ''}` })}
        >
          {mergeWords.compare}
        </LinkButton>
      )
    }}
  />
)
