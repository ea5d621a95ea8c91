import { Button } from '#ui/button.tsx'
import { When } from '#ui/when.tsx'
import type { Passkey } from '../contract.ts'
import { MOST_PASSKEYS } from '../policy.ts'
import { passkeyWords as words } from '../words/passkeys.ts'
import { MethodRow } from './method-row.tsx'
import { knowsPasskeys, PasskeyAddress } from './passkey-place.tsx'

interface PasskeyRowsProps {
  readonly passkeys: readonly Passkey[]
  /** The only address at which passkeys work; null if there is none. */
  readonly origin: string | null
  readonly onAdd: () => void
  readonly onRename: (passkey: Passkey) => void
  readonly onRemove: (passkey: Passkey) => void
}

/** The reader's passkeys, and adding one where that is possible. */
export function PasskeyRows({ passkeys, origin, onAdd, onRename, onRemove }: PasskeyRowsProps) {
  const isHere = origin === window.location.origin && knowsPasskeys()
  return (
    <>
      <MethodRow
        title={words.title}
        action={
          isHere &&
          passkeys.length < MOST_PASSKEYS && (
            <Button size="small" onClick={onAdd}>
              {words.add}
            </Button>
          )
        }
      >
        <Explanation count={passkeys.length} origin={origin} />
      </MethodRow>
      {passkeys.map(passkey => (
        <MethodRow
          key={passkey.id}
          title={<span className="break-words">{passkey.name}</span>}
          action={
            <span className="flex gap-2">
              <Button size="small" aria-label={words.renameLabel(passkey.name)} onClick={() => onRename(passkey)}>
                {words.rename}
              </Button>
              <Button size="small" aria-label={words.removeLabel(passkey.name)} onClick={() => onRemove(passkey)}>
                {words.remove}
              </Button>
            </span>
          }
        >
          {words.added} <When instant={passkey.created_at} show="day" />
          {', '}
          {passkey.last_used_at ? (
            <>
              {words.lastUsed} <When instant={passkey.last_used_at} show="relative" />
            </>
          ) : (
            words.notUsed
          )}
        </MethodRow>
      ))}
    </>
  )
}

function Explanation({ count, origin }: { count: number; origin: string | null }) {
  if (!origin) return words.noDomain
  if (origin !== window.location.origin) return <PasskeyAddress origin={origin} />
  if (!knowsPasskeys()) return words.noBrowser
  return count < MOST_PASSKEYS ? words.explained : words.most(count)
}
