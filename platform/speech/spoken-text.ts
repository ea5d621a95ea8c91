import { SpeechRefused } from './port.ts'
import { speechWords } from './words.ts'

export const MAX_SPOKEN_CHARACTERS = 2000

/** A sentence longer than this is spoken in parts, so that one endless line cannot hold the synthesizer. */
const MAX_SENTENCE_CHARACTERS = 320

/**
 * Text as the synthesizer may read it: NFC, one line, no control or format characters, no markup characters. Flite never
 * runs in SSML mode; the characters are removed so that they are not read aloud either.
 * Throws `SpeechRefused` when nothing is left or the text is over 2,000 characters.
 */
export function spokenText(text: string): string {
  if (text.length > MAX_SPOKEN_CHARACTERS) throw new SpeechRefused(speechWords.tooLong(MAX_SPOKEN_CHARACTERS))
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[‘’ʼ]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‐‑]/gu, '-')
    .replace(/\s*[–—―]\s*/gu, ', ')
    .replace(/[<>{}[\]\\^`|~*_]/gu, ' ')
    .replace(/…/gu, '.')
    .replace(/ +([.,;:!?])/gu, '$1')
    .replace(/ {2,}/gu, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(plain)) throw new SpeechRefused(speechWords.empty)
  return plain
}

/** Flite's voices only know ASCII: accents are removed for it, but not in captions. */
export function forFlite(sentence: string): string {
  return sentence
    .replace(/ß/gu, 'ss')
    .replace(/[æÆ]/gu, 'ae')
    .replace(/[øØ]/gu, 'o')
    .replace(/€/gu, ' euros ')
    .replace(/£/gu, ' pounds ')
    .replace(/&/gu, ' and ')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/gu, '')
    .replace(/ {2,}/gu, ' ')
    .trim()
}

/** Sentences in order, none empty, none over 320 characters. */
export function spokenSentences(plain: string): string[] {
  const parts = plain.match(/[^.!?]+(?:[.!?]+(?!\s)[^.!?]+)*[.!?]*["')]*/gu) ?? [plain]
  return rejoin(parts)
    .flatMap(splitLong)
    .map(sentence => sentence.trim())
    .filter(sentence => /[\p{L}\p{N}]/u.test(sentence))
}

/** "Dr. Ito" and "e.g. this" don't end a sentence. */
function rejoin(parts: string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && /(?:^|\s)(?:mr|mrs|ms|dr|prof|st|no|vs|e\.g|i\.e|[a-z])\.\s*$/iu.test(last)) {
      joined[joined.length - 1] = last + part
    } else joined.push(part)
  }
  return joined
}

function splitLong(sentence: string): string[] {
  if (sentence.length <= MAX_SENTENCE_CHARACTERS) return [sentence]
  const head = sentence.slice(0, MAX_SENTENCE_CHARACTERS)
  const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '))
  const space = head.lastIndexOf(' ')
  const at = comma > 80 ? comma + 1 : space > 0 ? space : MAX_SENTENCE_CHARACTERS
  return [sentence.slice(0, at), ...splitLong(sentence.slice(at).trim())]
}
