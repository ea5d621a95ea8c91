import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Moment } from '#ui/moment.tsx'
import { Highlight } from '#ui/quote.tsx'
import { Scale } from '#ui/scale.tsx'
import { paths } from '../../paths.ts'

const STEPS = [
  [
    'Write down what good sounds like',
    'For each question you say what a 1, a 3 and a 5 sound like. Answers are measured against that and nothing else.',
  ],
  [
    'Everyone is asked the same',
    'By voice or by typing, on a phone, at any hour. Same questions, same patience. A question that went unasked leaves the score; it never counts as a zero.',
  ],
  [
    'Read the proof, then decide',
    'Candidates are sorted, never hidden. Disagree in one click, and it is on record beside the score.',
  ],
] as const

export default function Home() {
  return (
    <>
      <section className="mx-auto w-full max-w-[1280px] px-5 pt-12 md:px-8 lg:pt-19 xl:px-10">
        <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[8fr_4fr]">
          <h1 className="display">Every score rests on a sentence somebody said.</h1>
          <div className="lg:pb-2.5">
            <p className="max-w-[46ch] text-18 leading-[1.55] text-pretty text-text-2">
              Evenhand interviews each candidate with the same questions and shows the words behind every point it
              gives. Then it stops, and a person decides.
            </p>
            <Calls />
          </div>
        </div>
        <Exhibit />
      </section>
      <section className="mx-auto w-full max-w-[1280px] px-5 pt-24 pb-24 md:px-8 lg:pt-32 xl:px-10">
        <h2 className="headline">
          Three steps.
          <br />
          The last one is yours.
        </h2>
        <ol className="mt-12">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="grid gap-x-16 gap-y-2 border-t border-line py-9 md:grid-cols-[56px_4fr_5fr]">
              <span className="font-serif text-28 leading-[1.18] text-text-3">{index + 1}</span>
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

function Calls() {
  return (
    <p className="mt-6 flex flex-wrap gap-2.5">
      <LinkButton to={paths.register()} kind="primary" size="large">
        Register For Free
      </LinkButton>
      <LinkButton to={paths.scheduleDemo()} size="large">
        Book a Demo
      </LinkButton>
    </p>
  )
}

/** One scored answer as a reviewer sees it: the product is the picture. */
function Exhibit() {
  return (
    <figure aria-label="One scored answer, as a reviewer sees it" className="mt-10 lg:mt-15">
      <Card className="grid overflow-hidden md:grid-cols-[5fr_7fr] lg:grid-cols-[4fr_8fr]">
        <div className="flex flex-col border-line px-5 pt-6 pb-6 max-md:border-b md:border-r md:px-8 md:pt-7.5 md:pb-7">
          <p className="text-13 text-text-2">
            <span className="font-semibold text-text">Amara Diallo</span>
            <br />
            Ward Manager, Paediatrics
          </p>
          <p className="mt-5 font-serif text-[4.25rem] leading-none tracking-[-0.03em]">
            78<span className="font-sans text-14 tracking-normal text-text-2"> / 100, from six answers</span>
          </p>
          <span className="min-h-7 flex-1" />
          <p className="flex items-baseline justify-between gap-3">
            <b className="font-semibold">Telling people early</b>
            <span className="num text-14 text-text-2">4 of 5</span>
          </p>
          <Scale label="Telling people early" value={4} spread={[4, 5]} className="mt-2.5 w-full" />
          <p className="mt-1.5 text-13 text-text-2">Level 4: tells those affected before the paperwork</p>
        </div>
        <div className="px-5 pt-6 pb-7 md:px-10 md:pt-7.5 md:pb-9">
          <p className="text-14 text-text-2">
            Question 2 of 6. Tell me about a plan that fell through while somebody was counting on it.
          </p>
          <blockquote className="mt-4 font-serif text-[clamp(1.4375rem,2.4vw,2rem)] leading-[1.42] tracking-[-0.012em]">
            The consultant moved the discharge to Wednesday and nobody had told the parents. So{' '}
            <Highlight>
              I rang them before I opened the incident form, because they had already packed his bag
            </Highlight>
            . <Moment seconds={402} />{' '}
            <span className="text-text-3">
              Then I wrote the call in the notes, so the night team wouldn’t ring twice.
            </span>
          </blockquote>
        </div>
      </Card>
      <figcaption className="mt-5 grid gap-x-6 gap-y-2.5 text-14 text-text-2 md:grid-cols-3 [&_b]:font-semibold [&_b]:text-text">
        <span>
          <b>The score.</b> A level you wrote, and how far three readings lay apart.
        </span>
        <span>
          <b>The sentence.</b> Quoted from the transcript. A quote that isn’t there doesn’t count.
        </span>
        <span>
          <b>The second.</b> When it was said, to play it back.
        </span>
      </figcaption>
    </figure>
  )
}
