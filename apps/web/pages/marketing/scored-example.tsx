import { locale } from '#platform/locale/locale.ts'
import { Card } from '#ui/card.tsx'
import { Moment } from '#ui/moment.tsx'
import { Highlight } from '#ui/quote.tsx'
import { Scale } from '#ui/scale.tsx'
import { homeWords } from '../../words/home.ts'

const { example } = homeWords

/** A scored answer as reviewers see it. */
export function ScoredExample() {
  return (
    <figure aria-label={example.label} className="mt-10 lg:mt-15">
      <Card className="grid overflow-hidden md:grid-cols-[5fr_7fr] lg:grid-cols-[4fr_8fr]">
        <div className="flex flex-col border-line px-5 pt-6 pb-6 max-md:border-b md:border-r md:px-8 md:pt-7.5 md:pb-7">
          <p className="text-13 text-text-2">
            <span className="font-semibold text-text">{example.candidate}</span>
            <br />
            {example.job}
          </p>
          <p className="mt-5 font-serif text-[4.25rem] leading-none tracking-[-0.03em]">
            {locale.number(78)}
            <span className="font-sans text-14 tracking-normal text-text-2">{example.basis}</span>
          </p>
          <span className="min-h-7 flex-1" />
          <p className="flex items-baseline justify-between gap-3">
            <b className="font-semibold">{example.criterion}</b>
            <span className="num text-14 text-text-2">{example.level(4)}</span>
          </p>
          <Scale label={example.criterion} value={4} range={[4, 5]} className="mt-2.5 w-full" />
          <p className="mt-1.5 text-13 text-text-2">{example.levelText}</p>
        </div>
        <div className="px-5 pt-6 pb-7 md:px-10 md:pt-7.5 md:pb-9">
          <p className="text-14 text-text-2">{example.question}</p>
          <blockquote className="mt-4 font-serif text-[clamp(1.4375rem,2.4vw,2rem)] leading-[1.42] tracking-[-0.012em]">
            {example.answer.before}
            <Highlight>{example.answer.quote}</Highlight>
            {example.answer.end}
            <Moment seconds={402} /> <span className="text-text-3">{example.answer.after}</span>
          </blockquote>
        </div>
      </Card>
      <figcaption className="mt-5 grid gap-x-6 gap-y-2.5 text-14 text-text-2 md:grid-cols-3 [&_b]:font-semibold [&_b]:text-text">
        <span>
          <b>{example.notes.score.title}</b> {example.notes.score.text}
        </span>
        <span>
          <b>{example.notes.quote.title}</b> {example.notes.quote.text}
        </span>
        <span>
          <b>{example.notes.time.title}</b> {example.notes.time.text}
        </span>
      </figcaption>
    </figure>
  )
}
