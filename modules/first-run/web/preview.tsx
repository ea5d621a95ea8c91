import { Check } from 'lucide-react'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Highlight, Quote } from '#ui/quote.tsx'
import type { FirstRun } from '../contract.ts'
import { firstRunWords as words } from '../words/first-run.ts'

/** What candidates see, with the first question of the organization's own flow, and what an evaluation rests on. */
export function FirstRunPreview({ setUp: { first_question, questions, minutes } }: { setUp: FirstRun['set_up'] }) {
  return (
    <aside
      aria-labelledby="first-run-preview"
      className="border-line bg-surface px-4 pt-5 pb-15 max-lg:border-t md:px-7 lg:border-l"
    >
      <h2 id="first-run-preview" className="font-semibold">
        {words.preview}
      </h2>
      <div className="mt-3 overflow-hidden rounded-large border border-line">
        {first_question && (
          <div className="bg-sunken px-5 py-5">
            <div className="flex justify-between gap-4 text-13 text-text-2">
              <span>{words.questionOf(1, questions)}</span>
              <span className="num">{words.left(minutes)}</span>
            </div>
            <p className="mt-4 max-w-[34ch] text-18">{first_question}</p>
            <div className="mt-6 grid grid-cols-2 gap-6 text-13 text-text-2">
              <div>
                <i aria-hidden="true" className="mb-2 block border-b-3 border-dotted border-brand" />
                {words.interviewer}
              </div>
              <div>
                <i aria-hidden="true" className="mb-2 block border-b-3 border-dotted border-attention" />
                {words.you}
              </div>
            </div>
          </div>
        )}
        <div className="border-t border-line px-5 py-4 first:border-0">
          <p className="flex flex-wrap items-center gap-2 text-13 text-text-2">
            {words.evidence} <Chip>{words.example}</Chip>
          </p>
          <Quote className="mt-2">
            <Highlight>{words.quote}</Highlight>
          </Quote>
        </div>
      </div>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {Object.values(words.facts).map(fact => (
          <li key={fact} className="grid grid-cols-[16px_minmax(0,1fr)] items-baseline gap-2.5 py-2.5 text-13">
            <Icon of={Check} size={14} className="translate-y-0.5 text-brand" />
            {fact}
          </li>
        ))}
      </ul>
    </aside>
  )
}
