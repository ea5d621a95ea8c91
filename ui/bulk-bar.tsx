import type { ReactNode } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { partWords } from './words.ts'

/** Actions for the selected rows. Floats above the bottom of the list. */
export function BulkBar({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <div data-bottom-bar="float" className="pointer-events-none sticky bottom-0 z-10 flex justify-center px-4 pb-3.5">
      <div
        role="toolbar"
        aria-label={partWords.bulkActions(count)}
        className="float pointer-events-auto flex max-w-full items-center gap-0.5 overflow-x-auto p-1.5 max-md:gap-0 max-md:p-1 max-md:[&_.button]:px-1.5"
      >
        <span className="mr-1 flex h-[26px] items-center gap-2 border-r border-line px-3 text-13 font-medium whitespace-nowrap max-md:mr-0 max-md:px-2">
          <span className="num grid h-[22px] min-w-[22px] place-items-center rounded-control bg-brand px-1 text-12 text-on-brand">
            {locale.number(count)}
          </span>
          <span className="max-md:sr-only">{partWords.selected}</span>
        </span>
        {children}
      </div>
    </div>
  )
}
