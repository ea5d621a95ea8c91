import type { Line } from './lines.ts'

const list = (text: string) => text.split('|').map(word => word.trim())

/** Labels of where somebody lives, in all languages together. They end with a colon, or with the cell of a table. */
const LABELS = new Set([
  ...list(
    'address|home address|current address|postal address|private address|mailing address|permanent address|residential address|present address|location|current location|city|city of residence|place of residence|residence|address and city|city and country|city, country|city/country|city / country|city/state|city, state',
  ),
  ...list(
    'adresse|anschrift|wohnort|privatadresse|postanschrift|postadresse|wohnadresse|wohnanschrift|wohnsitz|aktueller wohnort|standort|ort|wohnhaft|wohnhaft in|plz/ort|plz / ort|plz, ort|plz ort|plz und ort|adresse/wohnort|anschrift/wohnort',
  ),
  ...list(
    'adresse personnelle|adresse postale|adresse actuelle|domicile|lieu de résidence|résidence|ville|localisation|ville de résidence|commune|code postal et ville|code postal / ville|lieu de domicile',
  ),
  ...list(
    'dirección|domicilio|ubicación|localidad|residencia|lugar de residencia|ciudad|ciudad de residencia|residencia actual|dirección actual|dirección postal|domicilio actual|población|lugar de domicilio|ciudad/país|localidad y provincia',
  ),
  ...list(
    'indirizzo|residenza|luogo di residenza|città|città di residenza|indirizzo di residenza|località|residente a|residente in|residenza attuale|comune di residenza|domiciliato a|domiciliata a',
  ),
  ...list(
    'endereço|morada|localização|residência|cidade|localidade|domicílio|cidade/estado|cidade / estado|cidade/uf|cidade - uf|local de residência|endereço residencial|cidade de residência|concelho|bairro/cidade',
  ),
  ...list(
    'adres|woonplaats|huisadres|woonadres|locatie|stad|postcode en woonplaats|postcode/woonplaats|postcode en plaats|woonachtig in|woonachtig te|plaats',
  ),
  ...list(
    'adres zamieszkania|miejsce zamieszkania|miejscowość|miasto|lokalizacja|adres korespondencyjny|zamieszkanie|adres do korespondencji|miejsce pobytu',
  ),
  ...list(
    'adress|bostadsort|bostadsadress|hemort|hemadress|postadress|ort|stad|bor i|boende|boende i|bosatt i|bosatt|bostad|plats',
  ),
  ...list(
    'adresi|adres bilgileri|ikamet|ikametgah|ikametgâh|ikamet adresi|ikamet yeri|ikamet ettiği şehir|ikamet ili|yaşadığı şehir|yaşadığı yer|yaşadığım şehir|şehir|konum|ev adresi|il|il / ilçe|il/ilçe|açık adres|iletişim adresi',
  ),
  ...list(
    'العنوان|العنوان الحالي|عنوان السكن|عنوان|السكن|مكان السكن|مكان الإقامة|محل الإقامة|مقر الإقامة|الإقامة|بلد الإقامة|مدينة الإقامة|المدينة|الموقع|مقر السكن|مكان الاقامة|محل الاقامة|عنوان الإقامة|الإقامة الحالية',
  ),
  ...list(
    '地址|住址|现住址|现居地|现居住地|现居|现居城市|现居地址|现住地址|现居地点|居住地|居住地址|居住城市|所在地|所在城市|目前所在地|目前居住地|现所在地|家庭住址|家庭地址|通讯地址|联系地址|通信地址|城市|常住地|常住城市|坐标|現居地|現居住地|通訊地址|聯絡地址|聯繫地址|居住地點|住家地址',
  ),
])

/** "Bor i Borlänge", "Wohnhaft in Köln", "Adresse Hauptstraße 5": labels that need no colon. */
const OPENING =
  /^(?:(?:home |current |postal |private )?address|location|based in|lives in|living in|adresse|anschrift|wohnort|wohnhaft in|domicile|domiciliée? à|habite à|dirección|ubicación|localidad|residencia|residente en|indirizzo|residenza|residente a|endereço|localização|morada|residente em|adres|woonplaats|woonachtig (?:in|te)|woont in|miejscowość|adresse personnelle|privatadresse|adres zamieszkania|zamieszkał[ya] w|adress|bor i|bosatt i)\s*[:：]?\s+/i

const isLabel = (text: string) =>
  LABELS.has(
    text
      .toLowerCase()
      .replaceAll('i̇', 'i')
      .replace(/[\s:：]+$/, '')
      .replace(/^[^\p{L}]+/u, '')
      .replace(/\s+/g, ' '),
  )

const LONGEST_LABEL = 30
const LONGEST_LINE = 200

/** Between the cells and the remarks of a line of contacts. */
const BETWEEN = /\t|\s*[|｜‖∙⋅•·◆♦◇■]\s*|\s\/\/\s|;|；/u
/** The next label in the same line: "Adresse: Hauptstraße 5, 80331 München Tel.: 0171 …". "No: 4" belongs to a Turkish address. */
const NEXT_LABEL =
  /\s+(?=(?!(?:no|kat|daire|apt|blok|d|k|cep|cap|plz|c\.p\.|int|piso)\s?[:：])[^\s:：,，、/\d]{2,20}\s?[:：](?!\/))/iu

/** "Miejsce zamieszkania: Gdańsk" is one label of two words. */
function withWholeLabel(stretches: string[]): string[] {
  const [first, second, ...rest] = stretches
  const whole = second === undefined ? '' : `${first!} ${second}`
  return !first?.match(/[:：]/) && isLabel(whole.split(/[:：]/)[0]!) ? [whole, ...rest] : stretches
}

/** The stretches of a line that stand for themselves, each with its label. */
export const stretchesOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .flatMap(stretch => (stretch.length <= LONGEST_LINE ? withWholeLabel(stretch.trim().split(NEXT_LABEL)) : [stretch]))
    .map(stretch => stretch.trim())
    .filter(Boolean)

/** What a stretch says about where somebody lives, if it starts with a label. */
function afterLabel(stretch: string): string | null {
  const colon = stretch.slice(0, LONGEST_LABEL + 2).search(/[:：]/)
  if (colon > 0 && isLabel(stretch.slice(0, colon))) return stretch.slice(colon + 1).trim()
  const opening = OPENING.exec(stretch.slice(0, LONGEST_LABEL + 2))?.[0]
  return opening === undefined ? null : stretch.slice(opening.length).trim()
}

/** Values behind labels, in the same cell, the next one, or the lines below. */
export function labelledPlaces(lines: Line[]): { line: Line; value: string }[] {
  return lines.flatMap((line, index) => {
    if (line.text.length > LONGEST_LINE) return []
    const stretches = stretchesOf(line.text)
    return stretches.flatMap((stretch, at) => {
      const value = isLabel(stretch) ? '' : afterLabel(stretch)
      if (value) return [{ line, value }]
      const next = stretches[at + 1]?.replace(/^[:：]\s*/, '')
      if (value === null || (next === undefined && stretches.length > 1)) return []
      if (next !== undefined) return line.text.includes('\t') || /[:：]$/.test(stretch) ? [{ line, value: next }] : []
      return lines
        .slice(index + 1, index + 3)
        .flatMap(below => (/[:：@]/.test(below.text) ? [] : [{ line: below, value: below.text }]))
    })
  })
}
