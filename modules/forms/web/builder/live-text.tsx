import { useState } from 'react'
import { Input } from '#ui/input.tsx'
import { Textarea } from '#ui/textarea.tsx'

interface LiveTextProps {
  value: string
  onChange: (value: string) => void
  rows?: number
  id?: string
  maxLength?: number
  inputMode?: 'numeric' | 'decimal'
  type?: string
  disabled?: boolean
  'aria-label'?: string
}

/** A text that is saved while it is typed. What is typed stays as it is, although the server trims it. */
export function LiveText({ value, onChange, rows, ...rest }: LiveTextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shared = {
    ...rest,
    value: typed !== null && typed.trim() === value.trim() ? typed : value,
    onBlur: () => setTyped(null),
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value)
      onChange(event.target.value)
    },
  }
  return rows ? <Textarea rows={rows} {...shared} /> : <Input {...shared} />
}

/** A whole number, or none. */
export function LiveNumber({
  value,
  onChange,
  ...rest
}: Omit<LiveTextProps, 'value' | 'onChange'> & {
  value: number | null | undefined
  onChange: (value: number | null) => void
}) {
  const change = (text: string) => {
    const digits = text.trim()
    if (digits === '') onChange(null)
    else if (/^-?\d{1,5}$/.test(digits)) onChange(Number(digits))
  }
  return (
    <LiveText
      {...rest}
      inputMode="numeric"
      maxLength={6}
      value={value == null ? '' : String(value)}
      onChange={change}
    />
  )
}
