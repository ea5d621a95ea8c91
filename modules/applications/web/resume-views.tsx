import { originalWords as words } from '#modules/resumes/words/original.ts'
import { Button } from '#ui/button.tsx'

export type ResumeViewName = 'text' | 'original' | 'both'

interface ResumeViewsProps {
  value: ResumeViewName
  /** Side by side needs room. */
  wide: boolean
  onChange: (value: ResumeViewName) => void
}

/** Chooses between the text of a résumé, its original, and both side by side. */
export const ResumeViews = ({ value, wide, onChange }: ResumeViewsProps) => (
  <div role="group" aria-label={words.view} className="flex flex-wrap gap-1 print:hidden">
    {(wide ? (['text', 'original', 'both'] as const) : (['text', 'original'] as const)).map(one => (
      <Button
        key={one}
        size="small"
        kind={one === value ? 'default' : 'quiet'}
        aria-pressed={one === value}
        onClick={() => onChange(one)}
      >
        {words.views[one]}
      </Button>
    ))}
  </div>
)
