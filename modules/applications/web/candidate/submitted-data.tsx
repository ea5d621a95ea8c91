import { useState } from 'react'
import { errorWords } from '#ui/error-text.ts'
import { statusWords } from '../../words/status.ts'
import type { Followed } from './api.ts'
import { downloadApplication } from './api.ts'

const words = statusWords.submitted

/** What the candidate submitted, and a copy of it to download. */
export function SubmittedData({ sent, token }: { sent: Followed['sent']; token: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { application } = await downloadApplication(token)
      save(JSON.stringify(application, null, 2), 'application.json')
    } catch (error) {
      setProblem(errorWords(error).says)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <dl className="mt-2 text-14">
        <Pair name={words.resume}>{sent.resume_name ?? words.noResume}</Pair>
        <Pair name={words.answers}>{sent.answers}</Pair>
        {sent.voluntary && <Pair name={words.voluntary}>{words.voluntaryHidden}</Pair>}
      </dl>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center text-14"
        aria-disabled={busy || undefined}
        onClick={() => !busy && void download()}
      >
        {busy ? words.downloading : words.download}
      </button>
      <p aria-live="polite" className="text-14 text-danger">
        {problem}
      </p>
    </>
  )
}

function Pair({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-3 py-1">
      <dt className="text-text-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function save(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
