import { Link } from '#ui/router.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import type { ImportItem, ImportItemState } from '../contract.ts'
import { detailWords as words } from '../words/imports.ts'
import { ItemActions } from './item-actions.tsx'

const TONES: Partial<Record<ImportItemState, ChipTone>> = {
  imported: 'brand',
  needs_attention: 'attention',
  failed: 'danger',
  waiting: 'outline',
  reading: 'outline',
}

interface ItemListProps {
  readonly importId: string
  readonly items: readonly ImportItem[]
  readonly hrefOf: (application: NonNullable<ImportItem['application']>) => string
}

/** The files of an import: what became of each, and what can be done. */
export const ItemList = ({ importId, items, hrefOf }: ItemListProps) => (
  <ul className="border-b border-line">
    {items.map(item => {
      const name = item.file_name ?? (item.application ? words.hiddenFile : words.deletedFile)
      return (
        <li
          key={item.id}
          className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 md:grid-cols-[128px_minmax(0,1fr)_minmax(0,1.2fr)_36px] md:px-7"
        >
          <span className="max-md:col-start-1">
            <Chip tone={TONES[item.state] ?? 'neutral'}>{words.states[item.state]}</Chip>
          </span>
          <span
            className={`truncate max-md:col-span-2 ${item.file_name ? '' : 'text-text-2'}`}
            title={item.file_name ?? undefined}
          >
            {name}
          </span>
          <span className="min-w-0 text-13 text-pretty text-text-2 max-md:col-span-2">
            {item.application && (
              <>
                <Link to={hrefOf(item.application)} className="link font-medium wrap-anywhere">
                  {item.application.name}
                </Link>
                {!item.application.has_email && item.state === 'imported' && (
                  <span className="ml-2 font-medium text-attention">{words.noEmail}</span>
                )}
              </>
            )}
            {item.reason && <span className={item.application ? 'ml-2' : ''}>{item.reason}</span>}
          </span>
          <span className="justify-self-end max-md:col-start-2 max-md:row-start-1">
            <ItemActions importId={importId} item={item} name={name} />
          </span>
        </li>
      )
    })}
  </ul>
)
