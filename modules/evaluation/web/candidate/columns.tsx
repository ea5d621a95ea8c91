import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CandidateDetails } from '#modules/applications/contract.ts'
import { useResumeView } from '#modules/applications/web/use-resume-view.ts'
import { reviewQuery } from '../api.ts'
import { columnWords as words } from '../../words/candidate.ts'
import { EvaluationColumn } from './evaluation-column.tsx'
import { Person } from './person.tsx'
import type { ShownScreening } from './use-screening.ts'
import { useSideBySide } from './use-side-by-side.ts'

/** Shows where something was said or written. */
interface LeadTo {
  readonly spoken: (turnId: string, milliseconds: number) => void
  readonly written: (page: number, start: number) => void
}

/** Where something was said, in ms of the interview, or written. */
export type Place = { readonly turn: string; readonly at: number } | { readonly page: number; readonly start: number }

interface ColumnsProps {
  details: CandidateDetails
  application: CandidateDetails['applications'][number]
  screening: ShownScreening
  userId: string
  /** May decide about candidates. */
  decides: boolean
  timeline: ReactNode
  team: ReactNode
  /** Further AI results. Quotes lead to their source. */
  further?: (lead: LeadTo) => ReactNode
  tab: string
  onTab: (tab: string) => void
  /** What the page was opened for; the recording is played from there. */
  linked?: Place | null
}

/** The candidate next to the evaluation. On narrow screens the evaluation is the first tab, so that nothing is far below it. */
export function CandidateColumns({
  details,
  application,
  screening,
  userId,
  decides,
  timeline,
  team,
  further,
  tab,
  onTab,
  linked = null,
}: ColumnsProps) {
  const review = useQuery(reviewQuery(application.id))
  const wide = useSideBySide()
  const sideBySide = useResumeView().value === 'both' && tab === 'resume'
  const [shown, setShown] = useState<{ turn: string } | { page: number; start: number } | null>(linked)
  const { canHear, playback } = screening
  const isLinkedHeard = linked !== null && 'turn' in linked && canHear(linked.turn)
  const played = useRef(false)
  useEffect(() => {
    if (!isLinkedHeard || played.current) return
    played.current = true
    playback.playAt(linked.at)
  }, [isLinkedHeard, linked, playback])
  const lead: LeadTo = {
    spoken(turn, milliseconds) {
      onTab('interview')
      setShown({ turn })
      if (canHear(turn)) playback.playAt(milliseconds)
    },
    written(page, start) {
      onTab('resume')
      setShown({ page, start })
    },
  }
  const evaluation = (
    <EvaluationColumn
      application={application}
      review={review}
      userId={userId}
      canHear={canHear}
      onSpoken={lead.spoken}
      onWritten={lead.written}
      further={further?.(lead)}
    />
  )
  return (
    // The original and the text of a résumé side by side take the whole width, with the evaluation below.
    <div
      className={`grid flex-1 border-t border-line max-[999px]:content-start ${sideBySide ? '' : 'min-[1000px]:grid-cols-[minmax(0,13fr)_minmax(0,11fr)]'}`}
    >
      <section aria-label={words.person} className="min-w-0 px-4 pt-5 pb-15 md:px-7">
        <Person
          details={details}
          application={application}
          screening={screening.shown}
          screenings={screening.own}
          assetsPending={screening.pending}
          review={review.data ?? null}
          playback={playback}
          decides={decides}
          evaluation={wide ? null : evaluation}
          timeline={timeline}
          team={team}
          tab={tab}
          onTab={onTab}
          shown={shown}
        />
      </section>
      {wide && (
        <section
          aria-label={words.evaluation}
          className="min-w-0 border-line bg-surface px-4 pt-5 pb-15 md:px-7 min-[1000px]:border-l"
        >
          {evaluation}
        </section>
      )}
    </div>
  )
}
