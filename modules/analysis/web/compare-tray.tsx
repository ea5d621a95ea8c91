import { X } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { COMPARED } from '../policy.ts'
import { analysisWords as words } from '../words/analysis.ts'

interface CompareTrayProps {
  readonly selected: readonly { application_id: string; name: string }[]
  readonly onRemove: (applicationId: string) => void
  readonly onCompare: () => void
}

/** The candidates that were selected, and the button that compares them. */
export function CompareTray({ selected, onRemove, onCompare }: CompareTrayProps) {
  if (selected.length === 0) return null
  const free = COMPARED.most - selected.length
  return (
    <div
      role="region"
      aria-label={words.selected}
      className="sticky bottom-3 z-10 mx-auto mt-4 flex w-fit max-w-[calc(100%-24px)] flex-wrap items-center gap-2 rounded-card border border-line-strong bg-raised px-3 py-2.5 shadow-float"
    >
      <span className="px-1 text-13 max-md:hidden">{words.selected}</span>
      {selected.map(({ application_id, name }) => (
        <button
          key={application_id}
          type="button"
          aria-label={words.remove(name)}
          onClick={() => onRemove(application_id)}
          className="flex h-8 items-center gap-2 rounded-control border border-line bg-surface px-2.5 text-13 hover:bg-sunken"
        >
          <span className="max-w-36 truncate">{name}</span>
          <Icon of={X} />
        </button>
      ))}
      {free > 0 && (
        <span className="flex h-8 items-center rounded-control border border-dashed border-line-strong px-2.5 text-12 text-text-2 max-md:hidden">
          {words.addMore(free)}
        </span>
      )}
      <Button kind="primary" size="small" disabled={selected.length < COMPARED.least} onClick={onCompare}>
        {words.compareCandidates(selected.length)} <Kbd>{words.compareKey}</Kbd>
      </Button>
    </div>
  )
}
