// Letters of other scripts that look like Latin ones, with the Latin letter.
const CYRILLIC = 'аa вb еe ёe зe іi їi јj кk мm нh оo рp сc тt уy хx ѕs ԁd һh ӏl ԛq ԝw гr пn'
const GREEK = 'αa βb εe ηn ιi κk μm νv οo ρp τt υu χx ζz ωw'
const ALIKE = new Map(
  `${CYRILLIC} ${GREEK}`.split(' ').flatMap(pair => {
    const [other, latin] = Array.from(pair) as [string, string]
    return [[other, latin] as const, [other.toUpperCase(), latin.toUpperCase()] as const]
  }),
)

/** Characters that nobody sees: they join, part or direct others. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const CONTROL = /[^\P{Cc}\n\t]/gu
const WORD = /[\p{L}\p{M}]{2,60}/gu
const LATIN = /\p{Script=Latin}/u
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu

/** A text without characters that nobody sees. */
export const visible = (text: string): string => text.replace(INVISIBLE, '').replace(CONTROL, ' ')

/** A text as a person reads it: in plain forms of its characters, and with Latin letters where others only look like them. For comparison only. */
export function readable(text: string): string {
  const plain = visible(text).normalize('NFKC')
  return plain.replace(WORD, word =>
    LATIN.test(word) ? word.replace(OTHER, letter => ALIKE.get(letter) ?? letter) : word,
  )
}
