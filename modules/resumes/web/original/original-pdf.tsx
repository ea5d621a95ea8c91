import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { originalWords as words } from '../../words/original.ts'
import { loadPdf, type PdfProblem, UnreadablePdf } from './load-pdf.ts'
import { PdfPage } from './pdf-page.tsx'

const ZOOMS = [1, 1.25, 1.5, 2, 3] as const
/** Longer files are downloaded. */
const MOST_PAGES = 60

interface OriginalPdfProps {
  /** Of the résumé. */
  id: string
  url: string
}

const problemOf = (error: unknown): PdfProblem => (error instanceof UnreadablePdf ? error.problem : 'failed')

/** The pages of a résumé as the candidate made them. */
export function OriginalPdf({ id, url }: OriginalPdfProps) {
  const client = useQueryClient()
  const [zoom, setZoom] = useState(0)
  const file = useQuery({
    queryKey: ['resumes', 'original', id],
    queryFn: ({ signal }) => loadPdf(url, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    // A document is not data that could be compared.
    structuralSharing: false,
  })
  const pdf = file.data
  useEffect(() => () => void pdf?.loadingTask.destroy(), [pdf])
  if (file.isPending)
    return (
      <SkeletonGroup label={words.loading}>
        <Skeleton className="aspect-[210/297] w-full" />
      </SkeletonGroup>
    )
  if (file.isError || !pdf) {
    const problem = problemOf(file.error)
    return (
      <Alert
        tone="attention"
        title={words.problems[problem].title}
        actions={
          (problem === 'expired' || problem === 'failed') && (
            <Button
              size="small"
              onClick={() =>
                void client.invalidateQueries({ queryKey: ['applications', 'candidate'] }).then(() => file.refetch())
              }
            >
              {words.again}
            </Button>
          )
        }
      >
        {words.problems[problem].text}
      </Alert>
    )
  }
  const shown = Math.min(pdf.numPages, MOST_PAGES)
  return (
    <section aria-label={words.label} className="grid gap-3">
      <div className="flex items-center justify-between gap-2">
        <p className="text-13 text-text-2">{words.pictureNote}</p>
        <span className="flex shrink-0">
          <IconButton
            icon={ZoomOut}
            size="small"
            label={words.zoomOut}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <IconButton
            icon={ZoomIn}
            size="small"
            label={words.zoomIn}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </span>
      </div>
      {Array.from({ length: shown }, (_, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} zoom={ZOOMS[zoom]!} />
      ))}
      {pdf.numPages > shown && <p className="text-13 text-text-2">{words.more(pdf.numPages - shown)}</p>}
    </section>
  )
}
