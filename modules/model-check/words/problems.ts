import { dictionary } from '#platform/locale/dictionary.ts'

/** Why a check waits or failed, and why one cannot be started. */
export const problemWords = dictionary({
  en: {
    noModel: 'No language model is configured, so there is nothing to check.',
    running: 'A check is already running. Wait until it has ended, or cancel it.',
    notRunning: 'No check that your organization started is running.',
    unavailable: 'The language model is not available. We will try again automatically.',
    failed: 'The language model was not available several times, so the check was stopped. Start it again later.',
    unexpected: 'The check failed because of an error in the product. Start it again, or contact your operator.',
    changed: 'The model or its prompts were changed during the check. Start it again.',
    tooExpensive: 'The check used more than twice the estimated tokens and was stopped.',
  },
})
