import type { ModelCheckStatus } from '../contract.ts'
import { modelCheckWords as words } from '../words/page.ts'

/** Which engine serves each purpose, and what it can and cannot do. */
export const Engines = ({ engines }: Pick<ModelCheckStatus, 'engines'>) => (
  <section aria-labelledby="engines" className="mt-9 max-w-[760px]">
    <h2 id="engines" className="mb-2 font-semibold">
      {words.engines}
    </h2>
    <ul className="divide-y divide-line border-y border-line">
      {engines.map(({ purpose, model, can, cannot }) => (
        <li key={purpose} className="py-4">
          <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
            <span className="font-medium">{words.purposes[purpose]}</span>
            <span className={`text-13 font-normal text-text-2 ${model ? 'font-mono break-all' : ''}`}>
              {model ?? words.builtIn}
            </span>
          </h3>
          <dl className="mt-2 grid gap-x-8 gap-y-3 text-13 sm:grid-cols-2">
            <Ability name={words.can} text={can} />
            <Ability name={words.cannot} text={cannot} />
          </dl>
        </li>
      ))}
    </ul>
  </section>
)

const Ability = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="text-12 text-text-3">{name}</dt>
    <dd className="mt-0.5">{text}</dd>
  </div>
)
