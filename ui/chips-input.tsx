import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useFieldControl } from './field.tsx'
import { Icon } from './icon.tsx'

interface ChipsInputProps {
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  /** How many there can be. */
  most: number
  maxLength: number
  placeholder: string
  removeLabel: (value: string) => string
  /** A comma ends a value, too. */
  splitsAtCommas?: boolean
}

/** Several short texts as chips. Enter adds what was typed; so does leaving the field. */
export function ChipsInput({
  value,
  onChange,
  onBlur,
  most,
  maxLength,
  placeholder,
  removeLabel,
  splitsAtCommas = false,
}: ChipsInputProps) {
  const [text, setText] = useState('')
  const control = useFieldControl()
  const add = (typed: string) => {
    const found = (splitsAtCommas ? typed.split(',') : [typed])
      .map(one => one.trim())
      .filter(one => one && !value.includes(one))
    if (found.length > 0) onChange([...value, ...new Set(found)].slice(0, most))
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1))
  }
  return (
    <div className="control flex h-auto min-h-9 flex-wrap items-center gap-1.5 px-2 py-1 focus-within:outline-2 focus-within:outline-focus">
      {value.map(one => (
        <span
          key={one}
          className="inline-flex min-h-6 items-center rounded-full bg-sunken pl-2.5 text-13 wrap-anywhere"
        >
          {one}
          <button
            type="button"
            aria-label={removeLabel(one)}
            onClick={() => onChange(value.filter(other => other !== one))}
            className="grid size-6 shrink-0 place-items-center text-text-2 hover:text-text"
          >
            <Icon of={X} size={12} />
          </button>
        </span>
      ))}
      <input
        {...control}
        value={text}
        maxLength={maxLength}
        disabled={value.length >= most}
        placeholder={placeholder}
        onChange={event =>
          splitsAtCommas && event.target.value.includes(',') ? add(event.target.value) : setText(event.target.value)
        }
        onKeyDown={onKeyDown}
        onBlur={() => {
          add(text)
          onBlur?.()
        }}
        className="h-7 min-w-28 flex-1 bg-transparent outline-none"
      />
    </div>
  )
}
