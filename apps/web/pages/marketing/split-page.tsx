import type { ReactNode } from 'react'

/** A public page with a form: what it is about on the left, the form on the right, one below the other on phones. */
export const SplitPage = ({
  title,
  lead,
  about,
  children,
}: {
  title: string
  lead: string
  about: ReactNode
  children: ReactNode
}) => (
  <section
    data-roomy
    className="mx-auto grid w-full max-w-[1280px] gap-x-12 gap-y-10 px-5 pt-11 pb-18 md:px-8 lg:grid-cols-[5fr_7fr] lg:pt-18 lg:pb-28 xl:gap-x-20 xl:px-10"
  >
    <div>
      <h1 className="font-serif text-48 leading-[1.02] tracking-[-0.025em]">{title}</h1>
      <p className="mt-5 max-w-[46ch] text-18 leading-[1.55] text-pretty text-text-2">{lead}</p>
      {about}
    </div>
    {children}
  </section>
)
