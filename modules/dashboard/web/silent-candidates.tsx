import { BellOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from '#ui/router.tsx'
import { locale } from '#platform/locale/locale.ts'
import { STAGE_NAMES } from '#modules/applications/policy.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useNow } from '#ui/use-now.ts'
import type { Widgets } from '../contract.ts'
import { MOST_COUNTED, SILENT_DAYS } from '../policy.ts'
import { dashboardWords as words } from '../words/dashboard.ts'
import { Section } from './section.tsx'

const SendUpdates = lazy(() => import('./send-updates.tsx').then(module => ({ default: module.SendUpdates })))

const DAY_MS = 86_400_000
const MOST_SQUARES = 9

/** Candidates who heard nothing for a week, longest first. */
export function SilentCandidates({
  silent,
  hrefOf,
  sends,
  onSent,
}: {
  silent: Widgets['silent']
  /** Whether the reader may write to candidates. */
  sends: boolean
  onSent: () => void
  hrefOf: (candidate: { candidate_uuid: string; application_id: string }) => string
}) {
  const now = useNow()
  const [recipients, setRecipients] = useState<readonly string[] | null>(null)
  const none = silent.count === 0
  return (
    <Section
      className={none ? 'bg-surface' : 'border-attention-line bg-attention-tint'}
      title={
        none ? (
          words.noneSilent
        ) : (
          <span className="flex items-center gap-2.5 text-attention">
            <Icon of={BellOff} /> {words.silent(silent.count, silent.count >= MOST_COUNTED)}
          </span>
        )
      }
    >
      <ul>
        {silent.items.map(one => {
          const days = Math.floor((now.getTime() - Date.parse(one.since)) / DAY_MS)
          return (
            <li
              key={one.application_id}
              className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-attention-line py-1.5"
            >
              <p className="min-w-0">
                <Link to={hrefOf(one)} className="font-medium hover:underline">
                  {one.name}
                </Link>{' '}
                <span className="text-12 text-text-2 max-md:block md:ml-1.5">
                  {locale.parts([one.job.title, STAGE_NAMES[one.stage]])}
                </span>
              </p>
              <p className="num flex items-center gap-3 text-13 font-medium whitespace-nowrap">
                <span aria-hidden="true" className="flex gap-[2px] max-md:hidden">
                  {Array.from({ length: Math.min(days, MOST_SQUARES) }, (_, day) => (
                    <i
                      key={day}
                      className={`size-[7px] rounded-[2px] bg-attention ${day < SILENT_DAYS ? 'opacity-40' : ''}`}
                    />
                  ))}
                </span>
                <span className="min-w-14 text-right">{words.silentDays(days)}</span>
              </p>
            </li>
          )
        })}
      </ul>
      {sends && !none && (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Button onClick={() => setRecipients(silent.application_ids)}>{words.sendUpdates(silent.count)}</Button>
          <span className="text-12 text-text-2">{words.sendUpdatesNote}</span>
        </div>
      )}
      {/* It stays while the list changes: its result can be read and undone. */}
      {recipients && (
        <Suspense fallback={null}>
          <SendUpdates
            key={recipients.join()}
            recipients={recipients}
            onCancel={() => setRecipients(null)}
            onSent={onSent}
          />
        </Suspense>
      )}
    </Section>
  )
}
