import type { Vault } from '#platform/auth/vault.ts'

// An address is encrypted for its calendar, so that it cannot be moved to another row.
const contextOf = (calendarId: string) => `busy calendar ${calendarId}`

export const sealAddress = (vault: Vault, calendarId: string, address: URL): Buffer =>
  vault.seal(contextOf(calendarId), address.href)

export const openAddress = (vault: Vault, { id, address }: { id: string; address: Buffer }): URL =>
  new URL(vault.open(contextOf(id), address))
