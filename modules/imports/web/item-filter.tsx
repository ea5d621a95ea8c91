import { locale } from '#platform/locale/locale.ts'
import type { ImportItemState, ResumeImport } from '../contract.ts'
import { ITEM_STATES } from '../policy.ts'
import { detailWords as words } from '../words/imports.ts'

interface ItemFilterProps {
  readonly of: Pick<ResumeImport, 'total' | 'counts'>
  readonly state: ImportItemState | null
  readonly onChange: (state: ImportItemState | null) => void
}

/** The states that files are in, with how many there are. */
export function ItemFilter({ of, state, onChange }: ItemFilterProps) {
  const shown = ITEM_STATES.filter(one => of.counts[one] > 0 || one === state)
  return (
    <div role="group" aria-label={words.filter} className="tabs">
      <Choice label={words.allFiles} count={of.total} isChosen={state === null} onChoose={() => onChange(null)} />
      {shown.map(one => (
        <Choice
          key={one}
          label={words.states[one]}
          count={of.counts[one]}
          isChosen={state === one}
          onChoose={() => onChange(one)}
        />
      ))}
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly count: number
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Choice = ({ label, count, isChosen, onChoose }: ChoiceProps) => (
  <button type="button" className="tab" aria-pressed={isChosen} onClick={onChoose}>
    {label} <span className="num font-normal text-text-2">{locale.number(count)}</span>
  </button>
)
