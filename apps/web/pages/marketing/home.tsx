import { locale } from '#platform/locale/locale.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { paths } from '../../paths.ts'
import { homeWords as words } from '../../words/home.ts'
import { siteWords } from '../../words/site.ts'
import { ScoredExample } from './scored-example.tsx'

const STEPS = [words.steps.levels, words.steps.interview, words.steps.decision]

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
        <ScoredExample />
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
