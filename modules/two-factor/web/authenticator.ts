import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { NewCredential, SignedCredential } from '../contract.ts'
import type { askForPasskey, startPasskey } from './api.ts'

// Talks to the authenticator through the browser. Loaded when someone uses a passkey.

type Reply<Call extends (...given: never[]) => Promise<{ options: unknown }>> = Awaited<ReturnType<Call>>['options']

/** @throws what the browser says, for example if the person closed its window */
export async function createPasskey(options: Reply<typeof startPasskey>): Promise<NewCredential> {
  const { id, response } = await startRegistration({ optionsJSON: options })
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    attestation_object: response.attestationObject,
    transports: response.transports ?? [],
  }
}

/** @throws what the browser says, for example if the person closed its window */
export async function signWithPasskey(options: Reply<typeof askForPasskey>): Promise<SignedCredential> {
  const { id, response } = await startAuthentication({ optionsJSON: options })
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? null,
  }
}
