import { useMutation, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/router.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import type { Template, TemplatePreview } from '../contract.ts'
import { editorWords as words } from '../words/editor.ts'
import { type Place, previewPeopleQuery, previewQuery, sendTest, type Shown } from './api.ts'

const VIEWS = ['desktop', 'phone', 'dark', 'text'] as const
type View = (typeof VIEWS)[number]

interface PreviewPaneProps {
  place: Place
  template: Template
  /** The text to show; without it the one that is saved. */
  text?: Shown['text']
  mayTest: boolean
  /** Where the sender can be changed; null for people who may not. */
  settingsHref: string | null
}

/** The e-mail as its reader gets it, with the values of a candidate or with examples. */
export function PreviewPane({ place, template, text, mayTest, settingsHref }: PreviewPaneProps) {
  const [view, setView] = useState<View>('desktop')
  const [applicationId, setApplicationId] = useState('')
  const isAboutCandidate = template.variables.includes('candidate.name')
  const people = useQuery({
    ...previewPeopleQuery(),
    enabled: isAboutCandidate,
    select: ({ items }) => items.map(({ id, name, job }) => ({ value: id, label: words.candidate(name, job.title) })),
  })
  const body: Shown = { ...(text && { text }), ...(applicationId && { application_id: applicationId }) }
  const shown = useQuery(previewQuery(place, body))
  const test = useMutation({
    mutationFn: () => sendTest(place, body),
    onSuccess: ({ to }) => toast({ title: words.testSent(to) }),
  })
  return (
    <section
      aria-label={words.preview}
      className="grid min-w-0 content-start gap-3 bg-sunken px-4 py-4 md:px-6 lg:sticky lg:top-0 lg:self-start"
    >
      <div className="flex flex-wrap items-center gap-2.5">
        <h2 className="font-medium">{words.preview}</h2>
        {isAboutCandidate && (
          <Select
            aria-label={words.previewWith}
            placeholder={words.example}
            choices={people.data ?? []}
            value={applicationId}
            onChange={event => setApplicationId(event.target.value)}
            className="min-w-0 flex-1 basis-48"
          />
        )}
        <Select
          aria-label={words.views}
          choices={VIEWS.map(value => ({ value, label: words.view[value] }))}
          value={view}
          onChange={event => setView(event.target.value as View)}
          className="w-32"
        />
      </div>
      <Result shown={shown} view={view} settingsHref={settingsHref} />
      <p className="text-12 text-text-2">{words.previewNote}</p>
      {mayTest && (
        <div className="grid gap-2">
          <span>
            <Button busy={test.isPending} disabled={shown.isError} onClick={() => test.mutate()}>
              <Icon of={Send} /> {words.sendTest}
            </Button>
          </span>
          <p className="text-12 text-text-2">{words.sendTestNote}</p>
          <FormProblem error={test.error} title={words.testFailed} />
        </div>
      )}
    </section>
  )
}

interface Answer {
  readonly data: TemplatePreview | undefined
  readonly error: Error | null
}

interface ResultProps {
  shown: Answer
  view: View
  settingsHref: string | null
}

function Result({ shown: { data, error }, view, settingsHref }: ResultProps) {
  if (error) {
    const problem = error instanceof CallError ? Object.values(error.fieldErrors)[0] : undefined
    return (
      <Alert tone="attention" title={words.previewFailed}>
        {problem ?? errorWords(error).says}
      </Alert>
    )
  }
  if (!data)
    return (
      <SkeletonGroup label={words.previewLoading}>
        <Skeleton className="h-96 w-full" />
      </SkeletonGroup>
    )
  return (
    <div className="overflow-hidden rounded-large border border-line bg-surface">
      <div className="border-b border-line px-4 py-3">
        <p className="font-medium wrap-anywhere">{data.subject}</p>
        <Sender preview={data} settingsHref={settingsHref} />
      </div>
      {view === 'text' ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also with the keyboard
        <pre tabIndex={0} className="max-h-[640px] overflow-auto px-4 py-3 font-mono text-13 whitespace-pre-wrap">
          {data.text.trim()}
        </pre>
      ) : (
        <iframe
          title={words.frame}
          sandbox=""
          srcDoc={framed(data.html, view)}
          className={`block h-[640px] border-0 ${view === 'phone' ? 'mx-auto w-[360px] max-w-full' : 'w-full'}`}
        />
      )}
    </div>
  )
}

/** Who it comes from and where replies go. */
const Sender = ({ preview, settingsHref }: { preview: TemplatePreview; settingsHref: string | null }) => (
  <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-13 text-text-2">
    <dt>{words.from}</dt>
    <dd className="wrap-anywhere">
      {preview.from.name} &lt;{preview.from.address}&gt;
    </dd>
    {preview.to_candidate && (
      <>
        <dt>{words.repliesTo}</dt>
        <dd className="wrap-anywhere">
          {preview.reply_to ?? words.toSender}{' '}
          {settingsHref && (
            <Link to={settingsHref} className="link whitespace-nowrap">
              {words.changeSender}
            </Link>
          )}
        </dd>
      </>
    )}
  </dl>
)

/** The e-mail chooses its colors by the system's setting; here by what is chosen. Its links open nothing. */
const framed = (html: string, view: View) =>
  html
    .replace('<head>', '<head><base target="_blank">')
    .replace('@media (prefers-color-scheme:dark)', view === 'dark' ? '@media all' : '@media not all')
    .replace('content="light dark"', view === 'dark' ? 'content="dark"' : 'content="light"')
