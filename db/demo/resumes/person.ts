/** Languages a résumé can be worded in. */
export type ResumeLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl'

/** Months are written `YYYY-MM`; a `to` of null means that it still goes on. */
export type PersonPosition = {
  title: string
  employer: string
  city: string
  from: string
  to: string | null
  bullets: string[]
}

type PersonEducation = { school: string; degree: string; from: string; to: string }

/** An invented person: all that a résumé says, and nothing of how it looks. */
export type Person = {
  name: string
  title: string
  email: string
  phone: string
  city: string
  links: string[]
  summary: string
  positions: PersonPosition[]
  education: PersonEducation[]
  skills: string[]
  languages: string[]
  /** Language of headings and dates; English when left out. */
  language?: ResumeLanguage
}
