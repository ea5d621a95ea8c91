import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { useDelayedText } from '#ui/use-delayed-text.ts'
import type { LibraryQuestion } from '../../contract/library.ts'
import { MOST_QUESTIONS } from '../../edits.ts'
import { LIBRARY_COMPETENCIES, LIBRARY_FIELDS, type LibraryFilter } from '../../policy.ts'
import { editorWords } from '../../words/editor.ts'
import { libraryWords } from '../../words/library.ts'
import { libraryQuery } from '../flows/api.ts'
import { useFlowEditing } from './flow-editing.ts'
import { copyOf } from './new-parts.ts'

const words = editorWords.library

const choicesOf = <K extends string>(keys: readonly K[], labels: Readonly<Record<K, string>>) =>
  keys.map(value => ({ value, label: labels[value] }))

/** Adds one entry to a filter, or removes it if it is empty. */
function withEntry(filter: LibraryFilter, key: keyof LibraryFilter, value: string): LibraryFilter {
  const { [key]: _, ...rest } = filter
  return value ? { ...rest, [key]: value } : rest
}

/** Questions of the library to add to a round. The dialog stays open, so that several can be added. */
export function LibraryDialog({ roundId, onClose }: { roundId: string; onClose: () => void }) {
  const [filter, setFilter] = useState<LibraryFilter>({})
  const set = useCallback(
    (key: keyof LibraryFilter, value: string) => setFilter(before => withEntry(before, key, value)),
    [],
  )
  const search = useCallback((text: string) => set('search', text.trim()), [set])
  const { text, setText } = useDelayedText('', search)
  const found = useQuery({ ...libraryQuery(filter), placeholderData: before => before })
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={open => open || onClose()}
      title={words.title}
      description={words.text}
      keep={words.done}
    >
      <search className="grid gap-2.5 pb-3 sm:grid-cols-2">
        <Input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          maxLength={100}
          className="sm:col-span-2"
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <Select
          aria-label={words.field}
          placeholder={words.allFields}
          choices={choicesOf(LIBRARY_FIELDS, libraryWords.fields)}
          value={filter.field ?? ''}
          onChange={event => set('field', event.target.value)}
        />
        <Select
          aria-label={words.competency}
          placeholder={words.allCompetencies}
          choices={choicesOf(LIBRARY_COMPETENCIES, libraryWords.competencies)}
          value={filter.competency ?? ''}
          onChange={event => set('competency', event.target.value)}
        />
      </search>
      {found.isPending && (
        <SkeletonGroup>
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
      {found.isError && <ErrorState error={found.error} title={words.failed} onRetry={() => void found.refetch()} />}
      {found.data && <Found key={JSON.stringify(filter)} {...found.data} roundId={roundId} />}
    </Dialog>
  )
}

const PAGE = 20

function Found({ items, total, roundId }: { items: readonly LibraryQuestion[]; total: number; roundId: string }) {
  const [shown, setShown] = useState(PAGE)
  const { flow } = useFlowEditing()
  const texts = new Set(flow.rounds.flatMap(({ questions }) => questions.map(({ text }) => text)))
  const left = items.length - shown
  return (
    <>
      <p role="status" className="num text-13 text-text-2">
        {items.length === 0 ? words.none : words.found(items.length, total)}
      </p>
      <ul className="mt-2 border-t border-line">
        {items.slice(0, shown).map(question => (
          <LibraryRow key={question.id} question={question} isAdded={texts.has(question.text)} roundId={roundId} />
        ))}
      </ul>
      {left > 0 && (
        <Button kind="quiet" className="mt-2" onClick={() => setShown(shown + PAGE)}>
          {words.more(Math.min(left, PAGE))}
        </Button>
      )}
    </>
  )
}

interface LibraryRowProps {
  question: LibraryQuestion
  isAdded: boolean
  roundId: string
}

function LibraryRow({ question, isAdded, roundId }: LibraryRowProps) {
  const { flow, change, announce } = useFlowEditing()
  const { text, levels, field, competency } = question
  const isFull = (flow.rounds.find(({ id }) => id === roundId)?.questions.length ?? 0) >= MOST_QUESTIONS
  const add = () => {
    if (isAdded || isFull) return
    change({ kind: 'add_questions', round: roundId, questions: [copyOf(question)], before: null })
    announce(words.added(text))
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-medium text-pretty">{text}</p>
        <p className="text-12 text-text-2">
          {competency} · {libraryWords.fields[field]}
        </p>
        <details className="mt-1 text-13">
          <summary className="cursor-pointer text-12 text-text-2" aria-label={words.levels(text)}>
            {words.showLevels}
          </summary>
          <ol className="mt-1.5 grid list-decimal gap-1 pl-5">
            {levels.map(level => (
              <li key={level}>{level}</li>
            ))}
          </ol>
        </details>
      </div>
      <Button
        size="small"
        aria-label={isAdded ? undefined : words.addOf(text)}
        aria-disabled={isAdded || isFull || undefined}
        onClick={add}
      >
        <Icon of={isAdded ? Check : Plus} /> {isAdded ? words.inFlow : words.add}
      </Button>
    </li>
  )
}
