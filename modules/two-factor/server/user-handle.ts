const UUID_BYTES = 16

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, (_, ...parts) => parts.slice(0, 5).join('-'))

export interface Owner {
  readonly organizationId: string
  readonly adminId: string
}

/** What an authenticator stores with a passkey and gives back, so that a sign-in without a name finds the account: two random IDs. */
export const handleOf = ({ organizationId, adminId }: Owner): string =>
  Buffer.concat([bytesOf(organizationId), bytesOf(adminId)]).toString('base64url')

/** The account that a handle names, unchecked; null if it is not one of ours. */
export function ownerIn(handle: string | null): Owner | null {
  const bytes = Buffer.from(handle ?? '', 'base64url')
  if (bytes.length !== 2 * UUID_BYTES) return null
  return {
    organizationId: uuidOf(bytes.subarray(0, UUID_BYTES)),
    adminId: uuidOf(bytes.subarray(UUID_BYTES)),
  }
}
