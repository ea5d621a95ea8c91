import { concept, isField, isStudy } from '#platform/ai/concepts/library.ts'
import { mentions, type Mention } from '#platform/ai/concepts/mentions.ts'
import { foldInPlace, stem } from '#platform/ai/text/tokens.ts'
import type { DegreeNeed } from './degrees.ts'
import { FILLER } from './filler-words.ts'
import { licenceClasses } from './licence-classes.ts'

// What the words of a requirement name: the same words can name work, a field of study, a certificate or a whole field of work.

/** "Has led a kitchen team" also asks for leadership, although only the kitchen is named. */
export const PEOPLE = 'team leadership'

/** Everything that a requirement names, in order. */
export function namedIn(text: string): Mention[] {
  const all = [...mentions(text), ...licenceClasses(text, null)].sort((a, b) => a.start - b.start)
  return namedOrDescribed(all.filter(one => !isCut(one, all)))
}

/** Of what is named, what a requirement asks for as work, or as a field of study if it asks for a degree. */
export function workIn(
  text: string,
  found: Mention[],
  { years, degree }: { years: number | null; degree: DegreeNeed | null },
): Mention[] {
  const driven = years === null ? found : found.map(one => ({ ...one, concept: DRIVING[one.concept] ?? one.concept }))
  const meant = degree === null ? withoutOtherMeanings(driven, years) : found.filter(one => !isField(one.concept))
  return withoutPurpose(foldInPlace(text), withoutStudies(text, meant))
}

/** A requirement names what it asks for. Signs only count if nothing is named. */
function namedOrDescribed(found: Mention[]): Mention[] {
  const named = found.filter(mention => !mention.described)
  // "Coordinating volunteers" is named as a whole.
  const covered = (one: Mention) => named.some(other => other.start <= one.start && one.end <= other.end)
  // "Opening a new restaurant": a place alone does not say what is done there.
  const isPlaceWithin = (one: Mention, other: Mention) =>
    concept(other.concept)?.kind === 'setting' && one.start < other.start && other.end <= one.end
  const onlyPlaces = named.every(one => concept(one.concept)?.kind === 'setting')
  return named.length > 0
    ? found.filter(
        mention =>
          !mention.described ||
          (mention.concept === PEOPLE && !covered(mention)) ||
          (onlyPlaces && named.every(place => isPlaceWithin(mention, place))),
      )
    : found
}

/** "3 Jahre Fahrpraxis mit Klasse CE": years with a licence are years of driving what it allows. */
const DRIVING: Readonly<Record<string, string>> = {
  'articulated truck licence': 'articulated lorry driving',
  'truck licence': 'truck driving',
  'bus licence': 'bus driving',
  'taxi licence': 'taxi driving',
  'forklift licence': 'forklift',
}

const isCertificate = (one: Mention): boolean => concept(one.concept)?.kind === 'certificate'

const isWithin = (one: Mention, other: Mention): boolean =>
  other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start

/** "Customer care experience": the field of care is not meant. "Industrie automobile" is no repair of cars. */
const isCut = (one: Mention, all: readonly Mention[]): boolean =>
  isField(one.concept) &&
  all.some(
    other =>
      !isField(other.concept) &&
      (isWithin(one, other) ||
        (other.start < one.start && one.start < other.end) ||
        (other.start < one.end && one.end < other.end)),
  )

/**
 * "Soins infirmiers", "enfermería": a field of study, and work as well. What a field of work names ("in logistics") is that field. For years,
 * a registration is the occupation of that name.
 */
function withoutOtherMeanings(found: Mention[], years: number | null): Mention[] {
  const fields = found.filter(one => isField(one.concept))
  const isOther = (one: Mention) => isStudy(one.concept) || (isCertificate(one) && years !== null)
  const work = new Set(found.filter(one => !isStudy(one.concept) && !isCertificate(one)).map(placeOf))
  return found.filter(
    one =>
      isField(one.concept) ||
      (!(isOther(one) && work.has(placeOf(one))) &&
        !fields.some(field => field.start <= one.start && one.end <= field.end)),
  )
}

const placeOf = ({ start, end }: Mention): string => `${start} ${end}`

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
