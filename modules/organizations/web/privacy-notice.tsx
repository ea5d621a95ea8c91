import { ChevronDown } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { PublicSettings } from '../contract.ts'
import { organizationPageWords as words } from '../words/careers.ts'

const NOTICE = 'privacy'

/** Opens the notice as well as scrolling to it. Without a script the link only scrolls there. */
function showNotice(_event: MouseEvent) {
  document.getElementById(NOTICE)?.setAttribute('open', '')
}

export const PrivacyNoticeLink = ({ className }: { className: string }) => (
  <a href={`#${NOTICE}`} onClick={showNotice} className={className}>
    {words.privacyNotice}
  </a>
)

interface PrivacyNoticeProps {
  face: Pick<PublicSettings, 'organization_name' | 'privacy_notice'>
  /** The width of the page, as classes. */
  width: string
}

/** An organization's privacy notice, collapsed. */
export function PrivacyNotice({ face, width }: PrivacyNoticeProps) {
  return (
    <div className={`mx-auto w-full px-5 pb-10 md:px-8 lg:px-10 ${width}`}>
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
