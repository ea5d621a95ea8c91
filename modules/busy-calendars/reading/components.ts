import ICAL from 'ical.js'

const KINDS = ['vevent', 'vtimezone', 'vfreebusy'] as const
type Kind = (typeof KINDS)[number]

interface Components {
  readonly components: Readonly<Record<Kind, ICAL.Component[]>>
  /** Those that the parser refused. */
  readonly unread: number
}

const marker = /^(BEGIN|END):([A-Z-]{1,20})[ \t]*$/i

/**
 * The components of a calendar that matter for busy times. Each is parsed on its own, so that a line that is wrong hides only the
 * entry that it is in.
 * @throws if the text is no calendar
 */
export function componentsOf(text: string): Components {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (!/^BEGIN:VCALENDAR[ \t]*$/i.test(lines.find(line => line.trim() !== '') ?? '')) throw new Error('Not a calendar')
  const components: Record<Kind, ICAL.Component[]> = { vevent: [], vtimezone: [], vfreebusy: [] }
  let unread = 0
  let open: { kind: Kind; from: number } | null = null
  for (const [at, line] of lines.entries()) {
    const found = marker.exec(line)
    if (!found) continue
    const name = found[2]!.toLowerCase()
    if (!open && found[1]!.toUpperCase() === 'BEGIN') {
      const kind = KINDS.find(one => one === name)
      if (kind) open = { kind, from: at }
    } else if (open && name === open.kind && found[1]!.toUpperCase() === 'END') {
      try {
        components[open.kind].push(
          new ICAL.Component(ICAL.parse(lines.slice(open.from, at + 1).join('\r\n')) as unknown[]),
        )
      } catch {
        unread += 1
      }
      open = null
    }
  }
  return { components, unread }
}
