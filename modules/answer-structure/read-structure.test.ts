import { describe, expect, it } from 'vitest'
import type { Element } from './contract.ts'
import { readAnswer as read } from './read-structure.fixture.ts'
import { readStructure } from './read-structure.ts'

const present = (text: string, language = 'en') =>
  read(text, language).elements.flatMap(one => (one.present ? [one.name] : []))

describe('elements', () => {
  it.each<[string, string, string, Element[]]>([
    [
      'irregular verbs and contractions',
      'en',
      'Last March a crate slid off the trolley. I’d caught the strap and held it, then rang the foreman.',
      ['situation', 'own_action'],
    ],
    [
      'the passive with the speaker',
      'en',
      'On Tuesday a valve on the boiler leaked. The valve was replaced by me and the pipe was flushed by me.',
      ['situation', 'own_action'],
    ],
    [
      'a dialect',
      'en',
      'It wis a Sunday and the lift wis broke. I cairried the trays up the stair masel and telt the cook.',
      ['situation', 'own_action'],
    ],
    [
      'learner’s English',
      'en',
      'In August the oven stop in bakery. I open the panel and I change fuse, I call technician.',
      ['situation', 'own_action'],
    ],
    [
      'few words',
      'en',
      'A patient fell. I called the doctor at once and stayed with her until he came.',
      ['situation', 'own_action'],
    ],
    [
      'German',
      'de',
      'Im März ist bei uns der Kran ausgefallen. Ich habe den Sicherungskasten geöffnet und das Relais getauscht.',
      ['situation', 'own_action'],
    ],
    [
      'the German passive',
      'de',
      'Am Montag tropfte die Leitung im Keller. Die Dichtung wurde von mir ersetzt und der Hahn gereinigt.',
      ['situation', 'own_action'],
    ],
    [
      'French',
      'fr',
      "En mars le four est tombé en panne. J'ai ouvert le panneau et j'ai changé le fusible.",
      ['situation', 'own_action'],
    ],
    [
      'Spanish',
      'es',
      'En marzo se rompió el horno de la panadería. Abrí el panel, cambié el fusible y llamé al técnico.',
      ['situation', 'own_action'],
    ],
  ])('finds the case and the own action: %s', (_, language, text, expected) => {
    expect(present(text, language)).toEqual(expect.arrayContaining(expected))
  })

  it('finds the elements of a short answer in plain words', () => {
    const text =
      'I rewrote the nightly job at the freight company. I measured each step first, and I changed the two slow queries, because they ran once for every parcel. After that, the job took 11 minutes instead of 5 hours.'
    const elements = ['situation', 'own_action', 'reasoning', 'result', 'figures']
    expect(present(text)).toEqual(elements)
    expect(present(`${text} ${text} ${text}`)).toEqual(elements)
  })

  it('does not take what the team did for an own action', () => {
    const text =
      'Last March a crate slid off the trolley in Leeds. The foreman rang the depot and two drivers strapped it down.'
    expect(present(text)).toContain('situation')
    expect(present(text)).not.toContain('own_action')
  })

  it('finds no element in habits, advice and wishes', () => {
    for (const text of [
      'You always have to listen to people. I usually make a list, and if there is a quarrel I would talk to both of them over coffee.',
      'Man muss immer zuhören. Normalerweise setze ich mich mit beiden an einen Tisch, das ist wichtig.',
      "Il faut toujours écouter les gens. D'habitude je prends un café avec chacun, c'est important.",
      'Siempre hay que escuchar. Normalmente me siento con los dos a tomar un café, es importante.',
    ])
      for (const language of ['en', 'de', 'fr', 'es']) expect(present(text, language), text).toEqual([])
  })

  it('counts amounts, but not ages, years, times of day and names', () => {
    const account = (figure: string) =>
      `Last winter the dishwasher at the canteen flooded the corridor. I turned the tap, mopped ${figure} and rang the plumber.`
    expect(present(account('forty square metres'))).toContain('figures')
    expect(present(account('14 buckets'))).toContain('figures')
    for (const none of ['the corridor at three o’clock', 'room 4', 'the corridor in 2019', 'line 12'])
      expect(present(account(none)), none).not.toContain('figures')
  })

  it('is empty for another language', () => {
    const turns = [{ id: 't', speaker: 'candidate' as const, text: 'Ho aperto il pannello.', start_ms: 0, end_ms: 1 }]
    expect(readStructure({ question: '', competency: '', levels: [], turns, language: 'it' })).toBeNull()
  })
})

