import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-queue.ts'
import { twoFactorDialogWords } from '../words/dialogs.ts'
import './print-codes.css'

const words = twoFactorDialogWords.recovery

/** A text file, so that it opens everywhere and in many years. */
function download(codes: readonly string[]): void {
  const text = [words.fileTitle, words.fileNote, '', ...codes, ''].join('\n')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: url, download: words.fileName }).click()
  URL.revokeObjectURL(url)
}

/** The recovery codes, once. It is closed by its button only: a stray click outside would lose them. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => toast({ title: words.copyFailed, tone: 'danger' }),
    )
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      closable={false}
      title={twoFactorDialogWords.setup.codesTitle}
      description={words.text}
      actions={
        <Button kind="primary" onClick={onClose}>
          {twoFactorDialogWords.setup.done}
        </Button>
      }
    >
      <ul
        aria-label={words.list}
        data-print="recovery-codes"
        className="grid gap-x-8 gap-y-1.5 rounded-card border border-line bg-sunken px-5 py-4 font-mono text-14 select-all sm:grid-cols-2"
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => download(codes)}>
          <Icon of={Download} /> {words.download}
        </Button>
        <Button size="small" onClick={() => void copy()}>
          <Icon of={Copy} /> <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
        <Button size="small" onClick={() => window.print()}>
          <Icon of={Printer} /> {words.print}
        </Button>
      </div>
    </Dialog>
  )
}
