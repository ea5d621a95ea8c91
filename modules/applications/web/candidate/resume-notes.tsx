import { Chip } from '#ui/chip.tsx'
import { applyWords } from '../../words/apply.ts'
import type { ResumeReading } from './draft-store.ts'

const words = applyWords.resume

/** Below the résumé: what was filled in from it, or why nothing was. */
export function ResumeNotes({ reading, unread }: { reading: ResumeReading | null; unread: boolean }) {
  const filled = reading !== null && Object.keys(reading.fields).length + reading.work.length > 0
  return (
    <div aria-live="polite">
      {filled && (
        <Note title={words.filled}>
          {words.filledText.before}
          <Chip tone="evidence">{words.filledMark}</Chip>
          {words.filledText.after}
        </Note>
      )}
      {reading?.remarks.map(remark => (
        <Note key={remark} title={words.remark}>
          {remark}
        </Note>
      ))}
      {reading && !filled && reading.remarks.length === 0 && <Note title={words.nothing}>{words.nothingText}</Note>}
      {unread && <Note title={words.unread}>{words.unreadText}</Note>}
    </div>
  )
}

function Note({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mt-5.5 border-l-3 border-evidence-line pl-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-14 text-text-2">{children}</p>
    </div>
  )
}
