import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Highlighted, type Span } from '#ui/quote.tsx'
import { scrollBehavior } from '#ui/scroll.ts'
import type { CandidateDetails } from '../contract.ts'

type Resume = NonNullable<CandidateDetails['applications'][number]['resume']>

const HIDDEN_WORDS: Record<string, string> = {
  same_colour: 'in the colour of the page',
  tiny: 'too small to read',
  off_page: 'outside the page',
  invisible: 'set to be invisible',
  zero_width: 'in characters without width',
  vanish: 'marked as hidden',
  covered: 'covered by something else',
}

interface ResumeViewProps {
  resume: Resume | null
  /** Quoted passages, by page. */
  spans: ReadonlyMap<number, readonly Span[]>
  shown: { page: number; start: number } | null
}

/** The résumé as it reads to the eye, with the quoted words marked; text that was hidden from the eye is reported, not read. */
export function ResumeView({ resume, spans, shown }: ResumeViewProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!shown) return
    const page = root.current?.querySelector(`[data-page="${shown.page}"]`)
    // Marks stand in the order of the page's quotes: the one that begins there is found by counting those before it.
    const before = (spans.get(shown.page) ?? []).filter(({ start }) => start < shown.start).length
    const mark = page?.querySelectorAll('mark')[before]
    ;(mark ?? page)?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  }, [shown, spans])
  if (!resume) return <EmptyState drawing="page" title="No résumé was sent" />
  return (
    <div ref={root} className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
        <span className="font-medium">{resume.file_name}</span>
        <span className="text-text-2">
          {resume.summary ? `${resume.summary.page_count} page${resume.summary.page_count === 1 ? '' : 's'}, ` : ''}
          {Math.max(1, Math.round(resume.bytes / 1024))} kB
        </span>
        <a href={resume.url} className="link inline-flex items-center gap-1.5" download>
          <Icon of={Download} size={14} /> Save the file
        </a>
      </p>
      {resume.problem && (
        <Alert tone="attention" title="This résumé needs a person">
          {resume.problem}
        </Alert>
      )}
      {(resume.state === 'waiting' || resume.state === 'reading') && (
        <p className="text-text-2">It is being read now.</p>
      )}
      <HiddenText hidden={resume.summary?.hidden ?? []} />
      {resume.pages.map(({ number, text }) => (
        <section key={number} data-page={number} aria-label={`Page ${number}`} className="card px-5 py-4">
          <p className="mb-2 text-12 text-text-3">Page {number}</p>
          <p className="measure whitespace-pre-wrap">
            <Highlighted text={text} spans={spans.get(number) ?? []} />
          </p>
        </section>
      ))}
    </div>
  )
}

function HiddenText({ hidden }: { hidden: NonNullable<Resume['summary']>['hidden'] }) {
  if (hidden.length === 0) return null
  return (
    <Alert
      tone="attention"
      title={`This file holds text that nobody sees: ${hidden.length} passage${hidden.length === 1 ? '' : 's'}`}
    >
      <p>It was left out of everything. There may be an ordinary reason, such as a template.</p>
      <ul className="mt-2 grid gap-1">
        {hidden.slice(0, 8).map(one => (
          <li key={`${one.page}-${one.text.slice(0, 40)}`}>
            <span className="font-medium">{HIDDEN_WORDS[one.kind] ?? one.kind}</span>
            {one.page && `, page ${one.page}`}: <span className="font-mono text-12">{one.text.slice(0, 160)}</span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
