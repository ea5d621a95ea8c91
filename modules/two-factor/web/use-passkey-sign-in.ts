import { useMutation } from '@tanstack/react-query'
import { askForPasskey, signInWithPasskey } from './api.ts'
import { OtherAddress } from './passkey-problem.tsx'

export type SignedIn = Awaited<ReturnType<typeof signInWithPasskey>>

/** Signs in with a passkey: without a password, or with the challenge of the second step. */
export const usePasskeySignIn = (onSignedIn: (reply: SignedIn) => void, challenge?: string) =>
  useMutation({
    mutationFn: async () => {
      const [{ options, origin }, { signWithPasskey }] = await Promise.all([
        askForPasskey(challenge),
        import('./authenticator.ts'),
      ])
      if (origin !== window.location.origin) throw new OtherAddress(origin)
      return signInWithPasskey(await signWithPasskey(options), challenge)
    },
    onSuccess: onSignedIn,
  })
