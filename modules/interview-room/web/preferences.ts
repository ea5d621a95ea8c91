/** How a candidate wants to answer, and what is known about this browser; chosen before the interview, stored for the tab. */
export interface InterviewPreferences {
  readonly typed: boolean
  /** The chosen microphone's id; null until the candidate has tried one. */
  readonly microphone: string | null
  readonly camera: boolean
  /** Whether the browser's own speech recognition works. That only shows when it is tried. */
  readonly recognition: 'untested' | 'works' | 'fails'
}

const KEY = 'interview_preferences'
const DEFAULTS: InterviewPreferences = { typed: false, microphone: null, camera: true, recognition: 'untested' }

export function savePreferences(change: Partial<InterviewPreferences>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...savedPreferences(), ...change }))
  } catch {
    // Without storage, the room starts with the defaults.
  }
}

export function savedPreferences(): InterviewPreferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<InterviewPreferences>) }
  } catch {
    return DEFAULTS
  }
}
