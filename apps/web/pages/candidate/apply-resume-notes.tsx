import type { ResumeReading } from '#modules/applications/web/candidate/draft-store.ts'
import { Chip } from '#ui/chip.tsx'

/** Under the résumé: what was filled in from it, or why nothing was. */
export function ResumeNotes({ reading, unread }: { reading: ResumeReading | null; unread: boolean }) {
  const filled = reading !== null && Object.keys(reading.fields).length + reading.work.length > 0
  return (
    <div aria-live="polite">
      {filled && (
        <Note title="We filled these in from your résumé. Please check them.">
          Reading can go wrong. Each answer it filled carries the mark <Chip tone="evidence">résumé, p. 1</Chip> until
          you change it.
        </Note>
      )}
      {reading?.remarks.map(remark => (
        <Note key={remark} title="Your résumé is here, but we could not fill anything in from it.">
          {remark}
        </Note>
      ))}
      {reading && !filled && reading.remarks.length === 0 && (
        <Note title="Your résumé is here.">We found nothing in it to fill in for you. A person will read it.</Note>
      )}
      {unread && (
        <Note title="Your résumé is here, and goes along when you send.">
          We could not read it just now, so please fill the form in yourself.
        </Note>
      )}
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
