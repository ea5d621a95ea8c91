import { useMutation } from '@tanstack/react-query'
import { Plus, TextSearch, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { Requirement } from '../contract.ts'
import { MAX_REQUIREMENTS } from '../policy.ts'
import { suggestionWords as words } from '../words/suggestions.ts'
import { plainFromRich } from './plain-text.ts'

export type Suggestion = Pick<Requirement, 'text' | 'must_have'>

/** Finds requirements in a description as plain text. */
export type SuggestRequirements = (description: string) => Promise<readonly Suggestion[]>

interface SuggestedRequirementsProps {
  /** Rich text. */
  description: string
  suggest: SuggestRequirements
  requirements: readonly Requirement[]
  onAdd: (suggestions: readonly Suggestion[]) => void
  onClose: () => void
}

const keyOf = (text: string) => text.trim().toLowerCase()

/** Requirements that the description contains. Each becomes part of the job only when a person adds it. */
export default function SuggestedRequirements(props: SuggestedRequirementsProps) {
  const { description, suggest, requirements, onAdd, onClose } = props
  const box = useRef<HTMLElement>(null)
  const [read, setRead] = useState<string | null>(null)
  const look = useMutation({ mutationFn: (text: string) => suggest(plainFromRich(text)) })
  const start = (text: string) => {
    setRead(text)
    look.mutate(text)
  }
  const startOnce = useRef(() => start(description))
  useEffect(() => {
    startOnce.current()
    box.current?.focus()
  }, [])
  const known = new Set(requirements.map(({ text }) => keyOf(text)))
  const open = (look.data ?? []).filter(({ text }) => !known.has(keyOf(text)))
  const room = MAX_REQUIREMENTS - requirements.filter(({ text }) => text.trim()).length
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={words.title}
      className="rounded-card border border-dashed border-line-strong bg-sunken text-13"
    >
      <header className="flex items-start gap-x-2.5 border-b border-dashed border-line-strong py-2 pr-2 pl-4">
        <Icon of={TextSearch} className="mt-1.5 shrink-0" />
        <div className="min-w-0 flex-1 py-1">
          <h3 className="font-semibold">{words.title}</h3>
          <p className="text-text-2">{words.note}</p>
        </div>
        <IconButton icon={X} label={words.close} onClick={onClose} />
      </header>
      <div role="status" className="px-4">
        {look.isPending && (
          <SkeletonGroup label={words.looking} className="grid gap-2 py-4">
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-5 w-48 max-w-full" />
          </SkeletonGroup>
        )}
        {look.data && open.length === 0 && (
          <p className="py-4 text-text-2">{look.data.length === 0 ? words.none : words.allAdded}</p>
        )}
        {open.length > 0 && room < 1 && <p className="pt-3 text-attention">{words.full(MAX_REQUIREMENTS)}</p>}
        <ul className="divide-y divide-line empty:hidden">
          {open.map(one => (
            <li key={one.text} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className="min-w-48 flex-1 wrap-anywhere">{one.text}</span>
              <Chip tone="outline">{one.must_have ? words.must : words.nice}</Chip>
              <Button size="small" disabled={room < 1} aria-label={words.addOf(one.text)} onClick={() => onAdd([one])}>
                <Icon of={Plus} size={14} /> {words.add}
              </Button>
            </li>
          ))}
        </ul>
        <FormProblem error={look.error} title={words.failed} />
      </div>
      {(open.length > 1 || look.isError || read !== description) && (
        <footer className="flex flex-wrap gap-2 border-t border-dashed border-line-strong px-4 py-3">
          {open.length > 1 && (
            <Button disabled={room < 1} onClick={() => onAdd(open.slice(0, room))}>
              {words.addAll(Math.min(open.length, Math.max(room, 0)))}
            </Button>
          )}
          {(look.isError || read !== description) && (
            <Button kind="quiet" busy={look.isPending} onClick={() => start(description)}>
              {words.again}
            </Button>
          )}
        </footer>
      )}
    </section>
  )
}
