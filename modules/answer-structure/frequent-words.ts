import type { StructureLanguage } from './language.ts'

/** Frequent words that the rules cannot do without. */
export const FREQUENT: Record<StructureLanguage, string> = {
  en: `since because afterwards eventually finally nowadays always usually never every again before until should thought decided wanted
    called asked brought through rather instead otherwise therefore seven eight eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand percent minutes weeks months
    nobody everybody`,
  de: `hatte hatten wurde wurden konnte konnten musste mussten wollte wollten sollte haben worden nicht immer wegen seitdem seither danach
    deshalb damit jetzt inzwischen mittlerweile sieben zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert tausend
    prozent minuten stunden wochen monate niemand schliesslich trotzdem gemacht gesagt`,
  fr: `maintenant depuis parce alors avait avais avaient etaient etait pendant ensuite toujours jamais quand avant apres trois quatre douze
    quinze vingt trente quarante cinquante soixante cents mille heures minutes semaines personne finalement pourquoi lendemain puisque`,
  es: `porque desde hasta ahora entonces despues siempre nunca habia habian tenia estaba estaban cuando mientras cinco siete nueve quince
    veinte treinta cuarenta cincuenta cientos minutos semanas nadie ninguna ningun finalmente aunque`,
}

/** Words that differ from a frequent one in one inner letter. */
export const OTHERS = new Set(
  `etat hute haba kannte kannten tesla sever novice tried thirsty musite leben lieben wohnen haten wesen wunden
  wirden mutende`.split(/\s+/u),
)
