import type { StructureLanguage } from './language.ts'

export const HESITATIONS: Record<StructureLanguage, ReadonlySet<string>> = {
  en: new Set('um umm uh uhm er erm ehm hmm hm mm mmm ah eh uhh'.split(' ')),
  de: new Set('ah ahm ahem hm hmm mhm eh ehm oh uh uhm'.split(' ')),
  fr: new Set('euh heu hum hm ben bah hein'.split(' ')),
  es: new Set('eh ehm em mmm mm hm hmm uh'.split(' ')),
}

/** Articles, which learners leave out. Where they are pronouns, the rules do without them. */
export const ARTICLES: Record<StructureLanguage, ReadonlySet<string>> = {
  en: new Set(['the', 'a', 'an']),
  de: new Set('der die das den dem des ein eine einen einem einer eines'.split(' ')),
  fr: new Set('le la les un une des'.split(' ')),
  es: new Set('el la los las un una unos unas'.split(' ')),
}

export const CONTRACTIONS: Record<string, string> = {
  "i'm": 'i am',
  "i've": 'i have',
  "i'd": 'i had',
  "i'll": 'i will',
  "won't": 'will not',
  "can't": 'can not',
  cannot: 'can not',
  "shan't": 'shall not',
  "ain't": 'is not',
  "let's": 'let us',
  gonna: 'going to',
  gotta: 'have to',
  wanna: 'want to',
  "y'all": 'you',
  "ye've": 'you have',
  yous: 'you',
  cannae: 'can not',
  canny: 'can not',
}

/** The neutral pronouns of the redaction, as the rules know them. */
export const PRONOUNS: Partial<Record<StructureLanguage, Record<string, string>>> = {
  fr: { iel: 'il', iels: 'ils' },
  es: { elle: 'ella', elles: 'ellos' },
}
