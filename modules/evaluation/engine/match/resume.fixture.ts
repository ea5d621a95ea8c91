import { readResume, type Resume } from './resume.ts'

export const NOW = '2026-11-01T00:00:00Z'

export const NO_PROFILE = { years_of_experience: null, positions: [], skills: [], languages: [] }

/** A résumé with these pages. */
export const resumeWith = (...pages: string[]): Resume =>
  readResume(
    pages.map((text, i) => ({ number: i + 1, text })),
    NO_PROFILE,
    NOW,
  )
