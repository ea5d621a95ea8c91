import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'

/** Searching starts when nothing was typed for this long, in ms. */
const PAUSE_MS = 300

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A search of a list: it starts while typing. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  // The filters were changed elsewhere: cleared, or another address.
  if (shown !== value) {
    setShown(value)
    setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return undefined
    const timer = setTimeout(() => onChange(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
    // Only typing starts a search.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text])
  return (
    <Field label={label} className="col-span-2 md:w-52 lg:w-64">
      <span className="relative block">
        <Icon of={Search} className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-text-2" />
        <Input
          type="search"
          maxLength={120}
          value={text}
          onChange={event => setText(event.target.value)}
          className="pl-8!"
        />
      </span>
    </Field>
  )
}
