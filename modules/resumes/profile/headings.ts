export type SectionKind = 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'contact' | 'other'

const split = (text: string) => text.trim().split(/\s+/)

/** Words that name a section, by kind, for all languages together (en de fr es it pt nl pl), because they do not conflict. */
const keys: Record<SectionKind, string[]> = {
  summary:
    split(`profile summary objective statement overview about profil kurzprofil zusammenfassung mich propos accroche
    objectif présentation perfil resumen sobre mí objetivo profilo sommario sono resumo mim profiel samenvatting mij
    podsumowanie mnie`),
  experience: split(`experience experiences employment work career jobs berufserfahrung berufserfahrungen berufspraxis
    praxiserfahrung werdegang laufbahn tätigkeiten arbeitserfahrung expérience expériences parcours emplois experiencia
    experiencias trayectoria esperienza esperienze experiência experiências trajetória werkervaring loopbaan ervaring
    arbeidsverleden doświadczenie zatrudnienie kariera kariery praca`),
  education: split(`education qualifications studies academic academics schooling ausbildung bildung studium bildungsweg
    schulbildung hochschulbildung bildungsgang formation formations études diplômes éducation scolarité formación educación
    estudios istruzione formazione studi formação educação escolaridade estudos opleiding opleidingen onderwijs studie
    studies wykształcenie edukacja`),
  skills: split(`skills competencies competences technologies tools expertise stack toolbox kenntnisse fähigkeiten
    kompetenzen fachkenntnisse edv-kenntnisse it-kenntnisse qualifikationen compétences outils habilidades competencias
    conocimientos aptitudes competenze capacità conoscenze competências habilidades conhecimentos vaardigheden competenties
    kennis umiejętności kompetencje technologie`),
  languages: split(`languages sprachen sprachkenntnisse langues idiomas lingue línguas talen talenkennis języki
    fremdsprachen`),
  contact:
    split(`contact contacts kontakt kontaktdaten coordonnées contacto contatti contato contactgegevens kontaktowe osobowe personalien
    personales personali pessoais personal persönliche persoonlijke anschrift`),
  other: split(`certificates certifications certification projects references referees interests hobbies publications
    awards honours volunteering courses patents memberships achievements volunteer ehrenamtliche bénévole bénévoles zertifikate projekte referenzen interessen
    veröffentlichungen auszeichnungen ehrenamt weiterbildung weiterbildungen engagement hobbys certificats certifications
    projets références intérêts loisirs bénévolat centres certificados certificaciones proyectos referencias intereses
    aficiones voluntariado cursos premios certificazioni progetti referenze interessi pubblicazioni volontariato corsi
    certificações projetos referências interesses voluntariado certificaten projecten referenties hobby's vrijwilligerswerk
    cursussen certyfikaty projekty referencje zainteresowania publikacje kursy wolontariat links online`),
}

/** Further words that a heading may contain. */
const fillers = new Set(
  split(`professional working relevant my selected recent and & + other further key core technical main areas of the
    history background data daten datos dati dados dane gegevens research teaching internship internships leadership
    industry practical international clinical additional soft hard info information details in me i about foreign chosen previous
    beruflicher berufliche berufliches professionelle persönliche und weitere schulische akademische über meine sonstige
    et professionnelle professionnelles professionnel à mes académique académiques informatiques linguistiques techniques
    profesional profesionales laboral laborales y académica académicos técnicas informáticos mi acerca de
    lavorativa lavorative professionale professionali e linguistiche tecniche informatiche chi su
    profissional profissionais acadêmica académica técnicas o em do da
    professionele relevante en over persoonlijke
    zawodowe zawodowa zawodowy przebieg i obce znajomość języków o osobiste dodatkowe techniczne moje`),
)

const kinds = Object.keys(keys) as SectionKind[]
const kindOfWord = new Map(kinds.flatMap(kind => keys[kind].map(word => [word, kind] as const)))
/** Of two kinds in one heading ("Education and skills", "Work history") the earlier of these wins. */
const order: SectionKind[] = ['experience', 'education', 'languages', 'skills', 'summary', 'contact', 'other']

const isKnown = (word: string) => kindOfWord.has(word) || fillers.has(word)

/** "W O R K E X P E R I E N C E": spaced letters. The words are recovered from known headings. */
function closeUp(text: string): string {
  if (!/^(\p{L}\s+){3,}\p{L}$/u.test(text)) return text
  const letters = text.replace(/\s+/g, '').toLowerCase()
  if (isKnown(letters)) return letters
  const cut = Array.from(letters, (_, index) => index).find(
    index => isKnown(letters.slice(0, index)) && isKnown(letters.slice(index)),
  )
  return cut === undefined ? text : `${letters.slice(0, cut)} ${letters.slice(cut)}`
}

/** The section that a line starts; null if it is not a heading. */
export function headingKind(text: string): SectionKind | null {
  const plain = closeUp(text.trim().replace(/\s*\([^)]*\)$/, ''))
    .toLowerCase()
    .replace(/[:.…_/|•■●▪►–—-]+\s*$/g, '')
    .replace(/^[^\p{L}]+/u, '')
  const words = plain.split(/[\s,/]+/).filter(Boolean)
  if (words.length === 0 || words.length > 6 || /\d|[@;()]/.test(plain)) return null
  const found = words.map(word => kindOfWord.get(word) ?? null)
  if (!words.every((word, index) => found[index] || fillers.has(word))) return null
  // Unpaid work is not employment, so it is not a position.
  if (words.some(word => /^(volunt|ehrenamt|bénévol|volont|vrijwillig|wolontar)/.test(word))) return 'other'
  return order.find(kind => found.includes(kind)) ?? null
}
