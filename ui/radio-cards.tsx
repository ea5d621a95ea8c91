import type { ComponentProps, ReactNode } from 'react'
import { useField } from './field.tsx'

interface RadioCard {
  readonly value: string
  readonly label: ReactNode
  readonly help?: ReactNode
  /** A small picture of the option, above its label. */
  readonly picture?: ReactNode
}

type RadioCardsProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  name: string
  cards: readonly RadioCard[]
  /** The number of columns from 576 px. */
  columns?: 1 | 2 | 3
  value?: string
  defaultValue?: string
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const

/** One of a few options, as cards. Put it in a `<Field group>`; accepts `register()` of react-hook-form. */
export function RadioCards({ cards, columns = 1, value, defaultValue, className, ...rest }: RadioCardsProps) {
  const field = useField()
  return (
    <div
      role="radiogroup"
      aria-labelledby={field?.labelId}
      aria-invalid={field?.invalid || undefined}
      className={`grid gap-2 ${COLUMNS[columns]} ${className ?? ''}`}
    >
      {cards.map(card => (
        <label key={card.value} className={`radio-card ${card.picture ? 'flex-col' : ''}`}>
          {card.picture}
          <span className="flex items-start gap-2.5">
            <input
              {...rest}
              type="radio"
              className="dot mt-0.5"
              value={card.value}
              checked={value === undefined ? undefined : value === card.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === card.value}
            />
            <span>
              <span className="block">{card.label}</span>
              {card.help && <span className="block text-13 text-text-2">{card.help}</span>}
            </span>
          </span>
        </label>
      ))}
    </div>
  )
}
