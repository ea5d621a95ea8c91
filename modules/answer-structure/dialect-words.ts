import type { StructureLanguage } from './language.ts'

/** In each line, the standard word and its forms in dialect and fast speech. Only words that mean nothing else. */
export const DIALECT_FORMS: Record<StructureLanguage, string> = {
  en: `
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
    because cos cuz coz becos`,
  de: `
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
    mal amol amoi`,
  fr: `
    puis pis
    je chui`,
  es: `
    para pa
    todo to too
    nada na naa
    toda toa`,
}
