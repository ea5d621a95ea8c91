import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { publicWords } from '../words/public.ts'

const words = publicWords.empty

interface NoRolesProps {
  /** There are open roles, but none matches the filter. */
  any: boolean
  /** The organization's. */
  name: string
  onShowAll: () => void
}

/** An empty list of open roles. */
export function NoRoles({ any, name, onShowAll }: NoRolesProps) {
  return any ? (
    <EmptyState
      drawing="search"
      title={words.noMatch}
      action={
        <Button size="large" onClick={onShowAll}>
          {words.showAll}
        </Button>
      }
    >
      {words.noMatchText}
    </EmptyState>
  ) : (
    <EmptyState drawing="inbox" title={words.none}>
      {words.noneText(name)}
    </EmptyState>
  )
}
