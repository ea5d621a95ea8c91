import { ChevronDown } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { SkipLink } from '../../layouts/skip-link.tsx'
import { paths } from '../../paths.ts'
import { careersWords as words } from '../../words/careers.ts'
import type { Face } from './careers-data.ts'

/** The organization's logo and name; without a logo, its first letter on its own color. */
export function Sign({ face, onFace }: { face: Face; onFace?: boolean }) {
  return (
    <a
      href={paths.form(face.id)}
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

interface FrameProps {
  face: Face
  /** Replaces the header bar, for the hero of the careers page. */
  head?: ReactNode
  /** Right in the header bar. */
  aside?: ReactNode
  /** At the very end, above everything else, on narrow screens. */
  foot?: ReactNode
  width?: 'wide' | 'narrow'
  children: ReactNode
}

/** The frame of an organization's pages for candidates: its logo at the top, its privacy notice and Evenhand's name at the bottom. */
export function CareersFrame({ face, head, aside, foot, width = 'wide', children }: FrameProps) {
  const wide = width === 'wide' ? 'max-w-[1200px]' : 'max-w-[1120px] max-lg:max-w-[684px]'
  return (
    <div data-roomy className="flex min-h-dvh flex-col text-16">
      <SkipLink />
      {head ?? (
        <header className="border-b border-line bg-surface">
          <div className={`mx-auto flex h-16 items-center justify-between gap-6 px-5 md:h-19 md:px-8 lg:px-10 ${wide}`}>
            <Sign face={face} />
            {aside}
          </div>
        </header>
      )}
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <PrivacyNotice face={face} wide={wide} />
      <footer className="border-t border-line text-13 text-text-2">
        <div className={`mx-auto flex flex-wrap items-center gap-x-7 gap-y-1 px-5 py-5 md:px-8 lg:px-10 ${wide}`}>
          <p>{face.organization_name}</p>
          <nav aria-label={face.organization_name} className="flex flex-wrap gap-x-5">
            <a href={`#${NOTICE}`} onClick={showNotice} className={FOOT_LINK}>
              {words.privacyNotice}
            </a>
            {face.website && (
              <a href={face.website} rel="noopener" className={FOOT_LINK}>
                {words.website}
              </a>
            )}
          </nav>
          <p className="md:ml-auto">
            {words.poweredBy}
            <a href={paths.home()} className={FOOT_LINK}>
              Evenhand
            </a>
          </p>
        </div>
      </footer>
      {foot}
    </div>
  )
}

const FOOT_LINK =
  'inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current'

export const NOTICE = 'privacy'

/** Opens the notice as well as scrolling to it. Without a script the link only scrolls there. */
export function showNotice(_event: MouseEvent) {
  document.getElementById(NOTICE)?.setAttribute('open', '')
}

function PrivacyNotice({ face, wide }: { face: Face; wide: string }) {
  return (
    <div className={`mx-auto w-full px-5 pb-10 md:px-8 lg:px-10 ${wide}`}>
      <details id={NOTICE} className="group scroll-mt-20 border-t border-line">
        <summary className="flex min-h-12 items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <h2 className="text-14 font-medium">{words.privacyNoticeOf(face.organization_name)}</h2>
          <Icon of={ChevronDown} className="text-text-2 transition-transform group-open:rotate-180" />
        </summary>
        <div className="measure pb-6 text-16 whitespace-pre-line text-text-2">{face.privacy_notice}</div>
      </details>
    </div>
  )
}
