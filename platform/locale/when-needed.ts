/** Makes a value at its first use and keeps it: formatters take milliseconds to make, and many processes need none. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
