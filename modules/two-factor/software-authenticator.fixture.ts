import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** The CBOR of what authenticators send (RFC 8949): whole numbers, texts, bytes and maps. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const fromUrl = (text: string) => Buffer.from(text, 'base64url')

type Algorithm = 'ES256' | 'EdDSA' | 'RS256'

function newKey(algorithm: Algorithm): { privateKey: KeyObject; cose: Buffer } {
  if (algorithm === 'EdDSA') {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const { x } = publicKey.export({ format: 'jwk' })
    return {
      privateKey,
      cose: cbor(
        new Map<number, Cbor>([
          [1, 1],
          [3, -8],
          [-1, 6],
          [-2, fromUrl(x!)],
        ]),
      ),
    }
  }
  if (algorithm === 'RS256') {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const { n, e } = publicKey.export({ format: 'jwk' })
    return {
      privateKey,
      cose: cbor(
        new Map<number, Cbor>([
          [1, 3],
          [3, -257],
          [-1, fromUrl(n!)],
          [-2, fromUrl(e!)],
        ]),
      ),
    }
  }
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  return {
    privateKey,
    cose: cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, fromUrl(x!)],
        [-3, fromUrl(y!)],
      ]),
    ),
  }
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id: string }
  readonly user: { readonly id: string }
}
interface RequestOptions {
  readonly challenge: string
  readonly rpId: string
}

/** What a test can make wrong. */
interface Ceremony {
  readonly origin?: string
  readonly type?: string
  readonly rpId?: string
  /** Whether the owner was recognized, by a PIN or a fingerprint. */
  readonly verified?: boolean
  readonly present?: boolean
}

/** An authenticator with one passkey, as a browser would talk to it. It signs for real. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32)
  private readonly key: { privateKey: KeyObject; cose: Buffer }
  /** The account that it was made for. */
  userHandle: string | null = null

  constructor(
    private readonly origin = 'http://localhost:3000',
    private readonly algorithm: Algorithm = 'ES256',
    /** How often it has signed; null for one that does not count. */
    public counter: number | null = 0,
  ) {
    this.key = newKey(algorithm)
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  private authenticatorData(rpId: string, { verified = true, present = true }: Ceremony, more = 0): Buffer {
    if (this.counter !== null) this.counter += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter ?? 0)
    const flags = (present ? PRESENT : 0) | (verified ? VERIFIED : 0) | more
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
  }

  private signature(data: Buffer): Buffer {
    return this.algorithm === 'EdDSA'
      ? sign(null, data, this.key.privateKey)
      : createSign('sha256').update(data).sign(this.key.privateKey)
  }

  /** `navigator.credentials.create()`. `attest` adds an attestation of a format with its statement. */
  create(
    options: CreationOptions,
    how: Ceremony = {},
    attest: (signed: Buffer) => { fmt: string; statement: Map<string, Cbor> } = () => ({
      fmt: 'none',
      statement: new Map(),
    }),
  ) {
    this.userHandle = options.user.id
    const clientData = this.clientData(how.type ?? 'webauthn.create', options.challenge, how)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.credentialId.length)
    const authData = Buffer.concat([
      this.authenticatorData(how.rpId ?? options.rp.id, how, WITH_KEY),
      Buffer.alloc(16),
      length,
      this.credentialId,
      this.key.cose,
    ])
    const { fmt, statement } = attest(Buffer.concat([authData, sha256(clientData)]))
    const attestation = new Map<string, Cbor>([
      ['fmt', fmt],
      ['attStmt', statement],
      ['authData', authData],
    ])
    return {
      credential_id: this.credentialId.toString('base64url'),
      client_data: clientData.toString('base64url'),
      attestation_object: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    }
  }

  /** An attestation that it signs with the passkey's own key. */
  readonly selfAttest = (signed: Buffer) => ({
    fmt: 'packed',
    statement: new Map<string, Cbor>([
      ['alg', -7],
      ['sig', this.signature(signed)],
    ]),
  })

  /** `navigator.credentials.get()`. */
  get(options: RequestOptions, how: Ceremony = {}) {
    const clientData = this.clientData(how.type ?? 'webauthn.get', options.challenge, how)
    const authData = this.authenticatorData(how.rpId ?? options.rpId, how)
    return {
      credential_id: this.credentialId.toString('base64url'),
      client_data: clientData.toString('base64url'),
      authenticator_data: authData.toString('base64url'),
      signature: this.signature(Buffer.concat([authData, sha256(clientData)])).toString('base64url'),
      user_handle: this.userHandle,
    }
  }
}
