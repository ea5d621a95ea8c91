import { locale } from '#platform/locale/locale.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Moment } from '#ui/moment.tsx'
import { Highlight } from '#ui/quote.tsx'
import { Scale } from '#ui/scale.tsx'
import { paths } from '../../paths.ts'
import { homeWords as words } from '../../words/home.ts'
import { siteWords } from '../../words/site.ts'

const STEPS = [words.steps.levels, words.steps.interview, words.steps.decision]
const { example } = words

export default function Home() {
  return (
    <>
      <section className="mx-auto w-full max-w-[1280px] px-5 pt-12 md:px-8 lg:pt-19 xl:px-10">
        <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[8fr_4fr]">
          <h1 className="display">{words.title}</h1>
          <div className="lg:pb-2.5">
            <p className="max-w-[46ch] text-18 leading-[1.55] text-pretty text-text-2">{words.lead}</p>
            <Actions />
          </div>
        </div>
        <Example />
      </section>
      <section className="mx-auto w-full max-w-[1280px] px-5 pt-24 pb-24 md:px-8 lg:pt-32 xl:px-10">
        <h2 className="headline">
          {words.steps.title}
          <br />
          {words.steps.titleEnd}
        </h2>
        <ol className="mt-12">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="grid gap-x-16 gap-y-2 border-t border-line py-9 md:grid-cols-[56px_4fr_5fr]">
              <span className="font-serif text-28 leading-[1.18] text-text-3">{locale.number(index + 1)}</span>
              <h3 className="font-serif text-28 leading-[1.18] font-medium tracking-[-0.015em] text-balance">
                {title}
              </h3>
              <p className="max-w-[52ch] text-pretty text-text-2">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function Actions() {
  return (
    <p className="mt-6 flex flex-wrap gap-2.5">
      <LinkButton to={paths.register()} kind="primary" size="large">
        {siteWords.register}
      </LinkButton>
      <LinkButton to={paths.scheduleDemo()} size="large">
        {siteWords.bookDemo}
      </LinkButton>
    </p>
  )
}

/** A scored answer as reviewers see it. */
function Example() {
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
