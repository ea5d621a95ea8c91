import { CircleAlert, CircleCheck } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import type { ModelCheckFigures } from '../contract.ts'
import { modelCheckWords as words } from '../words/page.ts'

type Figure = ModelCheckFigures['figures'][number]

const thresholdOf = ({ threshold }: Figure) =>
  'least' in threshold ? words.atLeast(threshold.least) : words.atMost(threshold.most)

/** Each figure next to its threshold. */
export function FiguresTable({ figures }: { figures: ModelCheckFigures }) {
  return (
    <>
      <table className="w-full max-w-[760px] text-left" aria-label={words.resultsOf}>
        <thead className="text-12 text-text-3 max-sm:sr-only">
          <tr className="border-b border-line">
            <th className="py-2 pr-4 font-normal">{words.figure}</th>
            <th className="py-2 pr-8 text-right font-normal">{words.result}</th>
            <th className="py-2 pr-4 font-normal">{words.threshold}</th>
            <th className="sr-only">{words.met}</th>
          </tr>
        </thead>
        <tbody>
          {figures.figures.map(figure => (
            <FigureRow key={figure.name} figure={figure} />
          ))}
        </tbody>
      </table>
      <h3 className="mt-7 text-13 font-medium">{words.more}</h3>
      <dl className="mt-2 grid max-w-[760px] gap-x-8 gap-y-3 sm:grid-cols-2">
        <Also name={words.perCandidate} about={words.candidateOf} value={words.candidate(figures.candidate)} />
        <Also
          name={words.unstable}
          about={words.unstableOf}
          value={words.counted(figures.unstable.part, figures.unstable.all)}
        />
        <Also name={words.unmarked} about={words.unmarkedOf} value={words.number(figures.attacks_unmarked)} />
        <Also name={words.used} about={words.usedOf(figures.total)} value={words.cost(figures.total.cost_usd)} />
      </dl>
    </>
  )
}

function FigureRow({ figure }: { figure: Figure }) {
  const { name, about } = words.figures[figure.name]
  return (
    <tr className="border-b border-line align-top max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:py-3">
      <th scope="row" className="py-2.5 pr-4 font-normal max-sm:py-0">
        <span className="block font-medium">{name}</span>
        <span className="block text-13 text-text-2">{about}</span>
      </th>
      <td className="num py-2.5 pr-8 text-right whitespace-nowrap max-sm:py-0 max-sm:pr-0">
        <span className="block font-medium">{words.share(figure.part, figure.all)}</span>
        <span className="block text-12 text-text-3">{words.counted(figure.part, figure.all)}</span>
      </td>
      <td className="py-2.5 pr-6 text-13 whitespace-nowrap text-text-2 max-sm:pt-1.5 max-sm:pb-0">
        {thresholdOf(figure)}
      </td>
      <td className="py-2.5 whitespace-nowrap max-sm:pt-1.5 max-sm:pb-0">
        <span
          className={`flex items-center gap-1.5 text-13 max-sm:justify-end ${figure.met ? 'text-brand' : 'text-danger'}`}
        >
          <Icon of={figure.met ? CircleCheck : CircleAlert} /> {figure.met ? words.met : words.notMet}
        </span>
      </td>
    </tr>
  )
}

const Also = ({ name, about, value }: { name: string; about: string; value: string }) => (
  <div className="border-t border-line pt-2">
    <dt className="text-13">
      <span className="block font-medium">{name}</span>
      <span className="block text-text-2">{about}</span>
    </dt>
    <dd className="num mt-0.5">{value}</dd>
  </div>
)
