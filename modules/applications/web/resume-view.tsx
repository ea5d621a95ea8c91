import { Download } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { Alert } from '#ui/alert.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Highlighted, type Span } from '#ui/highlighted.tsx'
import { scrollBehavior } from '#ui/scroll.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CandidateDetails } from '../contract.ts'
import { readingPanelWords } from '#modules/resumes/words/details.ts'
import { ResumeViews } from './resume-views.tsx'
import { useResumeView } from './use-resume-view.ts'
import { ReadDetails, type SourceWords } from './read-details.tsx'
import { resumeWords as words } from '../words/record.ts'

const OriginalPdf = lazy(() =>
  import('#modules/resumes/web/original/original-pdf.tsx').then(m => ({ default: m.OriginalPdf })),
)

type Resume = NonNullable<CandidateDetails['applications'][number]['resume']>

const kinds: Record<string, string> = words.hiddenKinds

interface ResumeViewProps {
  applicationId: string
  resume: Resume | null
  /** May correct what was read. */
  decides: boolean
  /** Quoted passages, by page. */
  spans: ReadonlyMap<number, readonly Span[]>
  shown: { page: number; start: number } | null
}

/** The visible text of the résumé, with quotes marked. Hidden text is reported and not used. */
export function ResumeView({ applicationId, resume, decides, spans, shown }: ResumeViewProps) {
  const root = useRef<HTMLDivElement>(null)
  /** The words of the value that is pointed at. */
  const [pointed, setPointed] = useState<SourceWords | null>(null)
  /** The words of the value that was selected. They stay marked after the pointer has left the value. */
  const [opened, setOpened] = useState<SourceWords | null>(null)
  const marked = pointed ?? opened
  const view = useResumeView()
  useEffect(() => {
    if (!opened) return
    const page = root.current?.querySelector(`[data-page="${opened.page}"]`)
    ;(page?.querySelector('[data-pointed]') ?? page)?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  }, [opened])
  const { value: shownView, show: showView } = view
  useEffect(() => {
    // A quote is in the text.
    if ((shown ?? opened) && shownView === 'original') showView('text')
    // Only when something else is pointed at.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shown, opened])
  useEffect(() => {
    if (!shown) return
    const page = root.current?.querySelector(`[data-page="${shown.page}"]`)
    // Marks are in the order of the page's quotes: the right one is found by counting those before it.
    const before = (spans.get(shown.page) ?? []).filter(({ start }) => start < shown.start).length
    const mark = page?.querySelectorAll('mark')[before]
    ;(mark ?? page)?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  }, [shown, spans])
  if (!resume) return <EmptyState drawing="page" title={words.none} />
  // A scan has pages without text.
  const pages = resume.pages.filter(({ text }) => text.trim() !== '')
  const hasOriginal = resume.is_pdf && resume.url !== null
  const shows = hasOriginal ? view.value : 'text'
  const details = resume.details && (
    <ReadDetails
      key={resume.details.version}
      applicationId={applicationId}
      shown={resume.details}
      pageCount={resume.summary?.page_count ?? 1}
      decides={decides}
      onPoint={setPointed}
      onOpen={setOpened}
    />
  )
  return (
    <div ref={root} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
        <span className="font-medium">{resume.file_name}</span>
        <span className="text-text-2">
          {locale.parts([resume.summary && words.pages(resume.summary.page_count), locale.bytes(resume.bytes)])}
        </span>
        {hasOriginal && <ResumeViews value={view.value} wide={view.wide} onChange={view.show} />}
        {resume.url && (
          <a href={resume.url} className="link inline-flex items-center gap-1.5" download>
            <Icon of={Download} size={14} /> {words.download}
          </a>
        )}
      </div>
      {resume.problem && (
        <Alert tone="attention" title={words.needsReview}>
          {resume.problem}
        </Alert>
      )}
      {(resume.state === 'waiting' || resume.state === 'reading') && <p className="text-text-2">{words.reading}</p>}
      <HiddenText hidden={resume.summary?.hidden ?? []} />
      {shows === 'text' && details}
      <div className={shows === 'both' ? 'grid grid-cols-2 items-start gap-5' : 'grid gap-4'}>
        {shows !== 'text' && (
          <Suspense fallback={<Skeleton className="aspect-[210/297] w-full" />}>
            <OriginalPdf id={resume.id} url={resume.url!} />
          </Suspense>
        )}
        {shows !== 'original' && (
          <div className="grid content-start gap-4">
            {pages.map(({ number, text, entered }) => (
              <section key={number} data-page={number} aria-label={words.page(number)} className="card px-5 py-4">
                <p className="mb-2 text-12 text-text-3">{entered ? readingPanelWords.entered : words.page(number)}</p>
                <p className="measure whitespace-pre-wrap">
                  <Highlighted
                    text={text}
                    spans={spans.get(number) ?? []}
                    pointed={marked?.page === number && !entered ? marked : null}
                  />
                </p>
              </section>
            ))}
          </div>
        )}
      </div>
      {shows !== 'text' && details}
    </div>
  )
}

function HiddenText({ hidden }: { hidden: NonNullable<Resume['summary']>['hidden'] }) {
  if (hidden.length === 0) return null
  return (
    <Alert tone="attention" title={words.hidden(hidden.length)}>
      <p>{words.hiddenNote}</p>
      <ul className="mt-2 grid gap-1">
        {hidden.slice(0, 8).map(one => (
          <li key={`${one.page}-${one.text.slice(0, 40)}`}>
            <span className="font-medium">
              {locale.parts([kinds[one.kind] ?? one.kind, one.page ? words.onPage(one.page) : null])}
            </span>
            : <span className="font-mono text-12">{one.text.slice(0, 160)}</span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
