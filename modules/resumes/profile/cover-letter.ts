import type { Line } from './lines.ts'

const SALUTATION =
  /^(?:sehr geehrte|dear\s|to whom it may concern|madame,? monsieur|(?:chère? )?madame|monsieur|estimad[oa]|muy señor|gentil[ei]|egregi|spett|geachte|beste\s|szanown|exm|prezad|car[oa]s? senhor|sayın|bästa|hej\s|尊敬的|السادة)/iu
const CLOSING =
  /^(?:mit (?:freundlichen|besten|herzlichen) grüßen|mit freundlichem gruß|(?:yours )?(?:sincerely|faithfully|truly)|sincerely yours|(?:kind|best|warm) regards|cordialement|bien cordialement|je vous prie d|veuillez agréer|dans l['’]attente|atentamente|(?:reciba )?un cordial saludo|cordiali saluti|distinti saluti|met (?:vriendelijke|hoogachtende) groet|hoogachtend|z poważaniem|z wyrazami szacunku|atenciosamente|com os melhores cumprimentos|saygılarımla|med vänlig|vänliga hälsningar|此致)/iu

/** A salutation is near the top of its page, below the addresses. */
const LINES_ABOVE = 20
const LONGEST_SALUTATION = 80
/** A résumé after the letter has at least this many lines. */
const FEWEST_LINES = 12

/** The lines of the résumé, without a letter on the pages before it: the letter names the addressee, and tells of the career in sentences. */
export function withoutCoverLetter(lines: Line[]): Line[] {
  const start = lines
    .slice(0, LINES_ABOVE)
    .findIndex(({ text }) => text.length <= LONGEST_SALUTATION && SALUTATION.test(text) && /[,:!，：]\s*$/.test(text))
  if (start < 0) return lines
  const end = lines.slice(start).find(({ text }) => text.length <= LONGEST_SALUTATION && CLOSING.test(text))
  if (!end) return lines
  const rest = lines.filter(({ page }) => page > end.page)
  return rest.length >= FEWEST_LINES ? rest : lines
}
