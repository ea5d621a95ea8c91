import { type Cut, found } from './cuts.ts'
import { PERSONAL } from './person/statements.ts'

/** Numbers by which authorities know a person, after what they are called: "My passport number is C01X00T47". */
const OFFICIAL_NUMBER =
  /(?<=(?<![\p{L}\p{N}])(?:passport|pasaporte|passeport|reisepass|passnummer|(?:personal)?ausweis(?:nummer)?|(?:identity|id) (?:card|number)|carte d['’]identité|documento(?: nacional)? de identidad|social security|national insurance|sozialversicherung(?:snummer)?|steuer-?id(?:entifikationsnummer)?|sécurité sociale|seguridad social)(?:[ :#]{1,2}(?:number|no\.?|nr\.?|nummer|numéro|número|n[º°.]|is|ist|lautet|hat|est|es|has|the|die|der|le|el|la|con|mit|with|avec)){0,4}[ :#]{1,3})(?:[A-Z]{0,4}\d[A-Z\d]{4,14}|[A-Z\d]{1,4}(?:[ -]\d{2,4}){2,6}(?: ?[A-Z])?)(?![\p{L}\p{N}])/giu
/** "12345678Z", "X1234567L" after their names: "nie" is also a German word. */
const SPANISH_NUMBER =
  /(?<=(?<![\p{L}\p{N}])(?:dni|nie|nif)(?:[ :]{1,2}(?:es|n[º°.]|número|el)){0,2}[ :]{1,3})(?:[XYZ]-?\d{7}|\d{8})[ -]?[A-Z](?![\p{L}\p{N}])/giu

/** A birth without a sentence around it, or with its place: "née en 1979 à Alger". A company is not "née" at the beginning of a line. */
const BIRTH =
  /(?<=^|[\n.;(]\s{0,2}|(?<!\p{L})(?:suis|soy|fui|bin|wurde)\s)(?:née?|nacid[oa]|nací|geboren)(?:\s(?:en|el|le|in|im|am))?\s(?:\d{1,2}[. ]{1,2}(?:\p{L}{3,10}\s)?)?(?:19|20)\d{2}(?:,?\s(?:à|au|aux|en|in)\s\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}'’-]{1,30})?)?/gimu

/** Numbers of identity documents and of insurances, and when and where somebody was born. */
export const identifiers = (text: string): Cut[] => [
  ...found(text, OFFICIAL_NUMBER, PERSONAL),
  ...found(text, SPANISH_NUMBER, PERSONAL),
  ...found(text, BIRTH, PERSONAL),
]
