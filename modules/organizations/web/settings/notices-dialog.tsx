import { Dialog } from '#ui/dialog.tsx'
import { When } from '#ui/when.tsx'
import type { PrivacyNotice } from '../../contract.ts'
import { organizationSettingsWords as words } from '../../words/organization-settings.ts'

/** All versions of the privacy notice; the newest is open. */
export const NoticesDialog = ({ notices, onClose }: { notices: readonly PrivacyNotice[]; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={open => !open && onClose()}
    title={words.versionsTitle}
    description={words.versionsText}
    keep={words.close}
  >
    <ul className="divide-y divide-line border-y border-line">
      {notices.map(({ version, text, since, saved_by }, index) => (
        <li key={version}>
          <details open={index === 0}>
            <summary className="cursor-pointer py-2.5">
              <span className="font-medium">{words.version(version)}</span>{' '}
              <span className="text-13 text-text-2">
                {words.since} <When instant={since} show="date" />,{' '}
                {saved_by ? words.savedBy(saved_by.name) : words.standard}
              </span>
            </summary>
            <p className="pb-3 text-13 whitespace-pre-line text-text-2">{text}</p>
          </details>
        </li>
      ))}
    </ul>
  </Dialog>
)
