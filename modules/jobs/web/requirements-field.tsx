import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import type { Requirement } from '../contract.ts'

interface RequirementsFieldProps {
  value: readonly Requirement[]
  onChange: (value: Requirement[]) => void
  error?: string
}

const fresh = (): Requirement => ({ id: `r${crypto.randomUUID().slice(0, 8)}`, text: '', must_have: true })

/** What the work needs, one line each: a résumé is read against exactly these. Enter adds the next line. */
export function RequirementsField({ value, onChange, error }: RequirementsFieldProps) {
  const list = useRef<HTMLOListElement>(null)
  const focusLast = () =>
    setTimeout(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus())
  const change = (index: number, part: Partial<Requirement>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one)))
  const add = () => {
    onChange([...value, fresh()])
    focusLast()
  }
  const move = (index: number, step: number) => {
    const next = [...value]
    const [taken] = next.splice(index, 1)
    next.splice(index + step, 0, taken!)
    onChange(next)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div>
      <ol ref={list} className="grid gap-2">
        {value.map((one, index) => (
          <li key={one.id} className="flex flex-wrap items-center gap-2">
            <Input
              aria-label={`Requirement ${index + 1}`}
              value={one.text}
              maxLength={300}
              placeholder="Such as: PostgreSQL in production, three years"
              onChange={event => change(index, { text: event.target.value })}
              onKeyDown={onKey}
              className="min-w-56 flex-1"
            />
            <Select
              aria-label={`How much requirement ${index + 1} matters`}
              value={one.must_have ? 'must' : 'nice'}
              onChange={event => change(index, { must_have: event.target.value === 'must' })}
              choices={[
                { value: 'must', label: 'Must have' },
                { value: 'nice', label: 'Nice to have' },
              ]}
              className="w-36"
            />
            <span className="flex">
              <IconButton
                icon={ArrowUp}
                label={`Move requirement ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={`Move requirement ${index + 1} down`}
                disabled={index === value.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon={Trash2}
                label={`Remove requirement ${index + 1}`}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              />
            </span>
          </li>
        ))}
      </ol>
      <Button className="mt-2" onClick={add}>
        <Icon of={Plus} /> Add a requirement
      </Button>
      <FieldError>{error}</FieldError>
    </div>
  )
}
