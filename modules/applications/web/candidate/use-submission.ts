import { useRef, useState } from 'react'
import { CallError } from '#platform/contract/client.ts'
import type { Receipt, Submission } from './api.ts'
import { submitApplication } from './api.ts'
import type { Failure } from './submission.ts'
import { attemptFor, failureOf, fingerprintOf, sendUntilAnswered } from './submission.ts'
import type { DraftHandle } from './use-draft.ts'

interface SubmissionSettings {
  readonly draft: Pick<DraftHandle, 'attempt' | 'setAttempt'>
  readonly onReceived: (receipt: Receipt) => void
  readonly onFields: (errors: Readonly<Record<string, string>>) => void
}

/** Submits an application exactly once: with one key until there is a response, across lost responses and reloads. */
export function useSubmission({ draft, onReceived, onFields }: SubmissionSettings) {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const busy = useRef(false)

  const deliver = async (submission: Submission) => {
    const attempt = attemptFor(fingerprint(submission), draft.attempt())
    draft.setAttempt(attempt)
    const receipt = await sendUntilAnswered(() => submitApplication(submission, attempt.key))
    return receipt
  }

  /**
   * `make` may load what it needs: if that fails, it is like a submission without a response. `onlyAgain`: without the person's request, so
   * that only what they have submitted before is sent, and not what they changed since.
   */
  const send = async (make: () => Promise<Submission>, known: ReadonlySet<string>, onlyAgain = false) => {
    if (busy.current) return
    busy.current = true
    setSending(true)
    setFailure(null)
    try {
      const submission = await make()
      if (onlyAgain && draft.attempt()?.fingerprint !== fingerprint(submission)) return
      onReceived(await deliver(submission).catch(error => again(error, submission)))
    } catch (error) {
      const found = failureOf(error, navigator.onLine, known)
      // A response ends the attempt. Without one the key is kept, so that submitting again cannot count twice.
      if (found.kind !== 'unanswered' && found.kind !== 'offline') draft.setAttempt(null)
      setFailure(found)
      if (found.kind === 'fields') onFields(found.errors)
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  /** The key belongs to another application (an old draft), so this one gets a new key. */
  const again = async (error: unknown, submission: Submission) => {
    if (!(error instanceof CallError) || error.code !== 'key_reused') throw error
    draft.setAttempt(null)
    return deliver(submission)
  }

  return { sending, failure, send }
}

const fingerprint = ({ answers, files, corrections }: Submission) => fingerprintOf(answers, files, corrections)
