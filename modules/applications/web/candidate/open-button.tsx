import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'

interface OpenButtonProps {
  label: string
  quiet?: boolean
  /** The address is made on click, so that the page's source contains no link that others could use. */
  address: () => Promise<string>
}

/** Opens a private link. */
export function OpenButton({ label, quiet, address }: OpenButtonProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const open = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { pathname, search, hash } = new URL(await address(), window.location.href)
      window.location.assign(pathname + search + hash)
    } catch (error) {
      setProblem(errorWords(error).says)
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        kind={quiet ? 'default' : 'primary'}
        size="large"
        busy={busy}
        className="mt-3.5 max-md:w-full"
        onClick={() => void open()}
      >
        {label}
      </Button>
      <p aria-live="polite" className="mt-1 text-14 text-danger">
        {problem}
      </p>
    </>
  )
}
