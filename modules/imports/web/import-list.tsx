import { Link } from '#ui/router.tsx'
import { Chip } from '#ui/chip.tsx'
import { When } from '#ui/when.tsx'
import type { ResumeImport } from '../contract.ts'
import { importWords as words } from '../words/imports.ts'
import { isRunning } from './api.ts'
import { ProgressBar } from './progress-bar.tsx'
import { readOf } from './progress.ts'

interface ImportListProps {
  readonly items: readonly ResumeImport[]
  readonly hrefOf: (one: ResumeImport) => string
}

/** Imports with their progress, newest first. */
export const ImportList = ({ items, hrefOf }: ImportListProps) => (
  <ul className="border-b border-line">
    {items.map(one => (
      <li
        key={one.id}
        className="relative grid gap-x-6 gap-y-1.5 border-t border-line px-4 py-3 hover:bg-sunken md:grid-cols-[minmax(0,1fr)_minmax(0,280px)_auto] md:items-center md:px-7"
      >
        <div className="min-w-0">
          <Link
            to={hrefOf(one)}
            className="block font-medium wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {one.job.title}
          </Link>
          <p className="flex flex-wrap gap-x-2 text-12 text-text-2">
            <span>{words.started(one.by.name)}</span>
            <When instant={one.created_at} show="relative" />
            <span>{one.informs ? words.informed : words.notInformed}</span>
          </p>
        </div>
        <div className="grid gap-1">
          {isRunning(one) && <ProgressBar label={words.progress(readOf(one), one.total)} of={one} />}
          <p className="num flex flex-wrap gap-x-3 text-13 text-text-2">
            {isRunning(one) ? (
              <span>{words.progress(readOf(one), one.total)}</span>
            ) : (
              <span>{words.imported(one.counts.imported)}</span>
            )}
            {one.counts.needs_attention + one.counts.failed > 0 && (
              <span className="font-medium text-attention">
                {words.attention(one.counts.needs_attention + one.counts.failed)}
              </span>
            )}
          </p>
        </div>
        <span className="justify-self-start md:w-28 md:justify-self-end md:text-right">
          <Chip tone={isRunning(one) ? 'brand' : 'neutral'}>{words.states[one.state]}</Chip>
        </span>
      </li>
    ))}
  </ul>
)
