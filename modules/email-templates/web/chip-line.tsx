import { isMark, MARK, markLabel } from './marks.ts'

/** A line of a template with its variables as chips. */
export function ChipLine({ text }: { text: string }) {
  return text.split(MARK).map((part, at) =>
    isMark(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other identity
      <span key={at} className="rounded-[4px] border border-line bg-sunken px-1 text-12 whitespace-nowrap">
        {markLabel(part)}
      </span>
    ) : (
      part
    ),
  )
}
