import { locale } from '#platform/locale/locale.ts'
import { closingText, placeText } from '#modules/jobs/web/public-words.ts'
import { LineDrawing } from '#ui/line-drawing.tsx'
import { Wordmark } from '#ui/mark.tsx'
import { paths } from '../../paths.ts'
import { careersWords } from '../../words/careers.ts'
import type { PageOf } from './careers-data.ts'
import { CareersFrame } from './careers-frame.tsx'

/** A page that does not exist, or not anymore: what that means and where to go. */
export default function CareersMissing({ face, title, says, request_id, others, today }: PageOf<'missing'>) {
  const words = (
    <div className="mx-auto flex max-w-[520px] flex-1 flex-col items-center justify-center px-5 py-20 text-center">
      <LineDrawing name="search" />
      <h1 className="mt-6 font-serif text-36 leading-[1.12] tracking-[-0.022em] text-balance">{title}</h1>
      <p className="mt-3 text-pretty text-text-2">{says}</p>
      <a
        className="button mt-7"
        data-kind={face ? 'primary' : undefined}
        data-size="large"
        href={face ? paths.form(face.id) : paths.home()}
      >
        {face ? careersWords.openRolesAt(face.organization_name) : careersWords.backToEvenhand}
      </a>
      {request_id && <p className="mt-6 font-mono text-12 text-text-3">{careersWords.request(request_id)}</p>}
    </div>
  )
  if (face)
    return (
      <CareersFrame face={face}>
        {words}
        {others.length > 0 && (
          <section aria-labelledby="other-roles" className="mx-auto w-full max-w-[960px] px-5 pb-16 md:px-8">
            <h2 id="other-roles" className="mb-2 text-18 font-semibold">
              {careersWords.missing.others}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {others.map(job => (
                <li key={job.id}>
                  <a href={paths.apply(face.id, job.id)} className="group flex flex-wrap items-baseline gap-x-4 py-4">
                    <span className="font-serif text-18 font-medium group-hover:underline">{job.title}</span>
                    <span className="text-14 text-text-2">
                      {locale.parts([placeText(job), closingText(job, today)?.text])}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </CareersFrame>
    )
  return (
    <div data-roomy className="flex min-h-dvh flex-col text-16">
      <header className="px-5 py-5 md:px-8">
        <a href={paths.home()} aria-label="Evenhand" className="inline-flex min-h-11 items-center">
          <Wordmark />
        </a>
      </header>
      <main className="flex flex-1 flex-col">{words}</main>
    </div>
  )
}
