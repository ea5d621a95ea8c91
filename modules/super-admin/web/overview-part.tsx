import { type ReactNode, useId } from 'react'

interface OverviewPartProps {
  title: string
  note?: string | undefined
  aside?: ReactNode
  children: ReactNode
}

/** A part of the overview with its heading. */
export function OverviewPart({ title, note, aside, children }: OverviewPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-b border-line px-4 py-5 md:px-7">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {note && <p className="text-12 text-text-2">{note}</p>}
        {aside && <div className="ml-auto text-13">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
