import { INTERVALS, type Interval } from '../policy.ts'
import { planWords as words } from '../words/plans.ts'

interface IntervalSwitchProps {
  value: Interval
  onChange: (interval: Interval) => void
}

/** Monthly or yearly. */
export const IntervalSwitch = ({ value, onChange }: IntervalSwitchProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 text-13 text-text-2">{words.period}</legend>
    <div className="inline-grid grid-cols-2 rounded-large border border-line-strong bg-sunken p-[3px] max-md:grid">
      {INTERVALS.map(one => (
        <label
          key={one}
          className="grid h-9 cursor-pointer place-items-center rounded-control px-4 text-14 font-medium text-text-2 has-checked:bg-surface has-checked:text-text has-checked:shadow-[0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:h-11"
        >
          <input
            type="radio"
            name="interval"
            className="sr-only"
            checked={value === one}
            onChange={() => onChange(one)}
          />
          {one === 'month' ? words.monthly : words.yearly}
        </label>
      ))}
    </div>
  </fieldset>
)
