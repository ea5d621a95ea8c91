/** The parts of a setting like `Evenhand <no-reply@example.com>`; without a name, the address is the name. */
export function senderIn(setting: string): { name: string; address: string } {
  const [, name, address] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(setting) ?? []
  if (!address) return { name: setting.trim(), address: setting.trim() }
  return { name: name || address, address }
}
