import { locale } from '#platform/locale/locale.ts'
import type { CheckedAs } from '../contract.ts'
import { sameCheck } from '../policy.ts'
import type { Proposal } from './use-proposed-checks.ts'
import { checkWords } from '../words/checks.ts'

const { kind, short, level } = checkWords

/** A kind with its value in a few words: "3+ years", "German B2". */
export function describeCheck(check: CheckedAs): string {
  switch (check.kind) {
    case 'years':
      return check.years > 0 && check.years < 1 ? short.months(Math.round(check.years * 12)) : short.years(check.years)
    case 'degree':
      return short.degree(level[check.level], check.field)
    case 'certificate_or_licence':
      return check.must_be_valid ? short.certificate : short.certificateOrExpired
    case 'language':
      return locale.list(
        check.languages.map(({ name, level: lowest }) => short.language(name, lowest)),
        check.one_is_enough ? 'or' : 'and',
      )
    default:
      return kind[check.kind]
  }
}

/** Whether the text states another value than the confirmed one. Another kind, or an expired certificate, is chosen on purpose. */
export const differsFromText = (confirmed: CheckedAs, proposed: CheckedAs): boolean =>
  confirmed.kind === proposed.kind && confirmed.kind !== 'certificate_or_licence' && !sameCheck(confirmed, proposed)

/** What the text says is looked for by words, unless the kind is compared by a value of its own. */
export function looksFor(
  { kind, name }: { readonly kind: CheckedAs['kind']; readonly name?: string },
  proposal: Proposal | null,
): Proposal['looks_for'] {
  if (!proposal || kind === 'language' || kind === 'degree') return []
  const proposed = proposal.check.kind === 'certificate_or_licence' ? proposal.check.name : ''
  return kind === 'certificate_or_licence' && name !== proposed ? [] : proposal.looks_for
}

/** The other words for what is looked for, without repetitions. */
export const looksForWords = (check: CheckedAs, proposal: Proposal | null): string[] => [
  ...new Set(looksFor(check, proposal).flatMap(({ any }) => any.flatMap(({ words }) => words))),
]
