import type { NewCredential, SignedCredential } from '../contract.ts'
import type { PasskeyRow } from './queries/passkeys.ts'
import type { RelyingParty } from './relying-party.ts'

/** Loaded at its first use, because it takes long to load and most processes never need it. */
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

/** The signature algorithms that are accepted: ES256, Ed25519 and RS256 (COSE). */
export const ALGORITHMS = [-7, -8, -257]

/**
 * The attestations that are read. None is asked for, and nothing depends on one: some authenticators sign their own. The other formats
 * come with certificates, whose check could call the addresses that are written in them.
 */
const ATTESTATIONS: readonly unknown[] = ['none', 'packed']

/** The key of a new passkey, if its authenticator signed the challenge for this site; otherwise null. */
export async function verifyNewPasskey(party: RelyingParty, credential: NewCredential, challenge: string) {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([library(), helpers()])
  try {
    const attested = decodeAttestationObject(Uint8Array.from(Buffer.from(credential.attestation_object, 'base64url')))
    if (!ATTESTATIONS.includes(attested.get('fmt'))) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential.credential_id,
        rawId: credential.credential_id,
        type: 'public-key',
        response: { clientDataJSON: credential.client_data, attestationObject: credential.attestation_object },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified || registrationInfo.credential.id !== credential.credential_id) return null
    return registrationInfo.credential
  } catch {
    return null // Not from an authenticator for this site.
  }
}

/**
 * The new count of a passkey, if it signed the challenge for this site; otherwise null. @param needsPerson whether the authenticator
 * must have recognized its owner, by a PIN or a fingerprint
 */
export async function verifySignature(
  party: RelyingParty,
  credential: SignedCredential,
  passkey: PasskeyRow,
  { challenge, needsPerson }: { challenge: string; needsPerson: boolean },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credential.credential_id,
        rawId: credential.credential_id,
        type: 'public-key',
        response: {
          clientDataJSON: credential.client_data,
          authenticatorData: credential.authenticator_data,
          signature: credential.signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: needsPerson,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null // Not from this passkey, or not for this site.
  }
}
