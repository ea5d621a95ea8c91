import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { When } from '#ui/when.tsx'
import { RECOVERY_CODES } from '../policy.ts'
import { twoFactorWords as words } from '../words/two-factor.ts'
import { twoFactorQuery } from './api.ts'

const SetupDialog = lazy(() => import('./setup-dialog.tsx').then(m => ({ default: m.SetupDialog })))
const RenewDialog = lazy(() => import('./renew-dialog.tsx').then(m => ({ default: m.RenewDialog })))
const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then(m => ({ default: m.RemoveDialog })))

const DIALOGS = { setup: SetupDialog, renew: RenewDialog, remove: RemoveDialog }
/** From here on the person is asked to create new codes. */
const FEW_CODES = 3

/** The reader's authenticator app and recovery codes. */
export function TwoFactor() {
  const own = useQuery(twoFactorQuery())
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null)
  if (own.isError) return <ErrorState error={own.error} title={words.loadFailed} onRetry={() => void own.refetch()} />
  if (!own.data)
    return (
      <SkeletonGroup label={words.loading} className="grid max-w-xl gap-3">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    )
  const { authenticator, recovery_codes_left: left } = own.data
  const Dialog = open && DIALOGS[open]
  return (
    <>
      <ul className="max-w-xl divide-y divide-line border-y border-line">
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {words.app}
              <Chip tone={authenticator ? 'brand' : 'neutral'}>{authenticator ? words.on : words.off}</Chip>
            </p>
            <p className="text-13 text-text-2">
              {authenticator ? (
                <>
                  {words.added} <When instant={authenticator.added_at} show="day" />
                </>
              ) : (
                words.explained
              )}
            </p>
          </div>
          {authenticator ? (
            <Button size="small" onClick={() => setOpen('remove')}>
              {words.remove}
            </Button>
          ) : (
            <Button size="small" kind="primary" onClick={() => setOpen('setup')}>
              {words.setUp}
            </Button>
          )}
        </li>
        {authenticator && (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-medium">{words.codes}</p>
              <p className="text-13 text-text-2">
                {words.codesLeft(left, RECOVERY_CODES)}
                {left <= FEW_CODES && `. ${words.fewCodes}`}
              </p>
            </div>
            <Button size="small" onClick={() => setOpen('renew')}>
              {words.renew}
            </Button>
          </li>
        )}
      </ul>
      <Suspense>{Dialog && <Dialog onClose={() => setOpen(null)} />}</Suspense>
    </>
  )
}
