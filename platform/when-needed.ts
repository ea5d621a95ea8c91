/** Makes a value at its first use and keeps it: for what takes milliseconds to make and many processes do not need. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
