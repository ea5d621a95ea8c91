import { languageNames } from './names.table.ts'

/** Names that the system's language data does not have: languages without a two-letter code, and other names. */
const FURTHER = `
mandarin|cantonese|putonghua|farsi|flemish|filipino|tagalog|castellano|valenciano|valencian|plattdeutsch|schweizerdeutsch|gronings|vlaams|mandarijn|kantonesisch|mandarín|cantonés|náhuatl|nahuatl|quechua|kabyle|berbère|tamazight|asturiano|sicilian|napoletano|friulano|kaszubski|śląski|kürtçe|普通话|国语|粤语|中文|汉语|法语|english|scots|dari|hokkien|bsl|british sign language|gebärdensprache|deutsche gebärdensprache|español|deutsch|portugais du brésil|brasilianisches portugiesisch|brazilian portuguese|
sign language|american sign language|asl|langue des signes|langue des signes française|lsf|lengua de signos|lengua de signos española|lengua de señas|lingua dei segni|lingua dei segni italiana|língua gestual|língua gestual portuguesa|língua brasileira de sinais|libras|gebarentaal|nederlandse gebarentaal|język migowy|polski język migowy|teckenspråk|svenskt teckenspråk|işaret dili|türk işaret dili|لغة الإشارة|手语|中国手语|
alsacien|elsässisch|alsatian|niederdeutsch|low german|westfriesisch|friesisch|frisian|fries|limburgs|occitan|provençal|picard|francoprovençal|aragonés|bable|extremeño|valencià|euskera|euskara|català|gallego|galego|mirandês|siciliano|veneto|piemontese|ladino|griko|arbëreshë|sorbisch|sorbian|gwara śląska|śląska|łemkowski|rusyn|samiska|nordsamiska|sámi|meänkieli|tornedalsfinska|romani|romanes|romaní|romani chib|jiddisch|yiddish|serbokroatisch|serbo-croatian|serbocroata|montenegrin|montenegrinisch|crnogorski|moldovan|moldauisch|
berber|berberisch|berbers|bereber|berbero|amazigh|amaziɣ|الأمازيغية|أمازيغية|tarifit|rifain|riffijns|chaoui|chleuh|tachelhit|darija|الدارجة|hassaniya|moroccan arabic|arabe dialectal|kurmanji|kurmancî|kırmanci|sorani|zazaki|zazaca|aramäisch|aramaic|assyrisch|syriac|süryanice|lazca|çerkesçe|hazaragi|baluchi|balochi|belutschi|البلوشية|البلوشي|الأردية|اردو|sylheti|saraiki|hindko|konkani|tulu|bhojpuri|maithili|nepalbhasa|cebuano|bisaya|ilocano|hiligaynon|kapampangan|hakka|teochew|shanghainese|客家话|闽南语|潮汕话|上海话|四川话|hmong|
créole|créole réunionnais|créole martiniquais|créole guadeloupéen|créole haïtien|haitian creole|kreyòl|kreol morisien|papiamento|papiaments|papiamentu|sranantongo|sranan|sarnami|kriolu|crioulo|criollo cabo-verdiano|cape verdean creole|pidgin|nigerian pidgin|krio|twi|fante|fanti|luo|dholuo|luganda|dioula|diola|malinké|mandinka|mandingo|soninké|soninke|pulaar|fulfulde|peul|fulani|tshiluba|ciluba|kimbundu|umbundu|ndebele|bemba|chichewa|malgache|comorien|shimaore|mooré|fang|ewondo|aymara|guaraní|mapudungun|nahuatl|maya|k'iche'|
latein|latín|latim|altgriechisch|ancient greek|grec ancien|griego antiguo|greco antico|altgrieks|latijn|łacina|latince
`

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/\u0307/g, '')
    .replace(/ı/g, 'i')

let known: Set<string> | undefined
const names = () =>
  (known ??= new Set(
    [...languageNames(), ...FURTHER.split('|')].map(name => fold(name.trim())).filter(name => name.length > 1),
  ))

/** Whether a word is the name of a spoken language (ISO 639-1) in one of the languages that we read. */
export const isSpokenLanguage = (word: string): boolean => names().has(fold(word))

const LONGEST_ITEM = 100
const MOST_WORDS = 3

/** The first name of a language in a text of a few words, with its position. */
export function spokenLanguageIn(text: string): { start: number; end: number } | null {
  if (text.length > LONGEST_ITEM) return null
  if (/^\s*\p{Script=Han}/u.test(text)) {
    const name = [...names()].find(one => /\p{Script=Han}/u.test(one) && text.trim().startsWith(one))
    return name ? { start: 0, end: text.indexOf(name) + name.length } : null
  }
  const words = [...text.matchAll(/[\p{L}\p{M}'’]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  for (const [at, { start }] of words.entries()) {
    for (let last = Math.min(words.length, at + MOST_WORDS) - 1; last >= at; last--) {
      const { end } = words[last]!
      if (isSpokenLanguage(text.slice(start, end))) return { start: at === 0 ? 0 : start, end }
    }
  }
  return null
}
