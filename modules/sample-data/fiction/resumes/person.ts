/** The languages of the résumés. */
export type ResumeLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl'

/** Months are `YYYY-MM`; a `to` of null means until now. */
export type PersonPosition = {
  title: string
  employer: string
  city: string
  from: string
  to: string | null
  bullets: string[]
}

type PersonEducation = { school: string; degree: string; from: string; to: string }

/** A fictional person: the content of a résumé, without its layout. */
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
  /** The language of headings and dates; English by default. */
  language?: ResumeLanguage
}
