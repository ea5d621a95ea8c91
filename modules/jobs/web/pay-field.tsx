import { useState } from 'react'
import { minorUnits, parseNumber } from '#platform/locale/amounts.ts'
import { locale, majorUnits } from '#platform/locale/locale.ts'
import { Field, FieldError } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import type { Job } from '../contract.ts'
import { editorWords } from '../words/editor.ts'

const words = editorWords.pay

type Salary = NonNullable<Job['salary']>

const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'RON',
  'CAD',
  'AUD',
  'NZD',
  'JPY',
  'INR',
  'SGD',
  'AED',
  'ZAR',
  'BRL',
  'MXN',
]
const PERIODS = (['year', 'month', 'hour'] as const).map(value => ({ value, label: words.periods[value] }))

interface PayFieldProps {
  value: Salary | null | undefined
  onChange: (value: Salary | null) => void
  onBlur: () => void
  error?: string
}

/** The range of pay. People type whole amounts; the value is in minor units. */
export function PayField({ value, onChange, onBlur, error }: PayFieldProps) {
  const [currency, setCurrency] = useState(value?.currency ?? 'EUR')
  const [period, setPeriod] = useState<Salary['period']>(value?.period ?? 'year')
  const shownAs = (amount: number | undefined) =>
    amount === undefined || Number.isNaN(amount) ? '' : locale.number(majorUnits({ amount, currency }))
  const [texts, setTexts] = useState({ min: shownAs(value?.min), max: shownAs(value?.max) })
  const [typing, setTyping] = useState(false)
  // Somebody else's change, or a discarded one, shows in the fields.
  const shown = typing ? texts : { min: shownAs(value?.min) || texts.min, max: shownAs(value?.max) || texts.max }
  const amountOf = (text: string, of = currency) => {
    const typed = parseNumber(text)
    return typed === null ? Number.NaN : minorUnits(typed, of)
  }
  const change = (next: { min?: string; max?: string; currency?: string; period?: Salary['period'] }) => {
    const now = { ...shown, currency, period, ...next }
    setTexts({ min: now.min, max: now.max })
    setCurrency(now.currency)
    setPeriod(now.period)
    const isEmpty = now.min.trim() === '' && now.max.trim() === ''
    onChange(
      isEmpty
        ? null
        : {
            min: amountOf(now.min, now.currency),
            max: amountOf(now.max, now.currency),
            currency: now.currency,
            period: now.period,
          },
    )
  }
  const amount = (name: 'min' | 'max') => (
    <Field label={words[name]} optional={name === 'min'}>
      <Input
        inputMode="decimal"
        className="num"
        value={shown[name]}
        aria-invalid={error ? true : undefined}
        placeholder={words.placeholders[name]}
        onFocus={() => {
          setTexts(shown)
          setTyping(true)
        }}
        onChange={event => change({ [name]: event.target.value })}
        onBlur={() => {
          setTyping(false)
          onBlur()
        }}
      />
    </Field>
  )
  return (
    <div>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-[1fr_1fr_110px_120px]">
        {amount('min')}
        {amount('max')}
        <Field label={words.currency}>
          <Select
            value={currency}
            onChange={event => change({ currency: event.target.value })}
            choices={[...new Set([currency, ...CURRENCIES])].map(code => ({ value: code, label: code }))}
          />
        </Field>
        <Field label={words.period}>
          <Select
            value={period}
            onChange={event => change({ period: event.target.value as Salary['period'] })}
            choices={PERIODS}
          />
        </Field>
      </div>
      <FieldError>{error}</FieldError>
    </div>
  )
}
