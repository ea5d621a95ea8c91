import { X } from 'lucide-react'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { OUTCOME_NAMES, STAGE_NAMES } from '#modules/applications/policy.ts'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/router.tsx'
import { useNow } from '#ui/use-now.ts'
import type { ComparedEntry } from '../contract.ts'
import { analysisWords, comparisonWords as words } from '../words/analysis.ts'

interface ComparedHeadProps {
  readonly entry: ComparedEntry
  readonly href: string
  /** Null if no fewer can be compared. */
  readonly onRemove: ((applicationId: string) => void) | null
}

/** Who is compared in a column, and where the application stands. */
export function ComparedHead({ entry, href, onRemove }: ComparedHeadProps) {
  const now = useNow()
  return (
    <div role="columnheader" className="flex min-w-0 items-start justify-between gap-2 border-l border-line px-4 py-3">
      <div className="min-w-0">
        <Link to={href} className="block truncate font-medium hover:underline">
          {entry.name}
        </Link>
        <p className="text-12 text-text-2">
          {analysisWords.since(
            entry.outcome === 'active' ? STAGE_NAMES[entry.stage] : OUTCOME_NAMES[entry.outcome],
            locale.relative(new Date(entry.stage_since), now, browserZone()),
          )}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <LinkButton to={href} size="small">
            {words.open}
          </LinkButton>
          {entry.sample && <Chip tone="outline">{analysisWords.sample}</Chip>}
        </p>
      </div>
      {onRemove && (
        <IconButton
          icon={X}
          size="small"
          label={words.remove(entry.name)}
          onClick={() => onRemove(entry.application_id)}
        />
      )}
    </div>
  )
}
