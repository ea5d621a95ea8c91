import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { careersWords } from '../../words/careers.ts'

const words = careersWords.role

/** Copies the link to a role. */
export function CopyLink({ path }: { path: string }) {
  const [message, setMessage] = useState<string | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.href).href)
      setMessage(words.copied)
    } catch {
      setMessage(words.copyFailed)
    }
  }
  return (
    <>
      <Button className="mt-3 h-11! w-full text-14!" onClick={() => void copy()}>
        {words.copyLink}
      </Button>
      <p aria-live="polite" className="mt-1 text-center text-13 text-text-2">
        {message}
      </p>
    </>
  )
}
