export interface ByteRange {
  readonly start: number
  /** Included. */
  readonly end: number
}

/**
 * The part of a file that a Range header requests (RFC 9110, section 14.1.2): `whole` if there is none or it is not a single
 * range of bytes, which a server may ignore, and `outside` if it is beyond the end of the file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'outside' {
  const found = header ? /^bytes=(\d*)-(\d*)$/.exec(header.trim()) : null
  if (!found || (found[1] === '' && found[2] === '')) return 'whole'
  if (found[1] === '') {
    const last = Number(found[2])
    return last === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - last), end: size - 1 }
  }
  const start = Number(found[1])
  const end = found[2] === '' ? size - 1 : Math.min(Number(found[2]), size - 1)
  if (start >= size) return 'outside'
  return end < start ? 'whole' : { start, end }
}
