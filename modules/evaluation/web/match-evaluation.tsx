import { CircleAlert, CircleCheck, CircleDashed, CircleDotDashed } from 'lucide-react'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Source } from '#ui/moment.tsx'
import { Highlight, Quote } from '#ui/quote.tsx'
import { Scale } from '#ui/scale.tsx'
import type { Review } from '../contract.ts'
import type { RequirementResult } from '../engine/schema.ts'
import { matchWords, resultWords as words } from '../words/scorecard.ts'
import { Agree } from './agree.tsx'
import { JumpingQuote, type QuoteActions } from './answer-structure.tsx'
import { EngineNote, NoResult } from './engine-note.tsx'

interface MatchEvaluationProps {
  applicationId: string
  match: NonNullable<Review['match']>
  requirements: readonly { id: string; text: string; must_have: boolean }[]
  userId: string
  /** What was said when the AI interview asked about a requirement. */
  asked: Review['asked']
  canHear: QuoteActions['canHear']
  onSpoken: QuoteActions['onQuote']
  /** Shows a quote in the résumé. */
  onQuote: (page: number, start: number) => void
}

const RESULTS = {
  met: { word: matchWords.results.met, icon: CircleCheck, ink: 'text-brand' },
  partly: { word: matchWords.results.partly, icon: CircleDotDashed, ink: 'text-attention' },
  missing: { word: matchWords.results.missing, icon: CircleDashed, ink: 'text-text-3' },
  unclear: { word: matchWords.results.unclear, icon: CircleAlert, ink: 'text-attention' },
} as const

/** How a résumé meets the job's requirements, one by one, each with the quotes that back it. */
export function MatchEvaluation(props: MatchEvaluationProps) {
  const { applicationId, match, requirements, asked, canHear, userId, onSpoken, onQuote } = props
  const { result } = match
  if (!result) return <NoResult title={matchWords.title} run={match} />
  const met = result.requirements.filter(({ verdict }) => verdict === 'met').length
  return (
    <section aria-label={matchWords.label}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-b border-line pb-4.5 xl:grid-cols-[auto_minmax(0,1fr)_auto]">
        {result.score !== null && (
          <b className="num font-serif text-[2.5rem] leading-none font-medium tracking-[-0.02em]">
            {result.score}
            <small className="font-sans text-13 font-normal tracking-normal text-text-3">{words.of100}</small>
          </b>
        )}
        <div className={result.score === null ? 'col-span-full' : ''}>
          <h2 className="flex flex-wrap items-center gap-2 font-medium">
            {matchWords.title} {!match.validated && <Chip tone="attention">{words.notValidated}</Chip>}
          </h2>
          <p className="mt-1 text-13 text-text-2">
            {result.score === null ? result.needs_person : matchWords.met(met, result.requirements.length)}
          </p>
        </div>
        {result.score !== null && (
          <Scale label={matchWords.label} value={result.score} of={100} className="max-xl:col-span-full" />
        )}
      </div>
      <ul>
        {result.requirements.map(found => (
          <Finding
            key={found.id}
            found={found}
            requirement={requirements.find(({ id }) => id === found.id)}
            onQuote={onQuote}
          >
            {asked
              .filter(one => one.requirement_id === found.id)
              .map(({ quote }) => (
                <div key={found.id} className="mt-2.5 text-13">
                  <p className="text-text-2">{quote ? matchWords.askedAbout : matchWords.askedInVain}</p>
                  {quote && <JumpingQuote quote={quote} canHear={canHear} onQuote={onSpoken} />}
                </div>
              ))}
            <Agree
              applicationId={applicationId}
              evaluationId={match.id}
              criterion={found.id}
              opinions={match.opinions}
              userId={userId}
              levels={false}
            />
          </Finding>
        ))}
      </ul>
      <EngineNote run={match} />
    </section>
  )
}

interface FindingProps {
  found: RequirementResult
  requirement: MatchEvaluationProps['requirements'][number] | undefined
  onQuote: MatchEvaluationProps['onQuote']
  children: React.ReactNode
}

function Finding({ found, requirement, onQuote, children }: FindingProps) {
  const { word, icon, ink } = RESULTS[found.verdict]
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-start justify-between gap-4">
        <h3 className="font-medium">
          {requirement?.text ?? matchWords.removedRequirement}
          {requirement && !requirement.must_have && (
            <span className="ml-2 text-12 font-normal text-text-3">{matchWords.niceToHave}</span>
          )}
        </h3>
        <span className={`flex shrink-0 items-center gap-1.5 text-13 ${ink}`}>
          <Icon of={icon} /> {word}
        </span>
      </div>
      {found.quotes.map(quote => (
        <Quote key={`${quote.page}-${quote.start}`} ruled className="mt-2">
          <Highlight>{quote.text}</Highlight>{' '}
          <button
            type="button"
            onClick={() => onQuote(quote.page, quote.start)}
            className="relative align-[2px] after:absolute after:-inset-y-0.5 after:inset-x-0"
          >
            <span className="sr-only">{matchWords.showIn} </span>
            <Source>{matchWords.source(quote.page)}</Source>
          </button>
        </Quote>
      ))}
      {found.reasoning && <p className="mt-1.5 text-13 text-text-2">{found.reasoning}</p>}
      {found.dropped.length > 0 && (
        <p className="mt-1.5 text-13 text-text-2">
          <Chip tone="attention">{words.removedClaims(found.dropped.length)}</Chip>{' '}
          {[...new Set(found.dropped.map(({ why }) => why))].join(' ')}
        </p>
      )}
      {children}
    </li>
  )
}
