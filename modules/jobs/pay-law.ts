/** What the law of a country asks of a job ad: the pay in it, the pay before an interview, or the pay in some states or provinces. */
export type PayLaw = 'ad' | 'before_interview' | 'in_parts'

const IN_AD = new Set(['AT', 'LT', 'LV', 'SK'])
/** Directive (EU) 2023/970, article 5, applies from June 2026. */
const EU = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '))
const IN_PARTS = new Set(['CA', 'US'])

/** Null if no such law is known here, which does not say that there is none. */
export function payLawOf(country: string | null): PayLaw | null {
  if (country === null) return null
  if (IN_AD.has(country)) return 'ad'
  if (EU.has(country)) return 'before_interview'
  return IN_PARTS.has(country) ? 'in_parts' : null
}
