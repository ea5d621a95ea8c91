import type { ReactNode } from 'react'

/** A part of the profile, with its title on the left where there is room. */
export function ProfilePart({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-4 border-t border-line px-4 py-6 md:grid-cols-[200px_minmax(0,1fr)] md:px-7">
      <div>
        <h2 className="font-semibold">{title}</h2>
        {note && <p className="text-13 text-text-2">{note}</p>}
      </div>
      {children}
    </section>
  )
}
