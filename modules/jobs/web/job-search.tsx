import { Search } from 'lucide-react'
import { useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { useShortcuts } from '#ui/shortcuts.ts'
import { useDelayedText } from '#ui/use-delayed-text.ts'
import { jobViewWords as words } from '../words/views.ts'

/** Searches jobs by title and department. The address has what is searched for. */
export function JobSearch({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const { text, setText } = useDelayedText(search, onSearch)
  useShortcuts([{ keys: '/', label: words.searchShortcut, run: () => field.current?.focus() }])
  return (
    <label className="control flex min-h-9 max-w-[420px] flex-1 items-center gap-2 px-3 focus-within:outline-2 focus-within:outline-focus">
      <Icon of={Search} className="text-text-2" />
      <input
        ref={field}
        type="search"
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        value={text}
        onChange={event => setText(event.target.value)}
        className="h-7 min-w-0 flex-1 bg-transparent text-13 outline-none placeholder:text-text-2"
      />
      <span className="max-md:hidden">
        <Kbd>/</Kbd>
      </span>
    </label>
  )
}
