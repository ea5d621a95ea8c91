/** Saves a file on the person's device. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
