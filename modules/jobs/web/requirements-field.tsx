import { Check, Plus, TextSearch } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Requirement } from '../contract.ts'
import { askedRequirements, MAX_ASKED, MAX_REQUIREMENTS } from '../policy.ts'
import { checkWords } from '../words/checks.ts'
import { editorWords } from '../words/editor.ts'
import { suggestionWords } from '../words/suggestions.ts'
import type { Dragging } from './drag-requirement.ts'
import { dropRequirement, placeRequirement } from './arrange-requirements.ts'
import { RequirementRow } from './requirement-row.tsx'
import type { Suggestion, SuggestRequirements } from './suggested-requirements.tsx'
import type { Proposals } from './use-proposed-checks.ts'

const words = editorWords.requirements

interface RequirementsFieldProps {
  value: readonly Requirement[]
  onChange: (value: Requirement[]) => void
  proposals: Proposals
  /** How many questions the AI interview asks before those about requirements; null without an AI interview. */
  questionsBefore: number | null
  /** Rich text, in which requirements are looked for. */
  description: string
  suggest: SuggestRequirements
  error?: string
}

/** Only for people who ask for suggestions. */
const SuggestedRequirements = lazy(() => import('./suggested-requirements.tsx'))

const GROUPS = [true, false] as const

const fresh = (must_have: boolean): Requirement => ({ id: `r${crypto.randomUUID().slice(0, 8)}`, text: '', must_have })

/** The requirements of a job in two groups, each with how it is checked. Enter adds a line; lines without text are not saved. */
export function RequirementsField(props: RequirementsFieldProps) {
  const { value, onChange, proposals, questionsBefore, description, suggest, error } = props
  const root = useRef<HTMLDivElement>(null)
  const [announced, setAnnounced] = useState('')
  const [suggesting, setSuggesting] = useState(false)
  const [drag, setDrag] = useState<Dragging | null>(null)
  /** Only a pointer drags, so its code loads when one comes near. */
  const loadDragging = () => {
    if (!drag) void import('./drag-requirement.ts').then(setDrag)
  }
  /** The row whose text gets the focus when it is rendered. */
  const focused = useRef<string | null>(null)
  useEffect(() => {
    if (focused.current === null) return
    root.current?.querySelector<HTMLElement>(`[data-row="${focused.current}"] input`)?.focus()
    focused.current = null
  })
  const unconfirmed = value.filter(({ text, checked_as }) => !checked_as && proposals.proposalFor(text))
  const asked = askedRequirements(value)
  const confirmAll = () => {
    onChange(
      value.map(one => ({ ...one, checked_as: one.checked_as ?? proposals.proposalFor(one.text)?.check ?? null })),
    )
    setAnnounced(checkWords.allConfirmed)
    // The button that had the focus is gone.
    root.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus()
  }
  const change = (id: string, part: Partial<Requirement>) =>
    onChange(value.map(one => (one.id === id ? { ...one, ...part } : one)))
  const add = (must: boolean, place: number) => {
    if (value.length >= MAX_REQUIREMENTS) return
    const added = fresh(must)
    focused.current = added.id
    onChange(placeRequirement([...value, added], added.id, must, place))
  }
  const addSuggested = (suggestions: readonly Suggestion[]) =>
    onChange([
      ...value.filter(({ text }) => text.trim()),
      ...suggestions.map(one => ({ ...fresh(one.must_have), ...one })),
    ])
  const place = (one: Requirement, must: boolean, at: number) => {
    onChange(placeRequirement(value, one.id, must, at))
    setAnnounced(words.moved(one.text, must ? words.must : words.nice, at + 1))
  }
  const drop = (id: string, targetId: string, edge: 'top' | 'bottom') =>
    onChange(dropRequirement(value, id, { targetId, edge }))
  const questionOf = (one: Requirement) => {
    if (questionsBefore === null) return undefined
    const at = asked.findIndex(({ id }) => id === one.id)
    return at < 0 ? null : questionsBefore + at + 1
  }
  const groups = GROUPS.map(must => ({ must, rows: value.filter(({ must_have }) => must_have === must) }))
  const shown = groups.flatMap(({ rows }) => rows)
  return (
    <div ref={root} className="grid gap-6" onPointerEnter={loadDragging}>
      {groups.map(({ must, rows }) => (
        <Group
          key={String(must)}
          must={must}
          drag={drag}
          onDrop={id => onChange(placeRequirement(value, id, must, rows.length))}
        >
          {rows.length > 0 && (
            <ol
              aria-label={must ? words.must : words.nice}
              className="divide-y divide-line rounded-control border border-line-strong"
            >
              {rows.map((one, at) => (
                <RequirementRow
                  key={one.id}
                  one={one}
                  number={shown.indexOf(one) + 1}
                  invalid={error !== undefined && shown[0] === one}
                  proposals={proposals}
                  question={questionOf(one)}
                  drag={drag}
                  canAsk={asked.length < MAX_ASKED}
                  isFirst={at === 0}
                  isLast={at === rows.length - 1}
                  onChange={part => change(one.id, part)}
                  onMove={step => place(one, must, at + step)}
                  onRegroup={() => place(one, !must, value.filter(({ must_have }) => must_have !== must).length)}
                  onDrop={(id, edge) => drop(id, one.id, edge)}
                  onRemove={() => onChange(value.filter(({ id }) => id !== one.id))}
                  onNext={() => add(must, at + 1)}
                />
              ))}
            </ol>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              kind="quiet"
              data-add
              disabled={value.length >= MAX_REQUIREMENTS}
              aria-label={must ? words.addMust : words.addNice}
              onClick={() => add(must, rows.length)}
            >
              <Icon of={Plus} /> {words.add}
            </Button>
            {must && unconfirmed.length > 1 && (
              <Button kind="quiet" onClick={confirmAll}>
                <Icon of={Check} /> {checkWords.confirmAll}
              </Button>
            )}
            {must && (
              <Button
                kind="quiet"
                aria-expanded={suggesting}
                disabled={!description.trim()}
                title={description.trim() ? undefined : suggestionWords.needsDescription}
                onClick={() => setSuggesting(!suggesting)}
              >
                <Icon of={TextSearch} /> {suggestionWords.open}
              </Button>
            )}
          </div>
          {must && suggesting && (
            <div className="mt-3">
              <Suspense fallback={<Skeleton className="h-32" />}>
                <SuggestedRequirements
                  description={description}
                  suggest={suggest}
                  requirements={value}
                  onAdd={addSuggested}
                  onClose={() => setSuggesting(false)}
                />
              </Suspense>
            </div>
          )}
        </Group>
      ))}
      <p role="status" className="sr-only">
        {announced}
      </p>
      <FieldError>{error}</FieldError>
    </div>
  )
}

interface GroupProps {
  must: boolean
  drag: Dragging | null
  /** A requirement was dropped on the group, outside of its rows. */
  onDrop: (id: string) => void
  children: ReactNode
}

function Group({ must, drag, onDrop, children }: GroupProps) {
  const box = useRef<HTMLElement>(null)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    if (!drag || !box.current) return undefined
    return drag.acceptRequirements(box.current, id => drop.current(id))
  }, [drag])
  const id = must ? 'must-have' : 'nice-to-have'
  return (
    <section ref={box} aria-labelledby={id}>
      <h3 id={id} className="flex flex-wrap items-baseline gap-x-3 pb-2 text-13 font-medium">
        {must ? words.must : words.nice}
        {must && <span className="font-normal text-text-2">{words.mustNote}</span>}
      </h3>
      {children}
    </section>
  )
}
