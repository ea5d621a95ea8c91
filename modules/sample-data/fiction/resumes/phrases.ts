import type { ResumeLanguage } from './person.ts'

export type Headings = {
  profile: string
  experience: string
  education: string
  skills: string
  languages: string
  contact: string
}

type Phrases = Headings & { today: string; months: string[] }

const words = (text: string) => text.split(' ')

const phrases: Record<ResumeLanguage, Phrases> = {
  en: {
    profile: 'Profile',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    contact: 'Contact',
    today: 'Present',
    months: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  },
  de: {
    profile: 'Profil',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    contact: 'Kontakt',
    today: 'heute',
    months: words('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  },
  fr: {
    profile: 'Profil',
    experience: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    languages: 'Langues',
    contact: 'Contact',
    today: "aujourd'hui",
    months: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  },
  es: {
    profile: 'Perfil',
    experience: 'Experiencia profesional',
    education: 'Formación académica',
    skills: 'Habilidades',
    languages: 'Idiomas',
    contact: 'Contacto',
    today: 'actualidad',
    months: words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  },
  it: {
    profile: 'Profilo',
    experience: 'Esperienza lavorativa',
    education: 'Istruzione e formazione',
    skills: 'Competenze',
    languages: 'Lingue',
    contact: 'Contatti',
    today: 'oggi',
    months: words('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  },
  pt: {
    profile: 'Perfil',
    experience: 'Experiência profissional',
    education: 'Formação acadêmica',
    skills: 'Competências',
    languages: 'Idiomas',
    contact: 'Contato',
    today: 'atual',
    months: words('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
  },
  nl: {
    profile: 'Profiel',
    experience: 'Werkervaring',
    education: 'Opleiding',
    skills: 'Vaardigheden',
    languages: 'Talen',
    contact: 'Contact',
    today: 'heden',
    months: words('januari februari maart april mei juni juli augustus september oktober november december'),
  },
  pl: {
    profile: 'Profil',
    experience: 'Doświadczenie zawodowe',
    education: 'Wykształcenie',
    skills: 'Umiejętności',
    languages: 'Języki',
    contact: 'Kontakt',
    today: 'obecnie',
    months: words('styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'),
  },
}

export function headingsIn(language: ResumeLanguage | undefined): Headings {
  return phrases[language ?? 'en']
}

export type DateStyle = 'words' | 'numbers'

function month(date: string, language: ResumeLanguage, style: DateStyle): string {
  const [year, number] = date.split('-')
  if (!number) return year!
  return style === 'numbers' ? `${number}/${year}` : `${phrases[language].months[Number(number) - 1]} ${year}`
}

/** A period as people write it: `Mar 2019 – Present`, `03/2019 – heute`. */
export function period(
  from: string,
  to: string | null,
  language: ResumeLanguage | undefined,
  style: DateStyle = 'words',
): string {
  const code = language ?? 'en'
  const start = month(from, code, style)
  if (to === null) return `${start} – ${phrases[code].today}`
  return from === to ? start : `${start} – ${month(to, code, style)}`
}
