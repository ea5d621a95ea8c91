import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import type { Job } from '../contract.ts'
import { sourceLink } from '../policy.ts'
import { draftingWords } from '../words/drafting.ts'

const words = draftingWords.share
const CHANNELS = Object.entries(words.channels)

interface ShareDialogProps {
  job: Pick<Job, 'title' | 'status' | 'public_url'>
  onOpenChange: (open: boolean) => void
}

/** A public link for each channel. It sets the source of the applications that come through it. */
export default function ShareDialog({ job, onOpenChange }: ShareDialogProps) {
  const [own, setOwn] = useState('')
  return (
    <Dialog open onOpenChange={onOpenChange} size="wide" title={words.title(job.title)} description={words.lead}>
      <div className="grid gap-4">
        {job.status !== 'open' && <Alert tone="attention" title={words.notOpen} />}
        <ul className="divide-y divide-line">
          {CHANNELS.map(([source, name]) => (
            <LinkRow key={source} name={name} link={sourceLink(job.public_url, source)} />
          ))}
        </ul>
        <Field label={words.own} optional help={words.ownHelp}>
          <Input
            value={own}
            maxLength={60}
            placeholder={words.ownPlaceholder}
            onChange={event => setOwn(event.target.value)}
          />
        </Field>
        {own.trim() && (
          <ul>
            <LinkRow name={own.trim()} link={sourceLink(job.public_url, own)} />
          </ul>
        )}
      </div>
    </Dialog>
  )
}

function LinkRow({ name, link }: { name: string; link: string }) {
  const [copied, setCopied] = useState(false)
  // If the browser refuses, the link is still there to be selected.
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 md:grid-cols-[140px_minmax(0,1fr)_auto]">
      <span className="text-13 font-medium">{name}</span>
      <code className="truncate text-12 text-text-2 select-all max-md:order-3 max-md:col-span-2">{link}</code>
      <Button size="small" aria-label={words.copyLabel(name)} onClick={() => void copy()}>
        <span aria-live="polite">{copied ? words.copied : words.copy}</span>
      </Button>
    </li>
  )
}
