/** A browser or a system, and a part of the `User-Agent` header that only it has. The first that matches counts. */
type Mark = readonly [part: string, name: string]

/** Browsers that are built on another one name it, too, so they come first. */
const BROWSERS: readonly Mark[] = [
  ['Edg/', 'Edge'],
  ['EdgA/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Vivaldi/', 'Vivaldi'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]

const SYSTEMS: readonly Mark[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
]

/** Longer headers are made up. */
const LONGEST = 1000

export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** The names of the browser and the system that a `User-Agent` header states. Nothing of the header itself is returned. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, LONGEST)
  const nameIn = (marks: readonly Mark[]) => marks.find(([part]) => text.includes(part))?.[1] ?? null
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) }
}
