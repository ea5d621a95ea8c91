import type { ReactNode } from 'react'
import { PrivacyNotice } from '#modules/organizations/web/privacy-notice.tsx'
import { Sign } from '#modules/organizations/web/sign.tsx'
import { SkipLink } from '../../layouts/skip-link.tsx'
import { paths } from '../../paths.ts'
import type { Face } from './careers-data.ts'
import { CareersFooter } from './careers-footer.tsx'

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
            <Sign face={face} href={paths.form(face.id)} />
            {aside}
          </div>
        </header>
      )}
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <PrivacyNotice face={face} width={wide} />
      <CareersFooter face={face} wide={wide} />
      {foot}
    </div>
  )
}
