import { locale } from '#platform/locale/locale.ts'
import { careersWords } from '../../words/careers.ts'
import type { Face } from './careers-data.ts'

const words = careersWords.role

/** What happens after a person applies. */
export function AfterYouApply({ face }: { face: Face }) {
  const { confirmation, interview, decision } = words.after
  const steps = [confirmation, interview, { ...decision, when: decision.when(face.answer_within_days) }]
  return (
    <section aria-labelledby="after">
      <h2 id="after" className="mt-12 text-18 font-semibold tracking-[-0.01em]">
        {words.afterTitle}
      </h2>
      <ol className="mt-3.5 border-b border-line">
        {steps.map(({ title, when, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 border-t border-line py-4 md:grid-cols-[28px_minmax(0,1fr)_auto]"
          >
            <span aria-hidden="true" className="font-serif text-18 leading-[1.35] text-text-2">
              {locale.number(index + 1)}
            </span>
            <b className="font-semibold">{title}</b>
            <span className="text-14 leading-6 text-text-2 max-md:col-start-2">{when}</span>
            <p className="col-start-2 mt-0.5 max-w-[58ch] text-14 text-text-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
