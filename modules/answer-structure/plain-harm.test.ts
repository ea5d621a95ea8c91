import { describe, expect, test } from 'vitest'
import { plainWords } from './clause.fixture.ts'
import { readClause } from './clauses.ts'
import { english } from './en.ts'
import { tellsHarm } from './plain-harm.ts'
import { readAnswer } from './read-structure.fixture.ts'

/** What an answer is flagged with, in short answers from which nothing else can be concluded. */
const flagged = (text: string, language = 'en') => readAnswer(text, language).harm.map(({ text: quote }) => quote)

describe('harm that the speaker tells of in plain words', () => {
  test.each([
    ['en', 'I signed off the temperature checks without actually looking at them.'],
    ['en', 'I told her the car had no accident, although I knew it had.'],
    ['en', 'We were late, so I switched off the guard on the saw.'],
    ['en', 'I gave the resident the wrong tablets. I did not tell anybody about it.'],
    ['en', 'I poured the old solvent down the drain behind the workshop.'],
    ['en', 'I clocked in for my friend when she was late.'],
    ['en', 'One of the applicants was pregnant, so I went with the other candidate.'],
    ['en', 'I drove the van home although I had had a few beers.'],
    ['en', 'I copied the results from the first test.'],
    ['en', 'I told the supplier that we had a lower offer, which was not true.'],
    ['en', 'When people paid in cash I did not ring it up.'],
    ['de', 'Die Kontrolle habe ich nicht gemacht, aber trotzdem abgehakt.'],
    ['de', 'Ich habe ja gesagt, obwohl ich wusste, dass er einen Schaden hatte.'],
    ['de', 'Da habe ich die Lichtschranke überbrückt.'],
    ['de', 'Ich habe ihr die falschen Tabletten gegeben. Ich habe es niemandem gesagt.'],
    ['de', 'Das alte Öl habe ich in den Gully gekippt.'],
    ['de', 'Für den Kollegen habe ich mitgestempelt.'],
    ['fr', 'J’ai coché tous les contrôles sans les faire.'],
    ['fr', 'J’ai dit non, alors que je le savais.'],
    ['fr', 'Alors j’ai enlevé le carter de protection de la scie.'],
    ['fr', 'Le vieux solvant, je l’ai versé dans l’égout.'],
    ['fr', 'J’ai signé la feuille à la place d’un collègue.'],
    ['es', 'Marqué todos los controles sin hacerlos.'],
    ['es', 'Le dije que no, aunque yo lo sabía.'],
    ['es', 'Íbamos tarde, así que quité la protección de la sierra.'],
    ['es', 'El disolvente lo tiré por el desagüe.'],
    ['es', 'Firmé la hoja por un compañero.'],
  ])('%s: %s', (language, text) => expect(flagged(text, language)).not.toEqual([]))
})

describe('what is no harm by the speaker', () => {
  test.each([
    ['en', 'somebody else did it', 'My colleague switched off the guard on the saw.'],
    ['en', 'somebody else did it', 'Someone had put new dates on old stock, and I threw it away.'],
    ['en', 'it was told', 'I gave the resident the wrong tablets. I called the doctor and told my manager.'],
    ['en', 'it was proper', 'I switched off the guard for cleaning.'],
    ['en', 'it was proper', 'I signed for the delivery after checking the boxes.'],
    ['en', 'it was proper', 'I changed the labels because the price was wrong.'],
    ['en', 'nothing had gone wrong', 'I did not tell anybody about it, because it was a surprise.'],
    ['en', 'a lie was denied', 'My colleague said that I was late, and I told him that was not true.'],
    ['en', 'nothing was left out of the till', 'I did not put up with it and I did not ring her up again.'],
    ['en', 'something was known', 'I told the team when we knew the date.'],
    ['de', 'a lie was denied', 'Der Kunde war laut, und ich habe gesagt, das war nicht wahr.'],
    ['fr', 'a lie was denied', 'J’ai dit au client que ce n’était pas vrai.'],
    ['es', 'a lie was denied', 'Le dije al cliente que no era verdad.'],
    ['en', 'it is only imagined', 'I would have switched off the alarm.'],
    ['de', 'somebody else did it', 'Der Kollege hat die Lichtschranke überbrückt.'],
    ['de', 'somebody else did it', 'Einer hat Geld eingesteckt, und ich habe es der Leitung gemeldet.'],
    ['de', 'it was told', 'Ich habe die falschen Tabletten gegeben und es gleich der Leitung gemeldet.'],
    ['de', 'it was proper', 'Ich habe den Sensor für die Wartung ausgebaut.'],
    ['fr', 'it was refused', 'Mon patron voulait que je monte sans harnais sur le toit.'],
    ['fr', 'somebody else did it', 'Un collègue a enlevé le carter de protection.'],
    ['fr', 'nothing was hidden', 'J’ai cassé la vitre et j’ai prévenu le chef.'],
    ['es', 'somebody else did it', 'Alguien quitó la protección y paré la máquina.'],
    ['es', 'it was refused', 'Le dije que no lo escribía porque no era cierto.'],
    ['es', 'the blame was taken', 'Le dije que había sido yo y que la nueva no había tocado nada.'],
  ])('%s, %s: %s', (language, _reason, text) => expect(flagged(text, language)).toEqual([]))
})

