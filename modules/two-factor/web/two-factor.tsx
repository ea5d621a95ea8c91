import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { When } from '#ui/when.tsx'
import type { Passkey } from '../contract.ts'
import { RECOVERY_CODES } from '../policy.ts'
import { twoFactorWords as words } from '../words/two-factor.ts'
import { twoFactorQuery } from './api.ts'
import { MethodRow } from './method-row.tsx'
import { PasskeyRows } from './passkey-rows.tsx'

const SetupDialog = lazy(() => import('./setup-dialog.tsx').then(m => ({ default: m.SetupDialog })))
const RenewDialog = lazy(() => import('./renew-dialog.tsx').then(m => ({ default: m.RenewDialog })))
const RemoveDialog = lazy(() => import('./remove-dialog.tsx').then(m => ({ default: m.RemoveDialog })))
const AddPasskeyDialog = lazy(() => import('./add-passkey-dialog.tsx').then(m => ({ default: m.AddPasskeyDialog })))
const RemovePasskeyDialog = lazy(() =>
  import('./remove-passkey-dialog.tsx').then(m => ({ default: m.RemovePasskeyDialog })),
)

const RenamePasskeyDialog = lazy(() =>
  import('./rename-passkey-dialog.tsx').then(m => ({ default: m.RenamePasskeyDialog })),
)

/** From here on the person is asked to create new codes. */
const FEW_CODES = 3

type Open =
  | 'setup'
  | 'renew'
  | 'remove'
  | 'add_passkey'
  | { readonly does: 'rename' | 'remove'; readonly passkey: Passkey }

/** The reader's authenticator app, passkeys and recovery codes. */
export function TwoFactor() {
  const own = useQuery(twoFactorQuery())
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  if (own.isError) return <ErrorState error={own.error} title={words.loadFailed} onRetry={() => void own.refetch()} />
  if (!own.data)
    return (
      <SkeletonGroup label={words.loading} className="grid max-w-xl gap-3">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    )
  const { on, authenticator, passkeys, recovery_codes_left: left } = own.data
  return (
    <>
      <ul className="max-w-xl divide-y divide-line border-y border-line">
        <MethodRow
          title={
            <>
              {words.app}
              <Chip tone={authenticator ? 'brand' : 'neutral'}>{authenticator ? words.on : words.off}</Chip>
            </>
          }
          action={
            authenticator ? (
              <Button size="small" onClick={() => setOpen('remove')}>
                {words.remove}
              </Button>
            ) : (
              <Button size="small" kind={on ? 'default' : 'primary'} onClick={() => setOpen('setup')}>
                {words.setUp}
              </Button>
            )
          }
        >
          {authenticator ? (
            <>
              {words.added} <When instant={authenticator.added_at} show="day" />
            </>
          ) : (
            words.explained
          )}
        </MethodRow>
        <PasskeyRows
          passkeys={passkeys.items}
          origin={passkeys.origin}
          onAdd={() => setOpen('add_passkey')}
          onRename={passkey => setOpen({ does: 'rename', passkey })}
          onRemove={passkey => setOpen({ does: 'remove', passkey })}
        />
        {on && (
          <MethodRow
            title={words.codes}
            action={
              <Button size="small" onClick={() => setOpen('renew')}>
                {words.renew}
              </Button>
            }
          >
            {words.codesLeft(left, RECOVERY_CODES)}
            {left <= FEW_CODES && `. ${words.fewCodes}`}
          </MethodRow>
        )}
      </ul>
      <Suspense>
        {open === 'setup' && <SetupDialog onClose={close} />}
        {open === 'renew' && <RenewDialog onClose={close} />}
        {open === 'remove' && <RemoveDialog hasPasskeys={passkeys.items.length > 0} onClose={close} />}
        {open === 'add_passkey' && <AddPasskeyDialog onClose={close} />}
        {typeof open === 'object' && open?.does === 'rename' && (
          <RenamePasskeyDialog passkey={open.passkey} onClose={close} />
        )}
        {typeof open === 'object' && open?.does === 'remove' && (
          <RemovePasskeyDialog
            passkey={open.passkey}
            isLast={!authenticator && passkeys.items.length === 1}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
