import type { ReactNode } from 'react'

/** A page with one form: title, lead and form. */
export function AuthPage({
  title,
  lead,
  children,
  below,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
  below?: ReactNode
}) {
  return (
    <div data-roomy className="mx-auto w-full max-w-[460px] px-5 pt-12 pb-20 md:pt-20 md:pb-28">
      <h1 className="font-serif text-36 leading-[1.06] tracking-[-0.022em] text-balance">{title}</h1>
      {lead && <p className="mt-3 text-16 text-pretty text-text-2">{lead}</p>}
      <div className="mt-8">{children}</div>
      {below && <p className="mt-8 border-t border-line pt-5 text-14 text-text-2">{below}</p>}
    </div>
  )
}
