import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileJson, Sparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import type { FlowDraft } from '../../contract/versions.ts'
import type { FlowContent } from '../../edits.ts'
import { flowWords } from '../../words/flows.ts'
import { blankFlow } from '../editor/new-parts.ts'
import { type DraftOrigin, storeFlow } from '../editor/stored-flow.ts'
import { draftFlow, importFlow, refreshFlows } from './api.ts'

const words = flowWords.start

interface StartFlowProps {
  jobs: readonly { readonly id: string; readonly title: string }[]
  /** Opens the editor of a new flow, which shows what is stored on this device. */
  onStarted: () => void
  onImported: (id: string) => void
}

const LONGEST_NAME = 120

const originOf = ({ engine, field }: FlowDraft): DraftOrigin =>
  engine ? { kind: 'model', engine } : { kind: field ? 'library' : 'general' }

/** Starting a flow: with a draft for a job, from a file, or without questions. */
export function StartFlow({ jobs, onStarted, onImported }: StartFlowProps) {
  const [name, setName] = useState('')
  const [jobId, setJobId] = useState('')
  const start = (flow: FlowContent, origin?: DraftOrigin) => {
    storeFlow(null, { flow: { ...flow, name: name.trim() || flow.name }, version: 0, origin })
    onStarted()
  }
  const draft = useMutation({
    mutationFn: () => draftFlow(jobId),
    onSuccess: draft => start(draft.flow, originOf(draft)),
  })
  return (
    <div className="grid gap-6 border-t border-line px-4 py-6 md:px-7">
      <form
        className="grid max-w-[640px] gap-4"
        onSubmit={event => {
          event.preventDefault()
          if (jobId) draft.mutate()
          else start(blankFlow())
        }}
      >
        <Field label={words.name} help={words.nameHelp} optional>
          <Input maxLength={LONGEST_NAME} value={name} onChange={event => setName(event.target.value)} />
        </Field>
        <Field label={words.job} help={words.jobHelp} optional>
          <Select
            placeholder={words.noJob}
            choices={jobs.map(({ id, title }) => ({ value: id, label: title }))}
            value={jobId}
            onChange={event => setJobId(event.target.value)}
          />
        </Field>
        <FormProblem error={draft.error} title={words.draftFailed} />
        <div className="flex flex-wrap gap-2">
          {jobId ? (
            <Button type="submit" kind="primary" busy={draft.isPending}>
              <Icon of={Sparkles} /> {draft.isPending ? words.drafting : words.draft}
            </Button>
          ) : null}
          <Button
            kind={jobId ? 'default' : 'primary'}
            type={jobId ? 'button' : 'submit'}
            onClick={jobId ? () => start(blankFlow()) : undefined}
          >
            {words.blank}
          </Button>
        </div>
      </form>
      <ImportFlow onImported={onImported} />
    </div>
  )
}

const LARGEST_FILE = 500_000
const MOST_PROBLEMS = 10

class UnreadableFile extends Error {}

async function readFile(file: File): Promise<unknown> {
  if (file.size > LARGEST_FILE) throw new UnreadableFile(words.tooLarge)
  try {
    return JSON.parse(await file.text()) as unknown
  } catch {
    throw new UnreadableFile(words.notJson)
  }
}

/** Creates a flow from a file. If it has mistakes, their places are listed and nothing is stored. */
function ImportFlow({ onImported }: { onImported: (id: string) => void }) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const load = useMutation({
    mutationFn: async (file: File) => importFlow(await readFile(file)),
    onSuccess: async ({ id }) => {
      await refreshFlows(client)
      onImported(id)
    },
  })
  const { error } = load
  const problems = error instanceof CallError ? Object.entries(error.fieldErrors) : []
  return (
    <section aria-labelledby="import-flow" className="max-w-[640px] border-t border-line pt-5">
      <h2 id="import-flow" className="font-semibold">
        {words.imports}
      </h2>
      <p className="mt-0.5 text-13 text-text-2">{words.importText}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={words.imports}
        tabIndex={-1}
        className="sr-only"
        onChange={event => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) load.mutate(file)
        }}
      />
      <Button className="mt-3" busy={load.isPending} onClick={() => input.current?.click()}>
        <Icon of={FileJson} /> {load.isPending ? words.importing : words.choose}
      </Button>
      {error && (
        <Alert tone="danger" live title={words.importFailed} className="mt-3">
          {problems.length === 0 && (error instanceof UnreadableFile ? error.message : errorWords(error).says)}
          {problems.length > 0 && (
            <ul className="list-disc pl-5">
              {problems.slice(0, MOST_PROBLEMS).map(([path, message]) => (
                <li key={path} className="wrap-anywhere">
                  {words.problem(path, message)}
                </li>
              ))}
              {problems.length > MOST_PROBLEMS && <li>{words.more(problems.length - MOST_PROBLEMS)}</li>}
            </ul>
          )}
        </Alert>
      )}
    </section>
  )
}
