import { locale } from '#platform/locale/locale.ts'
import { ChipsInput } from '#ui/chips-input.tsx'
import { Field } from '#ui/field.tsx'
import { MAX_RECOGNIZED, MAX_RECOGNIZED_LENGTH } from '../policy.ts'
import { checkWords as words } from '../words/checks.ts'
import type { Proposal } from './use-proposed-checks.ts'

interface RecognizedByProps {
  looksFor: Proposal['looks_for']
  also: readonly string[]
  onAlso: (words: string[]) => void
}

/** The words by which a requirement is recognized in a résumé, and those that the recruiter adds. */
export const RecognizedBy = ({ looksFor, also, onAlso }: RecognizedByProps) => (
  <div className="grid gap-4 border-t border-line pt-4">
    {looksFor.length > 0 && (
      <section>
        <h3 className="text-13 font-medium">{words.looksFor(looksFor.length)}</h3>
        <ul className="mt-1 grid gap-1.5 text-13 wrap-anywhere">
          {looksFor.map(({ any }) => (
            <li key={any.map(({ label }) => label).join()} className="border-l-2 border-line pl-2.5">
              {locale.parts(any.map(({ label }) => label))}
              <OtherWords of={any.flatMap(one => one.words)} />
            </li>
          ))}
        </ul>
      </section>
    )}
    <Field label={words.also} help={words.alsoHelp} optional>
      <ChipsInput
        value={also}
        onChange={onAlso}
        most={MAX_RECOGNIZED}
        maxLength={MAX_RECOGNIZED_LENGTH}
        placeholder={words.alsoPlaceholder}
        removeLabel={words.removeWord}
      />
    </Field>
  </div>
)

const OtherWords = ({ of }: { of: readonly string[] }) =>
  of.length > 0 && <span className="block text-12 text-text-2">{words.otherWords(of)}</span>
