import type { ReactNode } from 'react'

/** A page's title, one line below it, and its actions on the right. Use one primary button per screen. */
export function PageHeader({
  title,
  children,
  actions,
  below,
  tabs,
}: {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  below?: ReactNode
  /** A row of tabs; its rule goes from edge to edge. */
  tabs?: ReactNode
}) {
  return (
    <header
      className={`px-4 pt-5 md:px-7 md:pt-6 ${tabs ? '[&>.tabs]:-mx-4 [&>.tabs]:mt-2.5 [&>.tabs]:px-4 md:[&>.tabs]:-mx-7 md:[&>.tabs]:px-7' : 'pb-4'}`}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h1 className="page-title">{title}</h1>
          {children && <div className="mt-1 measure text-13 text-text-2">{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {below}
      {tabs}
    </header>
  )
}
