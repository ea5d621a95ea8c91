import { rerunWords } from '#modules/evaluation/words/rerun.ts'
import { Chip } from '#ui/chip.tsx'
import { Scale } from '#ui/scale.tsx'
import type { AnalysisEntry } from '../contract.ts'
import { analysisWords as words } from '../words/analysis.ts'

type Score = NonNullable<AnalysisEntry['match']>

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <p className="flex min-h-6 flex-wrap items-center gap-x-3">
    <span className="w-17 text-12 text-text-2">{label}</span>
    {children}
  </p>
)

const Shown = ({ label, score: { score, range, engine, validated } }: { label: string; score: Score }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2.5" title={words.madeBy(engine)}>
    <Scale label={label} value={score} of={100} size="small" range={range} />
    <b className="num font-medium">{score}</b>
    <span className="sr-only">{words.madeBy(engine)}</span>
    {!validated && <Chip tone="attention">{words.notValidated}</Chip>}
  </span>
)

/** Why there is no screening score that the reader can see. */
function withoutScreening({ screening_state, own_recommendation }: AnalysisEntry): string {
  if (screening_state !== 'completed') return words.notTaken
  return own_recommendation === null ? words.afterScorecard : words.noScreening
}

/** The match score and the screening score, each with what made it. */
export const Scores = ({ entry }: { entry: AnalysisEntry }) => (
  <div>
    {entry.match && (
      <Line label={words.match}>
        <Shown label={words.match} score={entry.match} />
      </Line>
    )}
    {entry.match && entry.outdated && (
      <p className="pl-20">
        <Chip tone="outline" title={rerunWords.outdatedHelp}>
          {rerunWords.outdated}
        </Chip>
      </p>
    )}
    <Line label={words.screening}>
      {entry.screening ? (
        <Shown label={words.screening} score={entry.screening} />
      ) : (
        <span className="text-12 text-text-2">{withoutScreening(entry)}</span>
      )}
    </Line>
  </div>
)
