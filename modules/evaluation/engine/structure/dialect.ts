import type { StructureLanguage } from './language.ts'

// Dialect and fast speech in the words that the rules know, so that who speaks how changes nothing. Only words that mean nothing else.

const MIN_LETTERS = 4

const asTable = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split(/\s*\n\s*/u)
      .flatMap(line => {
        const [standard = '', ...forms] = line.split(/\s+/u)
        return forms.map(form => [form, standard] as const)
      }),
  )

/** The standard word and its forms. */
const FORMS: Record<StructureLanguage, ReadonlyMap<string, string>> = {
  en: asTable(`
    you ye ya youse yez
    your yer
    to tae tuh
    with wi wiv
    myself meself mesel masel maself
    himself hisself
    nothing nowt nothin nuffin
    something summat somethin
    anything owt anythin
    was wis wuz
    told telt
    what whit wot
    them em
    about aboot
    out oot
    down doon
    now noo
    from frae
    of o
    do dae
    have hae
    because cos cuz coz becos`),
  de: asTable(`
    ich i ick ik
    nicht net ned nich nit nid
    ist is
    habe hab hob han
    das des dat
    was wat
    auf uff
    nichts nix nuscht nischt
    kein koi koa kee
    auch och
    wir mer
    mal amol amoi`),
  fr: asTable(`
    puis pis
    je chui`),
  es: asTable(`
    para pa
    todo to too
    nada na naa
    toda toa`),
}

/** A word without the end of its ending, as in "workin'" and "cansao". */
function withEnding(word: string, isCutOff: boolean, language: StructureLanguage): string {
  if (word.length <= MIN_LETTERS) return word
  if (language === 'en' && isCutOff) return word.replace(/in$/u, 'ing')
  return language === 'es' ? word.replace(/ao(s?)$/u, 'ado$1') : word
}

/** @param isCutOff whether an apostrophe follows */
export const standardOf = (word: string, isCutOff: boolean, language: StructureLanguage): string =>
  FORMS[language].get(word) ?? withEnding(word, isCutOff, language)
