import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus, RefreshCw, X } from 'lucide-react'
import { useState } from 'react'
import { STAGE_NAMES } from '#modules/applications/policy.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Input } from '#ui/input.tsx'
import { Popover } from '#ui/popover.tsx'
import { Link } from '#ui/router.tsx'
import type { AnswerType, TriedAnswer } from '../contract.ts'
import { MOST_TRIED } from '../policy.ts'
import { tryWords as words } from '../words/page.ts'
import { AnswerEvidence } from './answer-evidence.tsx'
import { answerText } from '../words/answers.ts'
import { applicationsToTryQuery, type AskedInput, tryQuestion } from './api.ts'

interface TryOutProps {
  /** Null while the question is not complete. */
  asked: AskedInput | null
  fieldId: string | null
  jobId: string | undefined
  candidateHref: (candidateUuid: string, applicationId: string) => string
}

const FIRST = 3

/** Answers the question as it is written for some applications, without storing anything. */
export function TryOut({ asked, fieldId, jobId, candidateHref }: TryOutProps) {
  const proposed = useQuery(applicationsToTryQuery(jobId, ''))
  const [chosen, setChosen] = useState<readonly Candidate[] | null>(null)
  const shown = chosen ?? proposed.data?.slice(0, FIRST) ?? []
  const attempt = useMutation({
    mutationFn: (question: AskedInput) =>
      tryQuestion({ ...question, field_id: fieldId, application_ids: shown.map(({ id }) => id) }),
  })
  const canRun = asked !== null && shown.length > 0
  return (
    <section aria-label={words.title(0)} className="border-b border-line px-4 py-5 md:px-7">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="text-14 font-semibold">{words.title(shown.length)}</h3>
          <p className="mt-0.5 text-13 text-text-2">{words.note}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {shown.length < MOST_TRIED && (
            <AddApplication
              jobId={jobId}
              without={shown.map(({ id }) => id)}
              onAdd={one => setChosen([...shown, one])}
            />
          )}
          <Button
            busy={attempt.isPending}
            aria-disabled={!canRun || undefined}
            onClick={() => canRun && attempt.mutate(asked)}
          >
            <Icon of={RefreshCw} size={16} /> {attempt.data ? words.again : words.run}
          </Button>
        </div>
      </div>
      {attempt.error && <FormProblem title={words.failed} error={attempt.error} />}
      {proposed.data?.length === 0 && <p className="mt-3 text-13 text-text-2">{words.noneToTry}</p>}
      {shown.length > 0 && (
        <ul
          className={`mt-3.5 grid overflow-hidden rounded-card border border-line-strong ${
            shown.length > 3 ? 'lg:grid-cols-2' : COLUMNS[shown.length - 1]!
          }`}
        >
          {shown.map(one => (
            <Tried
              key={one.id}
              candidate={one}
              answer={attempt.data?.items.find(({ application_id }) => application_id === one.id) ?? null}
              type={attempt.variables?.answer_type ?? asked?.answer_type ?? 'yes_no'}
              unit={attempt.variables?.details?.unit ?? ''}
              href={candidateHref(one.candidate_uuid, one.id)}
              onRemove={() => setChosen(shown.filter(({ id }) => id !== one.id))}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const COLUMNS = ['', 'lg:grid-cols-2', 'lg:grid-cols-3']

interface Candidate {
  readonly id: string
  readonly candidate_uuid: string
  readonly name: string
  readonly job: { readonly title: string }
  readonly stage: string
}

interface TriedProps {
  candidate: Candidate
  answer: TriedAnswer | null
  type: AnswerType
  unit: string
  href: string
  onRemove: () => void
}

function Tried({ candidate: { name, job, stage }, answer, type, unit, href, onRemove }: TriedProps) {
  return (
    <li className="grid grid-rows-[auto_1fr] border-line not-first:border-t lg:not-first:border-t-0 lg:not-first:border-l">
      <div className="flex items-center justify-between gap-2 border-b border-line bg-sunken py-2.5 pr-2.5 pl-4">
        <div className="min-w-0">
          <Link to={href} className="block truncate text-14/[19px] font-medium hover:underline">
            {name}
          </Link>
          <span className="block truncate text-12/[16px] text-text-2">
            {job.title}, {STAGE_NAMES[stage as keyof typeof STAGE_NAMES] ?? stage}
          </span>
        </div>
        <IconButton icon={X} size="small" label={words.remove(name)} onClick={onRemove} />
      </div>
      {answer ? (
        <Result answer={answer} type={type} unit={unit} />
      ) : (
        <p className="px-4 py-4 text-13 text-text-2" aria-hidden="true">
          …
        </p>
      )}
    </li>
  )
}

function Result({ answer, type, unit }: { answer: TriedAnswer; type: AnswerType; unit: string }) {
  const [feedback, setFeedback] = useState<boolean | null>(null)
  const { value, stored, problem, engine, milliseconds } = answer
  if (problem) return <p className="px-4 py-4 text-13 text-attention">{problem}</p>
  return (
    <div className="grid grid-rows-[1fr_auto]">
      <div className="grid content-start gap-2.5 px-4 py-3.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <b className={`text-22/[28px] font-medium ${value === null ? 'text-text-2' : ''}`}>
            {answerText(value, type, unit)}
          </b>
          <Change value={value} stored={stored} type={type} unit={unit} />
        </p>
        <AnswerEvidence {...answer} />
      </div>
      <div
        role="group"
        aria-label={words.feedback}
        className="flex flex-wrap items-center gap-1.5 border-t border-line px-4 py-2.5 text-12 text-text-2"
      >
        {[true, false].map(correct => (
          <Button
            key={String(correct)}
            size="small"
            aria-pressed={feedback === correct}
            className="aria-pressed:border-brand aria-pressed:bg-brand-tint aria-pressed:text-brand"
            onClick={() => setFeedback(feedback === correct ? null : correct)}
          >
            {correct ? words.correct : words.wrong}
          </Button>
        ))}
        <span className="num ml-auto text-right">
          {words.engine(engine)} · {words.seconds(milliseconds)}
        </span>
      </div>
    </div>
  )
}

/** Next to the stored answer: the same, or what it was. */
function Change({
  value,
  stored,
  type,
  unit,
}: Pick<TriedAnswer, 'value' | 'stored'> & { type: AnswerType; unit: string }) {
  if (!stored.known) return <Chip>{words.isNew}</Chip>
  if (stored.value === value) return <Chip>{words.unchanged}</Chip>
  return <Chip tone="attention">{words.was(answerText(stored.value, type, unit))}</Chip>
}

function AddApplication({
  jobId,
  without,
  onAdd,
}: {
  jobId: string | undefined
  without: readonly string[]
  onAdd: (one: Candidate) => void
}) {
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const found = useQuery({ ...applicationsToTryQuery(jobId, search.trim()), enabled: open })
  const choices = found.data?.filter(({ id }) => !without.includes(id)).slice(0, 8) ?? []
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      label={words.add}
      trigger={
        <Button kind="quiet">
          <Icon of={Plus} size={16} /> {words.add}
        </Button>
      }
    >
      <div className="grid w-64 gap-2">
        <Input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <ul className="grid">
          {choices.map(one => (
            <li key={one.id}>
              <button
                type="button"
                className="w-full rounded-control px-2 py-1.5 text-left text-13 hover:bg-sunken"
                onClick={() => {
                  onAdd(one)
                  setOpen(false)
                }}
              >
                {one.name}
                <span className="block text-12 text-text-2">{one.job.title}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  )
}
