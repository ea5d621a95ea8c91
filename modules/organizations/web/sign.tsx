import type { PublicSettings } from '../contract.ts'

interface SignProps {
  face: Pick<PublicSettings, 'organization_name' | 'logo_url'>
  href: string
  /** Stands on the organization's color. */
  onFace?: boolean
}

/** The organization's logo and name; without a logo, its first letter on its own color. */
export function Sign({ face, href, onFace }: SignProps) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 min-w-0 items-center gap-3 font-serif text-22 leading-none font-medium tracking-[-0.02em] md:text-[1.625rem]"
    >
      {face.logo_url ? (
        <img src={face.logo_url} alt="" className="size-8.5 shrink-0 rounded-control object-contain md:size-10" />
      ) : (
        <span
          aria-hidden="true"
          className={`grid size-8.5 shrink-0 place-items-center rounded-full text-18 md:size-10 ${onFace ? 'bg-face-accent text-face' : 'bg-face text-on-face'}`}
        >
          {face.organization_name.slice(0, 1)}
        </span>
      )}
      <span className="truncate py-1">{face.organization_name}</span>
    </a>
  )
}
