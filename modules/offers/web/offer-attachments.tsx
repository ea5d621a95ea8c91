import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { locale } from '#platform/locale/locale.ts'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { MOST_ATTACHMENTS, type OfferAttachment } from '../contract.ts'
import { panelWords } from '../words/panel.ts'
import { attachFile } from './api.ts'

const words = panelWords.form

const ACCEPT = '.pdf,.docx,.odt,.txt,image/png,image/jpeg,image/webp'

interface OfferAttachmentsProps {
  applicationId: string
  value: readonly OfferAttachment[]
  onChange: (value: readonly OfferAttachment[]) => void
}

/** Files that go with an offer. Each is uploaded when it is chosen. */
export function OfferAttachments({ applicationId, value, onChange }: OfferAttachmentsProps) {
  const upload = useMutation({
    mutationFn: (file: File) => attachFile(applicationId, file),
    onSuccess: file => onChange([...value, file]),
  })
  return (
    <div className="grid gap-2">
      <Field
        label={words.attachments}
        optional
        error={upload.isError ? `${words.attachFailed}. ${errorWords(upload.error).says}` : undefined}
      >
        <FileDrop
          accept={ACCEPT}
          hint={value.length < MOST_ATTACHMENTS ? words.attachmentHint : words.attachmentsFull(MOST_ATTACHMENTS)}
          file={null}
          busy={upload.isPending}
          onFile={file => value.length < MOST_ATTACHMENTS && upload.mutate(file)}
        />
      </Field>
      <ul className="grid gap-1 empty:hidden">
        {value.map(({ id, name, bytes, url }) => (
          <li key={id} className="flex items-center gap-2">
            <a className="link min-w-0 wrap-anywhere" href={url} download>
              {name}
            </a>
            <span className="num flex-1 text-13 text-text-2">{locale.bytes(bytes)}</span>
            <IconButton
              icon={X}
              label={words.remove(name)}
              onClick={() => onChange(value.filter(one => one.id !== id))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
