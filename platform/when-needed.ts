/** Creates a value at its first use and keeps it. For values that take milliseconds to create and that many processes do not need. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