test('the clause that tells of it is quoted', () => {
  expect(flagged('We were late. I switched off the guard on the saw. We finished on time.')).toEqual([
    'I switched off the guard on the saw',
  ])
})

describe('the clauses of an answer', () => {
  const SIGNED = 'signed off checks without looking'

  test.each<[string, string[], string[]]>([
    ['the act', [`i ${SIGNED}`], [`i ${SIGNED}`]],
    ['the act, although the next clause ends it', ['i signed off checks', 'without looking'], ['i signed off checks']],
    ['only the act, not the clause before', ['i was late', `i ${SIGNED}`], [`i ${SIGNED}`]],
    ['what goes on', ['i took sheet', `and then ${SIGNED}`], [`and then ${SIGNED}`]],
    ['what goes on without a word', ['i took sheet', SIGNED], [SIGNED]],
    ['nothing without a subject', [SIGNED], []],
    ['nothing that others go on with', ['they took sheet', `and ${SIGNED}`], []],
    ['nothing of others', ['i took sheet', `manager ${SIGNED}`], []],
    ['nothing of others who go on', ['i took sheet', `manager and then ${SIGNED}`], []],
    ['nothing before the speaker comes', [SIGNED, 'i took sheet'], []],
    ['nothing that is imagined', [`i would have ${SIGNED}`], []],
    ['what was hidden', ['i broke lens', 'and i told nobody'], ['and i told nobody']],
    ['what was hidden, if it begins with what went wrong', ['dropped it', 'i told nobody'], ['i told nobody']],
    ['what was hidden some clauses later', ['i broke lens', 'a', 'b', 'c', 'i told nobody'], ['i told nobody']],
    ['nothing that was hidden much later', ['i broke lens', 'a', 'b', 'c', 'd', 'i told nobody'], []],
    ['nothing that was hidden before', ['i told nobody', 'i broke lens'], []],
    ['nothing that was put right', [`i ${SIGNED}`, 'a', 'b', 'i apologised'], []],
    ['what was put right much later', [`i ${SIGNED}`, 'a', 'b', 'c', 'i apologised'], [`i ${SIGNED}`]],
  ])('flag %s', (_case, clauses, expected) => {
    const read = clauses.map(text => readClause(plainWords(text), english, new Set()))
    expect(read.filter((_, at) => tellsHarm(read, at, 'en')).map(({ text }) => text.trim())).toEqual(expected)
  })

  test.each([
    ['fr', 'J’ai pris la fiche, puis signé à la place d’un collègue.'],
    ['de', 'Ich habe die Liste genommen und die Lichtschranke überbrückt.'],
    ['es', 'Cogí la hoja, y luego firmé por un compañero.'],
  ])('flag what goes on in other languages: %s: %s', (language, text) =>
    expect(flagged(text, language)).toHaveLength(1),
  )

  test('flag nothing that somebody else goes on with in German', () => {
    expect(flagged('Ich ging hin, und der Kollege hat die Lichtschranke überbrückt.', 'de')).toEqual([])
    expect(flagged('Ich war da. Die Lichtschranke überbrückt der Meister.', 'de')).toEqual([])
  })
})