describe('flags', () => {
  it.each([
    [
      'en',
      'In May the pressure test was due on a pump. I made up the readings and signed the sheet, and nobody noticed.',
    ],
    [
      'en',
      'One evening the guard of the saw jammed. I bypassed the safety switch and kept cutting until the boards were done.',
    ],
    ['de', 'Im Mai fehlten die Messwerte der Pumpe. Ich habe die Werte erfunden und das Protokoll unterschrieben.'],
    ['fr', "En mai il manquait les relevés de la pompe. J'ai inventé les valeurs et j'ai signé la fiche."],
    ['es', 'En mayo faltaban las lecturas de la bomba. Falsifiqué los valores y firmé la hoja.'],
  ])('reports harm for a person, with the quote: %s', (language, text) => {
    const { reports_harm, harm } = read(text, language)
    expect(reports_harm).toBe(true)
    expect(text).toContain(harm[0]!.text)
  })

  it('quotes at most three clauses of harm, with their sentences', () => {
    const sentences = [
      'In May I made up the readings of the pump and signed the sheet',
      'In June I falsified the log of the boiler, and I bypassed the guard of the saw',
      'In July I forged the signature of my foreman',
      'In August I faked the test report',
    ]
    const quotes = read(`${sentences.join('. ')}.`).harm.map(({ text }) => text)
    expect(quotes).toEqual(sentences.filter(sentence => quotes.includes(sentence)))
    expect([2, 3]).toContain(quotes.length)
  })

  it('does not report what someone else did, or what was refused', () => {
    for (const text of [
      'In May my predecessor had falsified the readings of a pump. I measured the pressure again and told the inspector.',
      'A foreman wanted me to bypass the guard of the saw. I refused, locked the switch and rang the safety officer.',
    ])
      expect(read(text).reports_harm, text).toBe(false)
  })

  it('says that an answer about something else may not address the question', () => {
    const text =
      'In spring the database of the booking server went down at night. I read the log, found the full disk, moved the old backups, restarted the service and watched the queue until the timeouts stopped. By six the alerts were quiet, the disk had forty gigabytes free, and I wrote the timeline down for the customers of the portal.'
    expect(read(text).addresses_question).toBe(false)
    const conflict =
      'In spring two drivers argued about the early shift and stopped talking. I spoke to both of them and they agreed to swap weeks, and the shouting at the ramp ended after a month.'
    expect(read(conflict).addresses_question).toBe(true)
  })

  it('says of an introduction of oneself that it may not address the question, but not of an account', () => {
    const introduction =
      'My strengths are patience and good humour, and people in every team have liked that. I am looking for a place where colleagues talk to each other openly, where a quarrel is settled early, and where someone listens. My greatest wish is to stay long, to know everyone in the team, and to be a person that others come to when there is tension.'
    expect(read(introduction).addresses_question).toBe(false)
    const account =
      'In March two cooks of my team quarrelled about the rota and one of them wanted to leave, because he was looking for a career elsewhere. I am looking for calm in such hours: I spoke to both of them for twenty minutes, wrote a new rota with them, and they agreed to try it. After three weeks both were still there, and the shouting had stopped.'
    expect(read(account).addresses_question).toBe(true)
  })

  it('does not flag a short answer', () => {
    expect(read('I gave him the key back and we shook hands.').addresses_question).toBe(true)
  })
})
