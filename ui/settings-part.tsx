import type { ReactNode } from 'react'

interface SettingsPartProps {
  title: ReactNode
  note?: ReactNode
  /** For links to this part. */
  id?: string
  /** The title stands above, because the content needs the full width. */
  wide?: boolean
  children: ReactNode
}

/** A part of a settings page, with its title on the left where there is room. */
export function SettingsPart({ title, note, id, wide, children }: SettingsPartProps) {
  return (
    <section
      id={id}
      className={`grid scroll-mt-14 grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 border-t border-line px-4 py-6 md:px-7 ${wide ? '' : 'md:grid-cols-[200px_minmax(0,1fr)]'}`}
    >
      <div>
        <h2 className="font-semibold">{title}</h2>
        {note && <p className="text-13 text-pretty text-text-2">{note}</p>}
      </div>
      {children}
    </section>
  )
}
