import { describe, expect, it, test } from 'vitest'
import { clausesOf, type Stance, ruledStance } from './clauses.ts'

/** What a sentence says about the word in it. */
function stanceOf(word: string, sentence: string): Stance {
  const start = sentence.indexOf(word)
  return ruledStance(sentence, clausesOf(sentence), start, start + word.length)
}

describe('whose work a sentence describes', () => {
  it.each<[word: string, sentence: string, expected: Stance]>([
    ['Kafka', 'Moved four services to Kafka', 'own'],
    // Somebody else's.
    ['Kafka', 'Kafka is run by the platform team', 'other'],
    ['Payroll', 'Payroll is outsourced', 'other'],
    // "Per service" is no department that did it.
    ['couverts', 'Préparation de 80 couverts par service', 'own'],
    ['couverts', 'Les couverts sont préparés par le service traiteur', 'other'],
    ['Payroll', 'Payroll sits with HR', 'other'],
    ['payroll', 'I run payroll, which sat with HR before', 'own'],
    ['Customs', 'Customs papers are filled in by our forwarder', 'other'],
    ['Data', 'Data protection questions go to our DPO', 'other'],
    ['Desserts', 'Desserts come from our pastry chef', 'other'],
    ['reinigung', 'Unterhaltsreinigung von Büros', 'own'],
    ['Koordination', 'Koordination von Dienstleistern und Handwerkern', 'own'],
    ['Löhne', 'Löhne werden vom Steuerberater gerechnet', 'other'],
    ['rechnet', 'Die Nachbarabteilung rechnet die Löhne ab', 'other'],
    ['team', 'The team next door was built by me', 'own'],
    ['balance', 'Notes for the accountant, who draws up the balance sheet', 'other'],
    ['Photoshop', 'Envoi des textes au graphiste qui travaille avec Photoshop', 'other'],
    ['textes', 'Envoi des textes au graphiste qui travaille avec Photoshop', 'own'],
    ['schedule', 'Asked the manager who wrote the schedule', 'other'],
    ['nóminas', 'Envío de los partes a la gestoría que calcula las nóminas', 'other'],
    // A team is the applicant's, too, and so is what its members have.
    ['portal', 'Part of the team who built the portal', 'own'],
    ['dementia', 'Looked after residents who have dementia', 'own'],
    ['designed', 'The agency manager who I designed posters for', 'own'],
    ['comptable', 'Transmission des factures au cabinet comptable', 'other'],
    ['factures', 'Transmission des factures au cabinet comptable', 'own'],
    ['contabilidad', 'Envío de facturas al departamento de contabilidad', 'other'],
    ['Notes', 'Notes for the accountant, who draws up the balance sheet', 'own'],
    ['payroll', 'Notes for the accountants, quienes llevan payroll', 'other'],
    // A relative's.
    ['teacher', 'My mother was a teacher', 'other'],
    ['bakery', 'Husband runs a bakery', 'other'],
    ['bakery', 'Ran a bakery with my husband', 'own'],
    // Handed on: what follows is theirs.
    ['safeguarding', 'Concerns go straight to the safeguarding lead', 'other'],
    ['Concerns', 'Concerns passed straight to the safeguarding lead', 'own'],
    ['accounting', 'Numbers reported to the head of accounting', 'other'],
    ['Numbers', 'Numbers reported to the head of accounting', 'own'],
    // Not done.
    ['Kafka', 'No experience with Kafka', 'denied'],
    ['Kafka', 'I have not worked with Kafka', 'denied'],
    ['Kafka', 'Worked with Redis, never with Kafka', 'denied'],
    ['Redis', 'Worked with Redis, not with Kafka', 'own'],
    ['Budgeting', 'Budgeting is not part of the job', 'denied'],
    ['welding', 'Only watched the welding', 'denied'],
    ['First aid', 'First aid: none at present', 'denied'],
    ['complaint', 'No complaint handling', 'denied'],
    ['incident', 'No incident management yet', 'denied'],
    ['complaint', 'No complaints in 4 years', 'own'],
    ['complaint', 'No complaint in 4 years', 'own'],
    ['delay', 'Delivered 40 parcels without delay', 'own'],
    ['plan', 'No plan leaves my desk before it has been checked', 'own'],
    ['plan', 'No plan left my desk', 'denied'],
    ['plan', 'Checked without a plan until it worked', 'denied'],
    // Not done yet.
    ['Kafka', 'Hoping to get into Kafka', 'wished'],
    ['Kafka', 'Currently learning Kafka', 'learning'],
    // In support of somebody else.
    ['budget', 'Stood in for the manager with the budget', 'assisted'],
    ['budget', 'Wrote the budget with the director', 'assisted'],
    ['budget', 'Kept the budget when the manager was away', 'assisted'],
    ['budget', `Stood in for the manager ${'now and then '.repeat(5)}and kept the budget`, 'own'],
    // Other clauses.
    ['Redis', 'Learned Kafka, but ran Redis; hoping to see more', 'own'],
    ['see', 'Learned Kafka, but ran Redis; hoping to see more', 'wished'],
    ['Redis', 'Payroll is outsourced; ran Redis', 'own'],
    ['Redis', 'Hoping to run Kafka. Ran Redis', 'own'],
    ['Kafka', 'Ran Redis – hoping to run Kafka', 'wished'],
  ])('"%s" in "%s": %s', (word, sentence, expected) => {
    expect(stanceOf(word, sentence)).toBe(expected)
  })

  it('treats a typographic apostrophe as a straight one', () => {
    expect(stanceOf('Kafka', 'I haven’t used Kafka')).toBe('denied')
  })
})

describe('clauses', () => {
  it('cover the sentence without gaps', () => {
    const sentence = 'Ran Redis, but never Kafka; learned Go.'
    const clauses = clausesOf(sentence)
    expect(clauses.map(({ start, end }) => sentence.slice(start, end))).toEqual([
      'Ran Redis, ',
      'but never Kafka; ',
      'learned Go.',
    ])
    expect(clauses.map(({ denials }) => denials)).toEqual([[], [{ at: 15, until: 28 }], []])
  })

  it('are none in an empty sentence', () => {
    expect(clausesOf('')).toEqual([])
    expect(ruledStance('', [], 0, 0)).toBe('own')
  })

  it('have no empty one at the end', () => {
    expect(clausesOf('Ran Redis; ')).toHaveLength(1)
  })
})

test('what comes after the last clause belongs to it', () => {
  const sentence = 'Hoping to run Kafka'
  expect(ruledStance(sentence, clausesOf(sentence), 40, 41)).toBe('wished')
})
