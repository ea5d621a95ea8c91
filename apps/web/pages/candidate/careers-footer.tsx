import { PrivacyNoticeLink } from '#modules/organizations/web/privacy-notice.tsx'
import { paths } from '../../paths.ts'
import { careersWords as words } from '../../words/careers.ts'
import type { Face } from './careers-data.ts'

const FOOT_LINK =
  'inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current'

/** The organization's links, and Evenhand's name. */
export function CareersFooter({ face, wide }: { face: Face; wide: string }) {
  return (
    <footer className="border-t border-line text-13 text-text-2">
      <div className={`mx-auto flex flex-wrap items-center gap-x-7 gap-y-1 px-5 py-5 md:px-8 lg:px-10 ${wide}`}>
        <p>{face.organization_name}</p>
        <nav aria-label={face.organization_name} className="flex flex-wrap gap-x-5">
          <PrivacyNoticeLink className={FOOT_LINK} />
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
  )
}
