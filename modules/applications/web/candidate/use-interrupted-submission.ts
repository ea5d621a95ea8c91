import { useEffect, useRef, useState } from 'react'
import { focusField } from '#modules/forms/web/use-field-form.ts'

/**
 * If the page was closed while an application was being submitted, the same one is submitted again under the same key. `send` sends nothing
 * if it was changed since.
 */
export function useInterruptedSubmission(unfinished: boolean, send: () => Promise<void>) {
  const [again, setAgain] = useState(false)
  const checked = useRef(false)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (checked.current || !unfinished) return
    checked.current = true
    setAgain(true)
    void latest.current().finally(() => setAgain(false))
  }, [unfinished])
  return { again }
}

/** Focuses the first answer that the server rejected, once for each rejection. */
export function useFirstError(first: string | undefined, failure: unknown) {
  const seen = useRef<unknown>(null)
  useEffect(() => {
    if (!first || seen.current === failure) return
    seen.current = failure
    focusField(first)
  }, [first, failure])
}
