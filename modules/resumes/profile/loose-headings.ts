import { split, fold, closeUp, kindOfWord, kindOf, isKnown, order, kinds, type SectionKind } from './headings.ts'
import { namesJob } from './job-words.ts'

// Headings of which not all words are known.

/** Words at the end or the beginning of a heading that say alone what its section is about, whatever the other words are. */
const ENDS: Partial<Record<SectionKind, string[]>> = {
  experience: split('experience experiences employment'),
  education: split('education'),
  skills: split('skills competencies competences kenntnisse'),
}
const STARTS: Partial<Record<SectionKind, string[]>> = {
  experience: split(
    'experiencia experiencias expérience expériences esperienza esperienze experiência experiências doświadczenie',
  ),
  skills: split(
    'compétences competencias competenze competências habilidades conocimientos conhecimentos umiejętności',
  ),
}
/** Work without pay is no career. */
const UNPAID = /volunt|ehrenamt|bénévol|associat|vrijwillig|communit|social|leader|project|gönüllü|ideell/

/** Words in headings of sections that are neither work, education nor skills. */
const ASIDE = new Set(
  split(`projects projekte projekten projekt projets proyectos progetti projetos projecten projekty projeler projeleri
    volunteering volunteer voluntary ehrenamt ehrenamtliches ehrenamtliche bénévolat bénévole associatif voluntariado voluntário voluntarios volontariato
    vrijwilligerswerk wolontariat ideellt volontärarbete gönüllü gönüllülük
    awards prizes scholarships grants fellowships auszeichnungen preise stipendien prix distinctions bourses premios becas premi borse
    riconoscimenti prêmios prémios bolsas prijzen beurzen onderscheidingen nagrody wyróżnienia stypendia priser stipendier utmärkelser ödüller burs burslar
    publications publikationen veröffentlichungen publicaciones pubblicazioni publicações publicaties publikacje publikationer yayınlar yayınlarım
    conferences talks presentations vorträge konferenzen tagungen conférences conferencias conferenze conferências konferencje konferenser konferanslar
    references referenzen références referencias referenze referências referenties referencje referenser referanslar`),
)

const OF = new Set(split('de di of van von do da des del dei delle för for'))

const MOST_LOOSE_WORDS = 4
const SHORTEST_WITH_TYPO = 8

/** The words of headings without one of their letters, to find those that are written wrongly: "Fachkenntisse". */
const withoutLetter = (word: string) =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))
let misspelled: Map<string, SectionKind> | undefined
const misspelledWords = () =>
  (misspelled ??= new Map(
    [...kindOfWord]
      .filter(([word]) => word.length >= SHORTEST_WITH_TYPO)
      .flatMap(([word, kind]) => [word, ...withoutLetter(word)].map(form => [form, kind] as const)),
  ))

function kindOfMisspelled(word: string): SectionKind | null {
  if (word.length < SHORTEST_WITH_TYPO || isKnown(word)) return null
  const forms = [word, ...withoutLetter(word)].map(form => misspelledWords().get(form))
  return forms.find(Boolean) ?? null
}

/**
 * The section that a line names which looks like the document's headings, although not all of its words are known: "Industrial experience",
 * "Fachkenntisse". Null if nothing is.
 */
export function looseHeadingKind(text: string): SectionKind | null {
  const words = fold(closeUp(text.trim()))
    .replace(/[:：.]+\s*$/u, '')
    .split(/[\s,/&]+/)
    .filter(Boolean)
  if (words.length === 0 || words.length > MOST_LOOSE_WORDS || words.some(word => /\d|[@;()]/.test(word))) return null
  const corrected = words.map(word => kindOfMisspelled(word))
  if (words.every((word, index) => corrected[index] || isKnown(word))) {
    const found = words.map((word, index) => corrected[index] ?? kindOf(word))
    return order.find(kind => found.includes(kind)) ?? null
  }
  // "Gestion de projets" is a skill.
  const isAside = words.some((word, at) => ASIDE.has(word) && !OF.has(words[at - 1] ?? ''))
  if (isAside && !words.some(word => !ASIDE.has(word) && namesJob(word))) return 'other'
  if (UNPAID.test(words.join(' '))) return null
  const [first, last] = [words[0]!, words.at(-1)!]
  return kinds.find(kind => ENDS[kind]?.includes(last) || STARTS[kind]?.includes(first)) ?? null
}
