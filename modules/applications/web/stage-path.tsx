import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { useNow } from '#ui/use-now.ts'
import type { CandidateDetails } from '../contract.ts'
import { listWords } from '../words/list.ts'
import { OUTCOME_NAMES, STAGE_NAMES, STAGES } from '../policy.ts'

type Application = CandidateDetails['applications'][number]

/** When a stage was reached: its latest arrival in the timeline; the first stage is where an application begins. */
function reachedAt(application: Application, stage: string): string | null {
  if (stage === 'applied') return application.applied_at
  return application.timeline.find(({ data }) => data['to_stage'] === stage && data['from_stage'] !== stage)?.at ?? null
}

/** The stages from application to offer, with the day each was reached. */
export function StagePath({ application }: { application: Application }) {
  const at = STAGES.indexOf(application.stage)
  const zone = browserZone()
  const now = useNow()
  return (
    <ol aria-label={listWords.stage} className="flex px-4 pb-4.5 text-12 md:px-7">
      {STAGES.map((stage, index) => {
        const state = index < at ? 'past' : index === at ? 'now' : 'next'
        const reached = reachedAt(application, stage)
        const note =
          state === 'now' && application.outcome !== 'active'
            ? OUTCOME_NAMES[application.outcome]
            : reached && state !== 'next'
              ? locale.day(new Date(reached), zone, now)
              : '\u00a0'
        return (
          <li
            key={stage}
            aria-current={state === 'now' ? 'step' : undefined}
            className={`flex-1 border-t-2 pt-2 ${state === 'past' ? 'border-brand-line text-text-3' : state === 'now' ? 'border-brand font-medium text-text' : 'border-line text-text-3'}`}
          >
            {STAGE_NAMES[stage]}
            <small className="block text-12 font-normal text-text-3 max-md:hidden">{note}</small>
          </li>
        )
      })}
    </ol>
  )
}
