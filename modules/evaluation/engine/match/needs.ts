import { contentStems } from '#platform/ai/text/stop-words.ts'
import { fold, stem, tokens } from '#platform/ai/text/tokens.ts'
import { concept, isStudy, mentions, shows, type Mention } from '#platform/ai/concepts/library.ts'
import { degreeAsked, type DegreeNeed } from './degrees.ts'
import { statedYears } from './experience.ts'
import { namesCertificate } from './certificates.ts'
import { languageLevel } from './languages.ts'
import { licenceClasses } from './licence-classes.ts'
import { foldInPlace } from './dates.ts'
import { FILLER } from './filler-words.ts'
import { amountOf } from './numbers.ts'

/** What a requirement asks for. */
export type RequirementKind = 'skill' | 'years' | 'degree' | 'certificate' | 'language' | 'text'

/** One thing to look for. Its concepts, names and words must be shown together. */
export interface Term {
  label: string
  /** Groups of concepts. One of each group is needed: a word can name several concepts. */
  concepts: string[][]
  /** Names that no concept covers: "ECMO", "AM2", "ISO 9606". */
  names: string[]
  /** Stems of other words that no concept covers. */
  words: string[]
  /** Those of the words that stand before a concept's only word and narrow it: "tunnel construction". */
  narrowing: string[]
}

/** One thing that is required; any of its alternatives is enough. */
export interface Part {
  label: string
  any: Term[]
}

export interface Needs {
  kind: RequirementKind
  /** A recruiter chose another kind or value than the proposed one. Then the words of the text decide nothing about the kind. */
  changed: boolean
  parts: Part[]
  languages: { id: string; label: string; level: number }[]
  degree: DegreeNeed | null
  years: number | null
  /** "as a sous chef": the position itself, not only tasks that belong to it. */
  asPosition: boolean
  /** Whether an expired certificate is not enough. */
  valid: boolean
  /** "a team of at least six": the smallest number that is enough. */
  amount: number | null
  /** "training in", "knowledge of": a course is enough. */
  courseIsEnough: boolean
}

