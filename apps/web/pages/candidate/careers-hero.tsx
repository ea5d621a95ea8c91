import { Sign } from '#modules/organizations/web/sign.tsx'
import { paths } from '../../paths.ts'
import { careersWords } from '../../words/careers.ts'
import type { Face } from './careers-data.ts'

const words = careersWords.list

/** The header of the careers page: headline, introduction, and how the organization hires. */
export function CareersHero({ face }: { face: Face }) {
  const { apply, interview, decision } = words.steps
  const steps = [apply, interview, { when: decision.when(face.answer_within_days), what: decision.what }]
  return (
    <header className="bg-face pt-3.5 pb-10 text-on-face md:pt-5.5 md:pb-16">
      <div className="mx-auto max-w-[1200px] px-5 md:px-8 lg:px-10">
        <Sign face={face} href={paths.form(face.id)} onFace />
        <div className="mt-8 grid items-end gap-x-12 gap-y-8 lg:mt-14 lg:grid-cols-[15fr_9fr] xl:gap-x-18">
          <div className="min-w-0">
            <h1 className="font-serif text-[clamp(2.75rem,5.6vw,5rem)] leading-none tracking-[-0.03em] text-balance wrap-anywhere">
              {face.career_headline}
            </h1>
            {face.career_introduction && (
              <p className="mt-6 max-w-[54ch] text-18 leading-[1.55] text-pretty whitespace-pre-line">
                {face.career_introduction}
              </p>
            )}
          </div>
          <div className="text-14">
            <h2 className="pb-2.5 font-semibold">{words.process}</h2>
            <ol>
              {steps.map(({ when, what }) => (
                <li
                  key={when}
                  className="grid grid-cols-[108px_minmax(0,1fr)] gap-3 border-t border-[color-mix(in_srgb,var(--on-face)_22%,transparent)] py-2.5 text-pretty"
                >
                  <b className="font-medium text-face-accent">{when}</b>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </header>
  )
}
