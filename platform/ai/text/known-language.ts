import { COMMON } from './common-words.ts'
import { sentences } from './sentences.ts'
import { readable } from './readable.ts'
import { fold, tokens } from './tokens.ts'

// Frequent words of the languages whose protected words are known, and of others that are written with Latin letters. Words of two
// languages count for both.
const KNOWN: Record<'en' | 'de' | 'fr' | 'es', string> = {
  en: `${COMMON.en} was been has them than how who or an a no only does did about after before because if can could would there these
    those also each candidate answer says said shows shown describes stated states names you your where why me i could would gives work
    works experience level quote quotes`,
  de: `${COMMON.de} einer einem einen eines des in wird werden mir mich uns ihm ihn ihr man meine alle allen bis vor vom ohne um unter
    gegen hatte hatten wurden jetzt damit dabei sowie bleibt oder aber kein keine nur durch dass wie sind ihre seine kandidat kandidatin
    bewerber bewerberin person antwort nennt beschreibt zeigt`,
  fr: `${COMMON.fr} sa son ses ne ou mais n s qu a ont vous ils elles leur leurs lui aucun aucune candidat candidate personne reponse
    indique decrit montre`,
  es: `${COMMON.es} sus ha han o son sin sobre les cada ningun ninguna candidato candidata persona respuesta indica describe muestra`,
}
const OTHER = [
  // Portuguese, Italian, Dutch
  `o os as e do da dos das no na nos nas um uma nao com em ao por pelo pela foi tem esta muito mas ele ela seu sua candidato candidata`,
  `il lo gli i e di del della dei delle nel nella che non un una uno con per da dal dalla sono stato stata ha anche piu ma suo sua candidato candidata`,
  `de het een en van in is niet met zijn voor ook op te dat die aan bij wordt heeft hij zij ze door naar uit om maar als kandidaat`,
  // Swedish, Danish and Norwegian
  `och att det som en ett ar inte pa av for med den till har han hon de om var sig kandidaten`,
  `og at det som en et er ikke pa af av for med den til har han hun de om var sig seg kandidaten`,
  // Polish, Czech, Romanian
  `i w z na nie sie jest to do ze o jak po za od przez byl byla ma oraz kandydat kandydatka`,
  `a v z na ne se je to do ze o jak po za od byl byla ma kandidat kandidatka ktery ktera`,
  `si in de la cu pe nu este un o din care pentru a au fost mai sau candidatul candidata`,
  // Turkish, Finnish, Hungarian, Indonesian
  `ve bir bu icin ile degil cok olan olarak da de gibi daha var yok aday adayin adaydir`,
  `ja on ei se han oli ovat etta kun mutta myos hakija joka tai`,
  `es a az egy nem van volt hogy is de meg jelolt aki vagy`,
  `dan yang di ke dari ini itu dengan untuk tidak adalah pada oleh dia kandidat`,
]

const set = (words: string) => new Set(words.split(/\s+/u))
const ENGLISH = set(KNOWN.en)
const KNOWN_SETS = [ENGLISH, set(KNOWN.de), set(KNOWN.fr), set(KNOWN.es)]
const OTHER_SETS = OTHER.map(set)
/** A sentence with so many words has some frequent ones. */
const LONG = 6
/** What is quoted from the material is in its language. */
const QUOTED = /["“”„«»]([^"“”„«»\n]{1,400})["“”«»]/gu
const NO_LATIN = /(?=\p{L})[^\p{Script=Latin}]/u

const hits = (words: readonly string[], frequent: ReadonlySet<string>) =>
  words.filter(word => frequent.has(word)).length

function isKnown(sentence: string, given: ReadonlySet<string>): boolean {
  const words = tokens(sentence).flatMap(({ text }) => text.split("'"))
  const own = words.filter(word => !given.has(word))
  // A single letter can be a symbol.
  if (own.some(word => word.length > 1 && NO_LATIN.test(word))) return false
  const known = Math.max(...KNOWN_SETS.map(frequent => hits(words, frequent)))
  const other = Math.max(...OTHER_SETS.map(frequent => hits(words, frequent)))
  if (other > known) return false
  return known > 0 || own.length < LONG
}

/** Whether a short text is in English, or at least in no other language. Names and words of the material can be of any. */
export function isEnglish(text: string, material: readonly string[]): boolean {
  const given = new Set(material.flatMap(one => tokens(fold(readable(one))).map(token => token.text)))
  const words = tokens(fold(readable(text))).flatMap(token => token.text.split("'"))
  if (words.some(word => word.length > 1 && NO_LATIN.test(word) && !given.has(word))) return false
  const own = hits(words, ENGLISH)
  return [...KNOWN_SETS, ...OTHER_SETS].every(frequent => frequent === ENGLISH || hits(words, frequent) <= own)
}

/**
 * Whether each sentence of a text is in English, German, French or Spanish, as far as its frequent words tell.
 * @param material what its words may be taken from, in any language
 */
export function isInKnownLanguage(text: string, material: readonly string[]): boolean {
  const given = new Set(material.flatMap(one => tokens(fold(readable(one))).map(token => token.text)))
  const isGiven = (quoted: string) => tokens(quoted).every(token => given.has(token.text))
  const own = fold(readable(text)).replace(QUOTED, (whole, quoted: string) => (isGiven(quoted) ? ' ' : whole))
  return sentences(own).every(one => isKnown(one.text, given))
}
