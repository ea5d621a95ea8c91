import { Command } from 'cmdk'
import type { LucideIcon } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import { partWords } from './words.ts'

export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** Further search terms. */
  readonly keywords?: readonly string[]
  /** Shown after the label. */
  readonly note?: string
  /** Whether the server found it, so that it stays whatever its label says. */
  readonly found?: boolean
  /** Whether the palette stays open when it is chosen. */
  readonly stays?: boolean
  readonly icon?: LucideIcon
  readonly hint?: string
  readonly run: () => void
}
export interface PaletteGroup {
  readonly heading: string
  readonly items: readonly PaletteItem[]
}

const FOUND = 'found:'

/** Matches words that start with the search text. Letters spread over a name do not match. */
const rank = (id: string, search: string, keywords: string[] = []) =>
  id.startsWith(FOUND) || ` ${keywords.join(' ')}`.toLowerCase().includes(` ${search.trim().toLowerCase()}`) ? 1 : 0

interface CommandPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly PaletteGroup[]
  search: string
  onSearch: (text: string) => void
  /** Whether more is being looked for. */
  busy?: boolean
}

/** Opens with Ctrl or ⌘ K: finds pages, actions and what the server found by typing. Choosing one closes it, unless it stays. */
export function CommandPalette({ open, onOpenChange, groups, search, onSearch, busy }: CommandPaletteProps) {
  const returnFocus = useFocusReturn(open)
  const choose = (item: PaletteItem) => {
    if (!item.stays) onOpenChange(false)
    item.run()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="float fixed top-[12vh] left-1/2 z-50 w-[calc(100vw-32px)] max-w-[580px] -translate-x-1/2 overflow-hidden"
        >
          <Radix.Title className="sr-only">{partWords.commands}</Radix.Title>
          <Command label={partWords.commands} loop filter={rank}>
            <Command.Input
              value={search}
              onValueChange={onSearch}
              maxLength={120}
              placeholder={partWords.commandsHint}
              className="h-12 w-full border-b border-line bg-transparent px-4 text-16 outline-none"
            />
            <Command.List className="max-h-[52vh] overflow-y-auto p-1.5">
              <Command.Empty className="px-3 py-6 text-center text-13 text-text-2">
                {busy ? partWords.searching : partWords.noCommands}
              </Command.Empty>
              {groups.map(group => (
                <Command.Group
                  key={group.heading}
                  heading={group.heading}
                  className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-text-2"
                >
                  {group.items.map(item => (
                    <Command.Item
                      key={item.id}
                      value={item.found ? FOUND + item.id : item.id}
                      keywords={[item.label, ...(item.keywords ?? [])]}
                      onSelect={() => choose(item)}
                      className="menu-item"
                    >
                      {item.icon && <Icon of={item.icon} className="text-text-2" />}
                      <span className="flex min-w-0 flex-1 items-baseline gap-2">
                        <span className={item.note ? 'max-w-[60%] shrink-0 truncate' : 'truncate'}>{item.label}</span>
                        {item.note && <span className="truncate text-13 text-text-2">{item.note}</span>}
                      </span>
                      {item.hint && <Kbd>{item.hint}</Kbd>}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