const AS_POSITION =
  /\b(?:as (?:an? |the )?|als |comme |en tant que |como |en calidad de |de |de la |del )(?=[\p{L} '-]{2,40})/u
const EXPLICIT_POSITION = /\b(?:as (?:an? |the )?|als |comme |en tant que |como |en calidad de )/u
const COURSE =
  /\b(?:training in|trained in|(?:fort|weiter)bildung(?:en)? (?:in|zu[mr]?|im)|course in|courses in|knowledge of|understanding of|familiar|theor|basic|formation (?:a|en|aux|au)|connaissances?|notions|grundkenntnisse|kenntnisse|schulung|lehrgang|formacion en|conocimientos?|curso)\b/u

/** "(m/w/d)", "(H/F)" */
const GENDERS = /\s?\((?:[mfwdhxgn]|div)(?:\s?[/|]\s?(?:[mfwdhxgn]|div)){1,3}\)/giu

/** What a requirement asks for, by its text. `chosen` is the kind if a recruiter chose one that the text does not suggest. */
export function needsOf(written: string, chosen: RequirementKind | null = null): Needs {
  const text = written.replace(GENDERS, '').replace(/\bpost-(?=\p{L})/giu, '')
  const found = namedOrDescribed([...mentions(text), ...licenceClasses(text, null)].sort((a, b) => a.start - b.start))
  const folded = foldInPlace(text).replace(/’/gu, "'")
  const years = statedYears(text)
  const languages = languagesOf(text, found)
  const degree = degreeAsked(text)
  const others = withoutPurpose(
    folded,
    withoutStudies(text, found).filter(mention => concept(mention.concept)?.kind !== 'language'),
  )
  const parts = partsOf(text, folded, others)
  const kind = chosen ?? propose(folded, { years, languages, degree, found: others })
  return {
    kind,
    changed: chosen !== null,
    parts,
    languages: kind === 'language' || parts.length === 0 || isLevel(folded) ? languages : [],
    degree: kind === 'degree' ? (degree ?? { rank: 0, field: [], words: [], label: text, related: false }) : null,
    years: kind === 'years' ? years : null,
    asPosition: EXPLICIT_POSITION.test(folded) && AS_POSITION.test(folded),
    valid: true,
    amount: years === null ? amountOf(folded) : null,
    courseIsEnough: COURSE.test(folded),
  }
}

/** "Has led a kitchen team" also asks for leadership, although only the kitchen is named. */
const PEOPLE = 'team leadership'

/** A requirement names what it asks for. Signs only count if nothing is named. */
function namedOrDescribed(found: Mention[]): Mention[] {
  const named = found.filter(mention => !mention.described)
  // "Coordinating volunteers" is named as a whole.
  const covered = (one: Mention) => named.some(other => other.start <= one.start && one.end <= other.end)
  return named.length > 0
    ? found.filter(mention => !mention.described || (mention.concept === PEOPLE && !covered(mention)))
    : found
}

/** "Gestion" is a field of study only where a degree is asked for. */
function withoutStudies(text: string, found: Mention[]): Mention[] {
  return found.filter(
    ({ concept: id, start, end }) =>
      (!isStudy(id) || !FILLER.has(stem(text.slice(start, end)))) &&
      // "Bereitschaft zur Nachtarbeit" is no on-call duty.
      !(/^bereitschaft$/iu.test(text.slice(start, end)) && /^\szu/u.test(text.slice(end))),
  )
}

/** "A driving licence for home visits": what a certificate is for is not asked for. */
function withoutPurpose(folded: string, found: Mention[]): Mention[] {
  const certificate = found.find(one => concept(one.concept)?.kind === 'certificate')
  if (!certificate) return found
  const purpose = /\s(?:for|fur|pour|para|zum|zur|to)\s/u.exec(folded.slice(certificate.end))
  const until = purpose ? certificate.end + purpose.index : folded.length
  return found.filter(one => one.start < until || concept(one.concept)?.kind === 'certificate')
}

interface Signals {
  years: number | null
  languages: Needs['languages']
  degree: DegreeNeed | null
  found: Mention[]
}

const ACTIVITY =
  /^(?:has|have|had|is|are|willing|able|ready|happy|confident|comfortable|used to|experience (?:as|of|in|with)? ?(?:running|managing|leading|teaching)|hat|kann|ist|bereit|a (?:dirige|encadre|anime|gere|conduit|mene|forme|travaille|participe|deja)|ha |sabe|capaz|disponib|dispuest|bereitschaft|erfahrung (?:als|in der fuhrung)|experience (?:en|dans)|experiencia (?:dirigiendo|en la direccion|como))/u

function propose(folded: string, { years, languages, degree, found }: Signals): RequirementKind {
  if (years !== null) return 'years'
  const certificates = found.some(one => concept(one.concept)?.kind === 'certificate')
  if (languages.length > 0 && (isLevel(folded) || found.length === 0)) return 'language'
  if (degree !== null && !/\b(?:driving|forklift|permis de conduire|fuhrerschein)\b/u.test(folded)) return 'degree'
  if (certificates || namesCertificate(folded)) return ACTIVITY.test(folded) && !certificates ? 'text' : 'certificate'
  return ACTIVITY.test(folded) ? 'text' : 'skill'
}

const LEVEL =
  /\b(?:[abc][12]|native|mother tongue|fluent|fluency|spoken|written|speaker|speaking|level|conversational|muttersprach\p{L}{0,6}|fliessend\p{L}{0,3}|verhandlungssicher\p{L}{0,2}|\p{L}{0,12}kenntnisse|niveau|courant|langue maternelle|bilingue|lu|ecrit|nivel|fluido|lengua materna|hablado|basico|alto|medio|intermedio|good|gute[sn]?|bonne maitrise|buen dominio)\b/u

function isLevel(folded: string): boolean {
  return LEVEL.test(folded)
}

function languagesOf(text: string, found: Mention[]): Needs['languages'] {
  return found
    .filter(mention => concept(mention.concept)?.kind === 'language')
    .map(({ concept: id, start, end }) => ({
      id,
      label: text.slice(start, end),
      level: languageLevel(text, start, end) ?? 0,
    }))
}

const CONNECTOR =
  /\s(?:and\/or|or|oder|ou|o|u|bzw\.?|beziehungsweise)\s|\s?\/\s?|\s?\((?:e\.g\.?|z\.b\.?|p\. ?ex\.?|such as|like|especially|ideally|preferably)?\s?|,?\s(?:and|und|et|y|e|sowie|as well as|ainsi que|asi como|&)\s|,?\s(?:especially|particularly|in particular|insbesondere|vor allem|notamment|en particulier|especialmente|sobre todo)\s|,\s(?:ideally|preferably|or|oder|ou|o)?\s?|[;:]\s|\s(?:such as|like|e\.g\.|for example|z\.\s?b\.|par exemple|por ejemplo)\s/gu
const OR =
  /\bor\b|\boder\b|\bou\b|\bo\b|\bu\b|bzw|beziehungs|\/|\(|:|especially|particular|insbesondere|vor allem|notamment|en particulier|especialmente|sobre todo|ideally|preferably|such as|like|e\.g|for example|z\.\s?b|par exemple|por ejemplo/u

/** The parts of a requirement. "A, B or C" is one part with three alternatives, "A, B and C" are three parts. */
function partsOf(text: string, folded: string, found: Mention[]): Part[] {
  const cuts: RegExpExecArray[] = [...folded.matchAll(CONNECTOR)].filter(
    match =>
      !found.some(one => one.start < match.index + match[0].length && match.index < one.end) &&
      // "4 or 5 stars"
      !(/\d$/u.test(folded.slice(0, match.index)) && /^\d/u.test(folded.slice(match.index + match[0].length))),
  )
  const own = dropShared(folded, cuts, found)
  const segments: { term: Term; or: boolean; comma: boolean; heading: boolean; choice: boolean }[] = []
  let from = 0
  for (const [i, cut] of [...cuts, null].entries()) {
    const to = cut?.index ?? text.length
    const before = i === 0 ? '' : cuts[i - 1]![0]
    segments.push({
      term: termOf(text, from, to, own),
      or: OR.test(before),
      comma: /^,\s?$/u.test(before),
      heading: before.startsWith(':') || before.startsWith(' :'),
      choice: /^,?\s(?:or|oder|ou|o|u)\s$/u.test(before),
    })
    from = to + (cut?.[0].length ?? 0)
  }
  const isSolid = ({ term }: (typeof segments)[number]) => term.concepts.length > 0 || term.names.length > 0
  // "Agency or studio experience": an alternative counts, even if only its words are known.
  const solid = segments.filter(
    (one, i) => isSolid(one) || (one.term.words.length > 0 && (one.choice || segments[i + 1]?.choice === true)),
  )
  const loose = segments.filter(({ term }) => !solid.some(one => one.term === term)).flatMap(({ term }) => term.words)
  if (solid.length === 0) {
    const words = [...new Set(loose)]
    return words.length === 0
      ? []
      : [{ label: text.trim(), any: [{ label: text.trim(), concepts: [], names: [], words, narrowing: [] }] }]
  }
  // "Health and safety: risk assessments, toolbox talks": the list says what the heading means.
  const headed = solid.findIndex(({ heading }) => heading)
  if (headed > 0) solid.splice(0, headed)
  const parts: Part[] = []
  solid.forEach(({ term, or, comma }, i) => {
    // A comma belongs to an enumeration whose last connector decides: "A, B or C".
    const ending = solid.slice(i + 1).find(one => !one.comma)
    const joined = or || (comma && (ending ? ending.or : solid.slice(0, i).some(one => one.or)))
    const last = parts.at(-1)
    if (last && joined) {
      last.any.push(term)
      last.label += ` / ${term.label}`
    } else if (!parts.some(part => sameTerm(part.any[0]!, term))) parts.push({ label: term.label, any: [term] })
  })
  return parts
}

/** "Reading and updating diagrams": two activities with one object are one part. */
const ACTIVITY_WORD =
  /^[\p{L}'-]{1,20}(?:ing|ung|tion|sion|ment|age|cion|ado|ar|er|ir|ieren|en)(?: up| out| on| off)?$/u
const WITH_OBJECT =
  /^[\p{L}'-]{1,20}(?:ing|ung|tion|sion|ment|age|cion|ado|ar|er|ir|ite|ieren)(?: up| out| on| off)?\s(?!and |or |und |oder |et |ou |y |o )\p{L}/u

const MOST_ACTIVITIES = 20

function dropShared(folded: string, cuts: RegExpExecArray[], found: Mention[]): Mention[] {
  const shared = new Set<Mention>()
  // No requirement enumerates more activities.
  if (cuts.length > MOST_ACTIVITIES) return found
  for (let i = cuts.length - 1; i >= 0; i -= 1) {
    const cut = cuts[i]!
    const before = i === 0 ? 0 : cuts[i - 1]!.index + cuts[i - 1]![0].length
    const left = folded
      .slice(before, cut.index)
      .trim()
      .split(/\s(?:of|in|with|at|for|to|von|in der|de|en)\s/u)
      .at(-1)!
    const right = folded.slice(cut.index + cut[0].length, cut.index + cut[0].length + 80)
    const own = found.filter(one => before <= one.start && one.start < cut.index)
    const named = own.length > 0 && !FILLER.has(stem(left))
    if (
      !named &&
      ACTIVITY_WORD.test(left) &&
      (i === cuts.length - 1 || cut[0].startsWith(',')) &&
      WITH_OBJECT.test(right)
    ) {
      cuts.splice(i, 1)
      for (const one of own) shared.add(one)
    }
  }
  return found.filter(one => !shared.has(one))
}

const sameTerm = (a: Term, b: Term) =>
  a.names.join() === b.names.join() && a.concepts.join() === b.concepts.join() && a.concepts.length > 0

/** A longer one is no requirement. */
const LONGEST_SEGMENT = 300

/** The concepts that a requirement's words name, the narrowest of each place. Several of the same words are one group. */
function groupsOf(text: string, from: number, to: number, found: Mention[]): string[][] {
  const certifying = namesCertificate(foldInPlace(text.slice(from, Math.min(to, from + LONGEST_SEGMENT))))
  const places = new Map<string, Set<string>>()
  const exact = new Set(found.filter(one => !one.loose).map(one => `${one.start}:${one.end}`))
  for (const { concept: id, start, end, loose } of found) {
    const key = `${start}:${end}`
    if (loose && exact.has(key)) continue
    places.set(key, (places.get(key) ?? new Set()).add(id))
  }
  return [...places].map(([key, all]) => {
    const [start = 0, end = 0] = key.split(':').map(Number)
    // A product is asked for by its name: "Tableau" is not any other tool for dashboards.
    const own = fold(text.slice(start, end))
    if (all.has(own) && concept(own)?.kind === 'skill') return [own]
    const ids = [...all].filter(
      id => ![...all].some(other => other !== id && shows(other).includes(id) && !shows(id).includes(other)),
    )
    const certificates = ids.filter(id => concept(id)?.kind === 'certificate')
    const others = ids.filter(id => !certificates.includes(id))
    // "Knowledge of allergens" asks for no certificate.
    if (certificates.length > 0 && others.length > 0) return certifying ? certificates : others
    return ids
  })
}

function termOf(text: string, from: number, to: number, found: Mention[]): Term {
  const own = found.filter(one => from <= one.start && one.start < to)
  const groups = own.length === 0 ? [] : groupsOf(text, from, to, own)
  // "Kitchen" adds nothing to "Michelin-starred", which implies it.
  const implies = (group: string[], other: string[]) => group.some(id => shows(id).some(shown => other.includes(shown)))
  const narrow = groups.filter(
    (group, i) => !groups.some((other, k) => i !== k && implies(other, group) && !(implies(group, other) && i < k)),
  )
  // "Reporting" adds nothing to "US GAAP reporting".
  const special = narrow.filter(group => !group.every(id => concept(id)?.family === 'general'))
  // "Able to travel between sites": where a fact is true does not matter.
  const facts = special.filter(group => group.every(id => concept(id)?.kind === 'fact'))
  const concepts = facts.length > 0 ? facts : special.length > 0 ? special : narrow
  const rest = tokens(text.slice(from, to)).filter(
    token => !own.some(one => one.start < from + token.end && from + token.start < one.end),
  )
  const names: string[] = []
  const words: string[] = []
  for (const token of rest) {
    if (isName(token.raw) && !FILLER.has(stem(token.text))) names.push(fold(token.raw))
    else
      words.push(
        ...contentStems(token.raw.replace(/-?(?:kenntnisse|erfahrung(?:en)?)$/iu, '').replace(/^\p{L}{1,2}['’]/u, '')),
      )
  }
  const label = text.slice(from, to).trim()
  const covered = new Set(own.flatMap(one => contentStems(text.slice(one.start, one.end))))
  const other = [...new Set(words)].filter(word => !FILLER.has(word) && !covered.has(word) && !/^\d/u.test(word))
  const before = own
    .filter(one => !/\s/u.test(text.slice(one.start, one.end)))
    .flatMap(one =>
      contentStems(/[\p{L}-]{1,30}(?=\s$)/u.exec(text.slice(Math.max(from, one.start - 31), one.start))?.[0] ?? ''),
    )
  return { label, concepts, names, words: other, narrowing: other.filter(word => before.includes(word)) }
}

/** "ECMO", "R489", "AM2", "HubSpot": capital letters or digits inside a word make it a name. */
function isName(raw: string): boolean {
  return (
    /^(?=.*\p{L})(?:\p{Lu}[\p{Lu}\p{N}.&+#-]{1,14}|\p{L}{1,12}\d[\p{L}\p{N}-]{0,6}|\p{Lu}\p{Ll}{1,12}\p{Lu}\p{L}{0,12})$/u.test(
      raw,
    ) && !/^(?:[ABC][12]|UK|US|USA|EU|GB|DACH|EMEA|CET|PC)$/u.test(raw)
  )
}
