import { useQuery } from '@tanstack/react-query'
import { countAsked } from '#modules/forms/policy.ts'
import { TextLink } from '#ui/text-link.tsx'
import { editorWords } from '../words/editor.ts'
import { formQuery } from './editing-api.ts'

const words = editorWords.questions

interface FormNoteProps {
  /** Null until the job is saved for the first time. */
  jobId: string | null
  /** Whether the reader can edit the form. */
  edits: boolean
  href: string
}

/** How many questions the organization's form asks for a job, and the way to the form. */
export function FormNote({ jobId, edits, href }: FormNoteProps) {
  const { data: form } = useQuery(formQuery())
  return (
    <p className="text-13">
      {form && `${words.formAsks(countAsked(form.sections, jobId ?? undefined))} `}
      <TextLink to={href}>{edits ? words.editForm : words.viewForm}</TextLink>
    </p>
  )
}
