import { ListFooter } from '#ui/list-footer.tsx'
import { listPageWords as words } from '../words/list-page.ts'

interface ApplicationsFooterProps {
  shown: number
  total: string
  more: (() => void) | null
  busy: boolean
}

const SHORTCUTS = [
  { keys: ['j', 'k'], label: words.keys.nextAndPrevious },
  { keys: ['x'], label: words.keys.select },
  { keys: ['Enter'], label: words.keys.open },
  { keys: ['e'], label: words.keys.evaluate },
  { keys: ['m'], label: words.keys.move },
  { keys: ['?'], label: words.keys.all },
]

/** How many applications are shown, a button for more, and the most important keyboard shortcuts. */
export const ApplicationsFooter = ({ shown, total, more, busy }: ApplicationsFooterProps) => (
  <ListFooter
    showing={words.showing(shown, total)}
    more={more && { label: words.more, busy, load: more }}
    shortcuts={SHORTCUTS}
  />
)
