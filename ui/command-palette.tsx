import { Command } from 'cmdk'
import type { LucideIcon } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'

export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** Further words it is found by. */
  readonly keywords?: readonly string[]
  readonly icon?: LucideIcon
  readonly hint?: string
  readonly run: () => void
}
export interface PaletteGroup {
  readonly heading: string
  readonly items: readonly PaletteItem[]
}

/** Words that begin with what was typed; letters scattered over a name do not count. */
const rank = (_id: string, search: string, keywords: string[] = []) =>
  ` ${keywords.join(' ')}`.toLowerCase().includes(` ${search.trim().toLowerCase()}`) ? 1 : 0

/** Ctrl or ⌘ K: go anywhere, do anything, by typing. The caller says what there is; choosing closes it. */
export function CommandPalette({
  open,
  onOpenChange,
  groups,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly PaletteGroup[]
}) {
  const choose = (item: PaletteItem) => {
    onOpenChange(false)
    item.run()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil" />
        <Radix.Content
          aria-describedby={undefined}
          className="float fixed top-[12vh] left-1/2 z-50 w-[calc(100vw-32px)] max-w-[580px] -translate-x-1/2 overflow-hidden"
        >
          <Radix.Title className="sr-only">Go to or do</Radix.Title>
          <Command label="Go to or do" loop filter={rank}>
            <Command.Input
              placeholder="Go to, or do"
              className="h-12 w-full border-b border-line bg-transparent px-4 text-16 outline-none"
            />
            <Command.List className="max-h-[52vh] overflow-y-auto p-1.5">
              <Command.Empty className="px-3 py-6 text-center text-13 text-text-2">Nothing by that name.</Command.Empty>
              {groups.map(group => (
                <Command.Group
                  key={group.heading}
                  heading={group.heading}
                  className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-text-2"
                >
                  {group.items.map(item => (
                    <Command.Item
                      key={item.id}
                      value={item.id}
                      keywords={[item.label, ...(item.keywords ?? [])]}
                      onSelect={() => choose(item)}
                      className="menu-item"
                    >
                      {item.icon && <Icon of={item.icon} className="text-text-2" />}
                      <span className="flex-1">{item.label}</span>
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
