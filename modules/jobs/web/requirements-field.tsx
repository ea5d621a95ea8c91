import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import type { Requirement } from '../contract.ts'
import { editorWords } from '../words/editor.ts'

const words = editorWords.requirements

interface RequirementsFieldProps {
  value: readonly Requirement[]
  onChange: (value: Requirement[]) => void
  error?: string
}

const fresh = (): Requirement => ({ id: `r${crypto.randomUUID().slice(0, 8)}`, text: '', must_have: true })

/** The requirements of a job, one per line. Enter adds a line; lines without text are not saved. */
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
              aria-label={words.name(index + 1)}
              aria-invalid={(error !== undefined && index === 0) || undefined}
              value={one.text}
              maxLength={300}
              placeholder={words.placeholder}
              onChange={event => change(index, { text: event.target.value })}
              onKeyDown={onKey}
              className="min-w-56 flex-1"
            />
            <Select
              aria-label={words.weight(index + 1)}
              value={one.must_have ? 'must' : 'nice'}
              onChange={event => change(index, { must_have: event.target.value === 'must' })}
              choices={[
                { value: 'must', label: words.must },
                { value: 'nice', label: words.nice },
              ]}
              className="w-36"
            />
            <span className="flex">
              <IconButton
                icon={ArrowUp}
                label={words.up(index + 1)}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={ArrowDown}
                label={words.down(index + 1)}
                disabled={index === value.length - 1}
                onClick={() => move(index, 1)}
              />
              <IconButton
                icon={Trash2}
                label={words.remove(index + 1)}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              />
            </span>
          </li>
        ))}
      </ol>
      <Button className="mt-2" onClick={add}>
        <Icon of={Plus} /> {words.add}
      </Button>
      <FieldError>{error}</FieldError>
    </div>
  )
}
