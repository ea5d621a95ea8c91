import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useFieldControl } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { editorWords } from '../words/editor.ts'

const words = editorWords.role

const MOST = 10

/** Places as chips. Enter or a comma adds what was typed; so does leaving the field. */
export function LocationsField({
  value,
  onChange,
  onBlur,
}: {
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur: () => void
}) {
  const [text, setText] = useState('')
  const control = useFieldControl()
  const add = (typed: string) => {
    const places = typed
      .split(',')
      .map(place => place.trim())
      .filter(place => place && !value.includes(place))
    if (places.length > 0) onChange([...value, ...new Set(places)].slice(0, MOST))
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
      {value.map(place => (
        <span key={place} className="inline-flex h-6 items-center rounded-full bg-sunken pl-2.5 text-13">
          {place}
          <button
            type="button"
            aria-label={words.removeLocation(place)}
            onClick={() => onChange(value.filter(one => one !== place))}
            className="grid size-6 place-items-center text-text-2 hover:text-text"
          >
            <Icon of={X} size={12} />
          </button>
        </span>
      ))}
      <input
        {...control}
        value={text}
        maxLength={120}
        disabled={value.length >= MOST}
        placeholder={value.length === 0 ? words.locationsPlaceholder : words.addLocation}
        onChange={event => (event.target.value.includes(',') ? add(event.target.value) : setText(event.target.value))}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add(text)
          onBlur()
        }}
        className="h-7 min-w-28 flex-1 bg-transparent outline-none"
      />
    </div>
  )
}
