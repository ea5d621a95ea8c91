import { describe, expect, it } from 'vitest'
import type { MatchInput } from './input.ts'
import { readability } from './readability.ts'

const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`).join(' ')
const resume = (...texts: string[]): MatchInput => ({
  requirements: [{ id: 'a', text: 'SQL', must_have: true }],
  resume: { pages: texts.map((text, i) => ({ number: i + 1, text })) },
  profile: { years_of_experience: null, positions: [], skills: [], languages: [] },
  now: '2026-11-20',
})
const OTHER = 'The résumé is in a language that the rules do not read. They read English, German, French and Spanish.'

describe('readability', () => {
  it('accepts a résumé with enough words', () => {
    expect(readability(resume(words(30)))).toBeNull()
    expect(readability(resume(words(15), words(15)))).toBeNull()
  })

  it('needs a requirement', () => {
    expect(readability({ ...resume(words(30)), requirements: [] })).toBe(
      'The job has no requirements to compare the résumé with.',
    )
  })

  it('needs text', () => {
    for (const input of [resume(), resume(''), resume(' ', '– • –')])
      expect(readability(input)).toBe('No text could be read from the résumé. It may be a scan.')
  })

  it('needs 30 words', () => {
    expect(readability(resume(words(29)))).toBe(
      'Only 29 words could be read from the résumé, which is too little to evaluate.',
    )
  })

  it('refuses garbled text: more than one unknown character for 10 words', () => {
    expect(readability(resume(`${words(40)} ${'\ufffd '.repeat(4)}`))).toBeNull()
    expect(readability(resume(`${words(40)} ${'\ufffd '.repeat(5)}`))).toBe('The text of the résumé is garbled.')
    expect(readability(resume('(cid:17)(cid:12) (cid:134) and so on'))).toBe('The text of the résumé is garbled.')
    expect(readability(resume(`${words(40)} ${'cid:1 (cid:) '.repeat(9)}`))).toBeNull()
  })
})

describe('the language of a résumé', () => {
  it.each([
    [
      'English',
      'Head of the night shift in a bakery in Leeds for six years, on call at weekends in a team of ten. I taught a course in bread making at a school in York on Mondays, and I am in charge of the ovens.',
    ],
    [
      'German',
      'Bäckerin von den Öfen bis zu den Waagen, mit den Lehrlingen und den Gesellen, für den Meister. Seit sechs Jahren an Wochenenden im Dienst, am Montag Kurse zum Backen, sowie nach Bedarf Fahrten zur Filiale und Verkauf.',
    ],
    [
      'French',
      'Chef de nuit depuis six ans. Le four, le pain, le dépôt, le stock et le quai sont à ma charge, ainsi que les commandes des hôtels. Formation chez un maître, cours sur les levains pour les jeunes.',
    ],
    [
      'Spanish',
      'Trabajo con hornos, con clientes, con proveedores, con pedidos y con cuentas al día. Cada lunes doy clases sobre masas, sin apuntes, para los aprendices. Idiomas: inglés. Llevo seis años como jefa, desde 2019 hasta hoy.',
    ],
  ])('reads %s, although other languages share many of its words', (_, text) => {
    expect(readability(resume(text))).toBeNull()
  })

  it.each([
    [
      'Italian',
      'Responsabile del turno di notte presso il panificio della stazione. Esperienza nella gestione degli ordini e delle scorte. Corsi di pane per la scuola, anche nel fine settimana. Conoscenza delle lingue: inglese.',
    ],
    [
      'Portuguese',
      'Padeira em hotéis, com cursos dos mestres e das escolas. Uma equipa pelo turno, com encomendas pela manhã. Formação em massas com um mestre. Gestão das compras ao sábado. Idiomas: inglês. Cargo atual: chefe.',
    ],
    [
      'Dutch',
      'Hoofd van de nachtploeg bij een bakkerij in het centrum. Werkervaring met bestellingen en voorraad, ook op zaterdag. Opleiding tot bakker en cursussen voor leerlingen van de school. Talen en vaardigheden: Engels.',
    ],
    [
      'Polish',
      'Kierownik nocnej zmiany w piekarni przy dworcu. Doświadczenie w pracy z zamówieniami oraz na magazynie. Wykształcenie: szkoła piekarska. Języki i umiejętności: angielski. Obecnie kursy dla uczniów, nie tylko w sobotę.',
    ],
    [
      'Swedish',
      'Bagare till ett hotell och ett kafé. Ansvar att leda laget samt lager. Har utbildning inom bröd och erfarenhet av stora ugnar. Arbete på natten från 2015 till 2020, kurser till elever och lärare. Språk: engelska.',
    ],
    [
      'Danish',
      'Bager og leder af natholdet fra 2015 til 2020. Jeg bagte brød til det lille hotel ved havnen og til skolen. Uddannelse: bager. Sprog: engelsk og tysk. Erfaring fra butik, kurser til elever og lærlinge.',
    ],
    [
      'Turkish',
      'Gece vardiyası sorumlusu olarak bir fırında çalıştı. Siparişler ve depo için deneyim. Eğitim: fırıncılık okulu, üniversitesi. Diller: İngilizce. Halen bu okulda da öğrenciler ile bir kurs, ustalık ve ekmek için.',
    ],
    [
      'Romanian',
      'Brutar cu experiență din 2010, cu echipă pe tură, pentru clienți din oraș. Educație: liceu. Limbi: engleza. Prezent: șef. Cursuri pentru elevi prin școală, pe timp scurt, cu examene. Comenzi, depozit, livrări, facturi, plus vânzări.',
    ],
    [
      'Czech',
      'Vedoucí noční směny v pekárně na nádraží. Praxe se zásobami a objednávkami. Vzdělání: pekařská škola. Jazyky: angličtina. Kurzy pro žáky od 2019 do současnosti, jako lektor při škole, z toho dosud nejvíce.',
    ],
    [
      'Hungarian',
      'Az éjszakai műszak vezetője egy pékségben az állomásnál. Tapasztalat: rendelések és raktár. Tanulmányok: pékiskola. Nyelvek: angol és német. Jelenleg munka az iskolában, hogy a tanulók nem csak elmélet szerint tanulnak.',
    ],
    [
      'Finnish',
      'Yövuoron esimies leipomossa aseman vieressä. Työkokemus: tilaukset ja varasto sekä myös kurssit. Koulutus: leipuri. Kielet: englanti ja ruotsi. Nykyinen tehtävä on opettaja koulussa, ja oppilaita on nyt kymmenen joka viikko.',
    ],
    [
      'Greek',
      'Υπεύθυνη της νυχτερινής βάρδιας σε αρτοποιείο στον σταθμό. Εμπειρία με παραγγελίες και αποθήκη. Εκπαίδευση στη σχολή αρτοποιίας. Γλώσσες: αγγλικά. Μαθήματα για μαθητές κάθε Δευτέρα και Πέμπτη το πρωί, με δέκα άτομα.',
    ],
  ])('does not read %s with the rules, but with a language model', (_, text) => {
    expect(readability(resume(text))).toBe(OTHER)
    expect(readability(resume(text), 'any language')).toBeNull()
  })

  it('names the language before the length, and names the length of a few letters', () => {
    expect(readability(resume('б'.repeat(41)))).toBe(OTHER)
    expect(readability(resume('б'.repeat(40)))).toContain('Only 1 words')
  })

  it('reads a résumé if at least half of its letters are Latin', () => {
    expect(readability(resume(`${'б'.repeat(30)} ${'a'.repeat(30)}`))).not.toBe(OTHER)
    expect(readability(resume(`${'б'.repeat(31)} ${'a'.repeat(30)}`))).toBe(OTHER)
    expect(readability(resume('2019 '.repeat(30)))).toBeNull()
  })

  it('needs 5 frequent words of another language to refuse it', () => {
    expect(readability(resume(`${words(30)} przez oraz dla jest`))).toBeNull()
    expect(readability(resume(`${words(30)} przez oraz dla jest przy`))).toBe(OTHER)
  })

  it('needs clearly more words of another language than of one that it reads', () => {
    const mixed = (other: number) => `${words(30)} ${'the '.repeat(20)} ${'oraz '.repeat(other)}`
    expect(readability(resume(mixed(23)))).toBeNull()
    expect(readability(resume(mixed(24)))).toBe(OTHER)
  })
})
