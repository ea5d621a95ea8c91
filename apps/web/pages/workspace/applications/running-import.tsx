import { useInfiniteQuery } from '@tanstack/react-query'
import { importsQuery, isRunning } from '#modules/imports/web/api.ts'
import { ProgressBar } from '#modules/imports/web/progress-bar.tsx'
import { readOf } from '#modules/imports/web/progress.ts'
import { importWords as words } from '#modules/imports/words/imports.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { paths } from '../../../paths.ts'

/** The import that is being read now, if there is one. */
export function RunningImport() {
  const { data } = useInfiniteQuery(importsQuery())
  const running = data?.pages[0]?.items.find(isRunning)
  if (!running) return null
  const progress = words.progress(readOf(running), running.total)
  const problems = running.counts.needs_attention + running.counts.failed
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 text-13 md:px-7">
      <span className="font-medium">{running.job.title}</span>
      <span className="num text-text-2">{progress}</span>
      <div className="w-40">
        <ProgressBar label={progress} of={running} />
      </div>
      {problems > 0 && <span className="font-medium text-attention">{words.attention(problems)}</span>}
      <LinkButton to={paths.importDetails(running.id)} size="small">
        {words.view}
      </LinkButton>
    </div>
  )
}
