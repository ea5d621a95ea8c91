import { passkeyWords as words } from '../words/passkeys.ts'

/** Whether the browser knows passkeys: it does so only on https and on localhost. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** The same page at the address at which passkeys work. */
export const PasskeyAddress = ({ origin }: { origin: string }) => (
  <>
    {words.elsewhere}{' '}
    <a className="link" href={origin + window.location.pathname}>
      {origin}
    </a>
  </>
)
