/** The beginning of a text of at most so many UTF-16 units that ends with an entire character. */
export function beginningOf(text: string, length: number): string {
  const isCut = text.length > length && /[\ud800-\udbff]$/u.test(text.slice(0, length))
  return text.slice(0, isCut ? length - 1 : length)
}
