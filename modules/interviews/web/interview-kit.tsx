import type { ReactNode } from 'react'
import type { ReplyOf } from '#platform/contract/endpoint.ts'
import { STATE_NAMES } from '#modules/scheduling/policy.ts'
import { locale } from '#platform/locale/locale.ts'
import { Chip } from '#ui/chip.tsx'
import { When } from '#ui/when.tsx'
import type { interviewsContract } from '../contract.ts'
import { calendarWords } from '../words/calendar.ts'
import { kitWords as words } from '../words/kit.ts'
import { detailsOf, Place, STATE_TONES } from './interview-card.tsx'

export type Kit = ReplyOf<(typeof interviewsContract)['interviews.kit']>

/**
 * The interview, its guide and questions with their levels, the reader's scorecard next to them, and what other rounds cover. On narrow
 * screens the scorecard is below the questions.
 */
export function InterviewKit({ kit, scorecard }: { kit: Kit; scorecard: ReactNode }) {
  const { interview, guide, questions, others } = kit
  return (
    <div className="grid content-start gap-x-10 gap-y-8 px-4 pb-12 md:px-7 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_auto_1fr]">
      <div className="lg:col-start-2">
        <Section title={words.interview}>
          <span className="flex flex-wrap gap-2">
            <Chip tone={STATE_TONES[interview.state]}>{STATE_NAMES[interview.state]}</Chip>
            {interview.sample && <Chip tone="outline">{calendarWords.sample}</Chip>}
          </span>
          {interview.start_at && (
            <p className="mt-2">
              <When instant={interview.start_at} />
            </p>
          )}
          <p className="mt-1 text-13 text-text-2">{detailsOf(interview)}</p>
          {interview.place && (
            <p className="mt-1 text-13 wrap-anywhere">
              <Place text={interview.place} />
            </p>
          )}
        </Section>
      </div>
      <div className="grid content-start gap-8 lg:col-start-1 lg:row-span-3 lg:row-start-1">
        {guide && (
          <Section title={words.guide}>
            <p className="measure whitespace-pre-line">{guide}</p>
          </Section>
        )}
        <Section title={words.questions}>
          {questions.length === 0 && <p className="text-text-2">{words.noQuestions}</p>}
          <ol className="grid gap-6">
            {questions.map((question, index) => (
              <li key={question.id} className="grid grid-cols-[24px_minmax(0,1fr)] gap-2">
                <span className="num text-text-2">{locale.number(index + 1)}</span>
                <div>
                  <p className="measure font-medium">{question.text}</p>
                  <p className="mt-0.5 text-13 text-text-2">{question.competency}</p>
                  <ol
                    aria-label={words.levels}
                    className="mt-2 grid gap-1 border-l border-line pl-3 text-13 text-text-2"
                  >
                    {question.levels.map((level, at) => level && <li key={level}>{words.level(at + 1, level)}</li>)}
                  </ol>
                </div>
              </li>
            ))}
          </ol>
        </Section>
      </div>
      {scorecard && <div className="lg:col-start-2">{scorecard}</div>}
      <div className="lg:col-start-2">
        <Section title={words.others}>
          {others.length === 0 && <p className="text-text-2">{words.noOthers}</p>}
          <ul className="divide-y divide-line border-y border-line empty:hidden">
            {others.map(({ round, kind, competencies, state, interviewers }) => (
              <li key={round} className="py-2.5 text-13">
                <span className="font-medium">{round}</span>
                {kind === 'human_interview' && (
                  <span className="block text-text-2">
                    {locale.parts([
                      state ? STATE_NAMES[state] : words.notPlanned,
                      interviewers.length > 0 && words.with(interviewers),
                    ])}
                  </span>
                )}
                {competencies.length > 0 && <span className="block text-text-2">{locale.list(competencies)}</span>}
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-14 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
