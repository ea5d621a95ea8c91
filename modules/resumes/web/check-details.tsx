import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import type { Prefill } from '../contract.ts'
import { checkWords as words, detailWords } from '../words/details.ts'
import { draftOf } from './corrections-of.ts'
import type { DetailErrors, DraftDetails } from './details-draft.ts'
import { DetailsEditor } from './details-editor.tsx'

interface CheckDetailsProps {
  /** What was read; null if the file could not be read. */
  reading: Pick<Prefill, 'details' | 'pages' | 'quality'>
  draft: DraftDetails | undefined
  onChange: (draft: DraftDetails) => void
  errors: DetailErrors
  /** The form asks for the work history itself. */
  asksWork: boolean
}

/** Below the résumé in the application form: what was read, to check and correct. Contact details are in the form's own fields. */
export function CheckDetails({
  reading: { details, pages, quality },
  draft,
  onChange,
  errors,
  asksWork,
}: CheckDetailsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isReadable = details !== null && quality?.level !== 'poor'
  const isShown = isReadable || isOpen || draft !== undefined
  const shown = draft ?? draftOf(details)
  const read = draftOf(details)
  const noteOf = (path: string) => {
    const page = pages[path]
    const [section, index] = path.split('.') as [keyof DraftDetails, string?]
    const entry = (one: DraftDetails) =>
      index ? JSON.stringify((one[section] as readonly unknown[])[Number(index)]) : ''
    return page !== undefined && entry(shown) === entry(read) ? (
      <Chip tone="evidence">{detailWords.page(page)}</Chip>
    ) : null
  }
  return (
    <section
      aria-label={isReadable ? words.title : words.unreadable}
      className="card mt-5.5 px-4 py-5 sm:px-5"
      id="resume-details"
    >
      <h3 className="text-18 font-semibold tracking-[-0.01em]">{isReadable ? words.title : words.unreadable}</h3>
      <p className="mt-1 text-14 text-pretty text-text-2">
        {isReadable ? `${quality?.level === 'partial' ? `${words.partly} ` : ''}${words.text}` : words.unreadableText}
      </p>
      {isShown ? (
        <div className="mt-5">
          <DetailsEditor
            draft={shown}
            onChange={onChange}
            errors={errors}
            withPositions={!asksWork}
            roomy
            noteOf={noteOf}
          />
        </div>
      ) : (
        <Button className="mt-4 h-11! text-14!" onClick={() => setIsOpen(true)}>
          {words.enter}
        </Button>
      )}
    </section>
  )
}
