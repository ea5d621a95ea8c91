import { Plus, X } from 'lucide-react'
import { FieldError } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import type { Span } from '../../contract.ts'
import { availabilityWords as words } from '../../words/availability.ts'
import { nextSpan } from './draft.ts'

interface SpansEditorProps {
  /** Which day it is, for screen readers. */
  day: string
  spans: readonly Span[]
  problem: string | undefined
  disabled: boolean
  onChange: (spans: readonly Span[]) => void
}

/** A time field cannot show 24:00, the end of a day, and shows midnight instead. */
const shownEnd = (to: string) => (to === '24:00' ? '00:00' : to)
const storedEnd = (value: string) => (value === '00:00' ? '24:00' : value)

const MOST = 8

/** The hours of a day, none for a day off. */
export function SpansEditor({ day, spans, problem, disabled, onChange }: SpansEditorProps) {
  const set = (index: number, change: Partial<Span>) =>
    onChange(spans.map((one, at) => (at === index ? { ...one, ...change } : one)))
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        {spans.length === 0 && <span className="py-1.5 text-13 text-text-2">{words.off}</span>}
        {spans.map((span, index) => (
          // Hours have no identity other than their position.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="flex items-center gap-1.5">
            <Input
              type="time"
              className="w-28 [&::-webkit-calendar-picker-indicator]:hidden"
              aria-label={words.from(day)}
              aria-invalid={problem ? true : undefined}
              value={span.from}
              disabled={disabled}
              onChange={event => set(index, { from: event.target.value })}
            />
            <span className="text-13 text-text-2">{words.separator}</span>
            <Input
              type="time"
              className="w-28 [&::-webkit-calendar-picker-indicator]:hidden"
              aria-label={words.to(day)}
              aria-invalid={problem ? true : undefined}
              value={shownEnd(span.to)}
              disabled={disabled}
              onChange={event => set(index, { to: storedEnd(event.target.value) })}
            />
            {!disabled && (
              <IconButton
                icon={X}
                kind="quiet"
                size="small"
                label={words.remove(day)}
                onClick={() => onChange(spans.filter((_, at) => at !== index))}
              />
            )}
          </span>
        ))}
        {!disabled && spans.length < MOST && (
          <IconButton
            icon={Plus}
            kind="quiet"
            size="small"
            label={words.add(day)}
            onClick={() => onChange([...spans, nextSpan(spans)])}
          />
        )}
      </div>
      <FieldError>{problem}</FieldError>
    </div>
  )
}
