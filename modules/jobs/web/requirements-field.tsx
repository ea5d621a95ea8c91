import { ArrowDown, ArrowUp, Check, Plus, Trash2, TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import type { Requirement } from '../contract.ts'
import { checkWords } from '../words/checks.ts'
import { askedRequirements, MAX_ASKED } from '../policy.ts'
import { editorWords } from '../words/editor.ts'
import { RequirementCheck } from './requirement-check.tsx'
import { isVague, type Proposals } from './use-proposed-checks.ts'

const words = editorWords.requirements

interface RequirementsFieldProps {
  value: readonly Requirement[]
  onChange: (value: Requirement[]) => void
  proposals: Proposals
  error?: string
}

const fresh = (): Requirement => ({ id: `r${crypto.randomUUID().slice(0, 8)}`, text: '', must_have: true })

/** The requirements of a job, one per line, each with how it is checked. Enter adds a line; lines without text are not saved. */
export function RequirementsField({ value, onChange, proposals, error }: RequirementsFieldProps) {
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [announced, setAnnounced] = useState('')
  const { proposalFor, failed } = proposals
  const unconfirmed = value.filter(({ text, checked_as }) => !checked_as && proposalFor(text))
  const confirmAll = () => {
    onChange(value.map(one => ({ ...one, checked_as: one.checked_as ?? proposalFor(one.text)?.check ?? null })))
    setAnnounced(checkWords.allConfirmed)
    // The button that had the focus is gone.
    addButton.current?.focus()
  }
  const focusLast = () =>
    setTimeout(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus())
  const change = (index: number, part: Partial<Requirement>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one)))
  /** A confirmed kind and added words stay while the text is edited, but not for another text in its place. */
  const retype = (index: number, text: string) =>
    change(index, text.trim() === '' ? { text, checked_as: null, also_recognized_by: undefined } : { text })
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
      <ol ref={list} className="grid gap-4">
        {value.map((one, index) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
            <Input
              aria-label={words.name(index + 1)}
              aria-invalid={(error !== undefined && index === 0) || undefined}
              value={one.text}
              maxLength={300}
              placeholder={words.placeholder}
              onChange={event => retype(index, event.target.value)}
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
            {one.text.trim() && (
              <div className="flex min-h-6 basis-full flex-wrap items-start gap-x-4 gap-y-1 pl-px">
                {(failed || one.checked_as || proposalFor(one.text)) && (
                  <RequirementCheck
                    number={index + 1}
                    confirmed={one.checked_as ?? null}
                    proposal={proposalFor(one.text)}
                    also={one.also_recognized_by ?? []}
                    onChange={checked_as => change(index, { checked_as })}
                    onAlso={words => change(index, { also_recognized_by: words.length > 0 ? words : undefined })}
                  />
                )}
                {one.must_have && (
                  <Checkbox
                    label={
                      <>
                        <span aria-hidden>{editorWords.asked.switch}</span>
                        <span className="sr-only">{editorWords.asked.switchOf(index + 1)}</span>
                      </>
                    }
                    className="text-13 text-text-2"
                    checked={Boolean(one.ask_in_interview)}
                    disabled={!one.ask_in_interview && askedRequirements(value).length >= MAX_ASKED}
                    onChange={event => change(index, { ask_in_interview: event.target.checked })}
                  />
                )}
                {isVague(one, proposalFor(one.text)) && (
                  <p className="mt-0.5 flex basis-full gap-2 rounded-control bg-attention-tint px-3 py-2 text-13 text-attention">
                    <Icon of={TriangleAlert} size={14} className="mt-0.5 shrink-0" />
                    {checkWords.vague}
                  </p>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button ref={addButton} onClick={add}>
          <Icon of={Plus} /> {words.add}
        </Button>
        {unconfirmed.length > 1 && (
          <Button kind="quiet" onClick={confirmAll}>
            <Icon of={Check} /> {checkWords.confirmAll}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <FieldError>{error}</FieldError>
    </div>
  )
}
