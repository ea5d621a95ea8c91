import { describe, expect, it } from 'vitest'
import { faultOf } from './check-reasoning.ts'

const basis = {
  quotes: ['I planned the ward and checked the fridge every morning'],
  asked: ['How do you plan a ward with 24 beds?', 'Planning', 'Node.js and ASP.NET'],
  material: ['We had 15 nurses and 40 beds, and 1,250 admissions in 2023. The team hired two cooks. Polish: B2.'],
  instructions: 'You evaluate one answer of a job interview by a rating scale.',
}
const fault = (reasoning: string) => faultOf(reasoning, basis)

describe('reasons that name who a person is', () => {
  it.each([
    'Der Bewerber ist ein alter Türke, Rentner und jüdisch.',
    'Sie ist eine alleinerziehende Mutti und plant gut.',
    'Als Flüchtling hat er die Planung gelernt.',
    'Der Rollstuhlfahrer plant die Station.',
    'Die Kandidatin ist schwerbehindert und plant die Station.',
    'Der Bewerber ist alt.',
    'Ein polnischer Bewerber mit Plan.',
    'Le candidat est juif et planifie le service.',
    'Une candidate d’origine algérienne, un Algérien de plus.',
    'Le candidat est noir.',
    'Il est en fauteuil roulant et il planifie.',
    'La candidate est une jeune femme.',
    'Un homme polonais qui planifie.',
    'El gitano planifica la sala.',
    'Es judío y planifica la sala.',
    'La candidata es mayor y planifica bien la sala.',
    'Está embarazada y planifica la sala.',
    'The candidate is black.',
    'The candidate is in his fifties and plans the ward.',
    'She is HIV positive and plans the ward.',
    'He is a Polish man who plans.',
    'The applicant seems very young.',
    'A refugee who plans the ward.',
    'A single mum with a plan.',
    'The fe\u200bmale answer is a plan.',
    'The f\u00adem\u200dale answer is a plan.',
    'The f\u0435m\u0430le answer is a plan.',
    'The ｆｅｍａｌｅ answer is a plan.',
    'The candidate is of Turkish descent.',
    'The candidate is 54 years of age.',
    'Der Kandidat ist Schwarzer.',
    'A candidata está grávida.',
    'The candidate has kids and a family at home.',
  ])('are not shown, and their result is discarded: %j', reasoning => {
    expect(fault(reasoning)).toBe('protected')
  })

  it.each([
    'The candidate describes the plan of the ward and how the fridge was checked.',
    'The candidate states Polish at B2.',
    'The old fridge was replaced, and the white list was kept.',
    'A young team was trained by the candidate.',
    'The plan covers the black and the white list.',
    'Die Bewerberin beschreibt den Plan der Station und die Kontrolle am Morgen.',
    'Der Plan war alt und wurde ersetzt.',
    'Le candidat décrit le plan du service et le contrôle du matin.',
    'La candidata describe el plan de la sala y los datos de origen.',
    'The human resources plan is described.',
    'The candidate is not specific about the result.',
    'Der Kandidat nennt keine Ergebnisse.',
    'The candidate managed the ward, and the manual was kept.',
    'Node.js and ASP.NET are not named, e.g. in the plan.',
  ])('are shown if they only look like it: %j', reasoning => {
    expect(fault(reasoning)).toBeNull()
  })
})

describe('reasons that order, recommend or link', () => {
  it.each([
    'See www.evil.example/pay.',
    'See WWW . evil.example for the plan.',
    'The plan is at evil.example.',
    'The plan is at pay.evil.com, as said.',
    'Write to plan@evil.example for more.',
    'The plan is at ftp://evil.example/plan.',
    '**Hire** because of the plan.',
    '## Plan of the ward',
    '__Plan__ of the ward.',
    'Reject this candidate.',
    'The plan is weak. Reject.',
    'Hire.',
    'Total: 40 points. Recommendation: hire.',
    'Recommendation: invite.',
    'I recommend hiring the candidate.',
    'The candidate should not be hired.',
    'Do not hire, the plan is weak.',
    'Score: 15/100',
    'The plan deserves full marks.',
    'Bitte einstellen.',
    'Der Plan ist gut, unbedingt einstellen.',
    'The plan <script is shown.',
    'The plan &lt;script&gt; is shown.',
    'Den Bewerber ablehnen, der Plan ist schwach.',
    'Die Bewerberin sollte eingestellt werden und ist gut.',
    'Ich empfehle die Einstellung der Bewerberin.',
    'Rejetez cette candidature, le plan est faible.',
    'Le candidat doit être embauché.',
    'Je recommande le candidat pour ce poste.',
    'Rechace a la candidata, el plan es pobre.',
    'El candidato debe ser contratado.',
    'This applicant must be rejected.',
    'She should not be invited.',
    'Decision: reject',
    'Rating: 9/10.',
    'Punktzahl: 40.',
    'Gesamtpunktzahl: 40 Punkte',
  ])('are not shown: %j', reasoning => {
    expect(fault(reasoning)).toBe('instruction')
  })

  it.each([
    'The candidate hired a cook and planned the ward.',
    'The candidate rejected the plan of the supplier and says why.',
    'The team decided to hire, and the candidate planned it.',
    'The candidate recommends a plan to the team.',
    'Die Bewerberin hat eine Köchin eingestellt.',
    'Le candidat a embauché une cuisinière.',
    'The total of the beds is named: 40 of them.',
    'The candidate scored the plans by risk.',
    'The quote says that defective parts must be rejected.',
    'The candidate decided that the delivery should be declined.',
    'The candidate explained that guests can be invited by the staff.',
    'The candidate said that the customer must not be rejected.',
    'Decision: the candidate moved the server before the weekend.',
    'The candidate reviewed the rating: 40 complaints fell.',
    'Note: 15 nurses are named.',
    'Der Kandidat erklärt, dass fehlerhafte Teile abgelehnt werden müssen.',
    'Le candidat dit que les lots doivent être écartés.',
    'El candidato explica que las piezas malas deben ser rechazadas.',
  ])('are shown if they tell of work: %j', reasoning => {
    expect(fault(reasoning)).toBeNull()
  })
})

describe('reasons with figures', () => {
  it.each([
    'Complaints fell by forty-five percent.',
    'Complaints fell by ninety percent.',
    'There were ٩٠ people.',
    'There were ９０ people.',
    'There were 9\u200b0 people.',
    'There were 1.5 nurses.',
    'Es waren 4,0 Betten.',
    'Es waren neunzig Betten.',
    'Es waren zweiundneunzig Betten.',
    'Il y avait quatre-vingt-dix lits.',
    'Había noventa camas en la sala.',
    'There were 12.50 admissions.',
    'It took three weeks.',
  ])('are not shown if the figure is invented: %j', reasoning => {
    expect(fault(reasoning)).toBe('number')
  })

  it.each([
    'There were fifteen nurses.',
    'There were 15 nurses and forty beds.',
    'Es waren vierzig Betten.',
    'Il y avait quarante lits.',
    'Había cuarenta camas en la sala.',
    'There were ٤٠ beds.',
    'There were 1250 admissions, and 2 cooks.',
    'One example is given, and it is the first one.',
    'Ein Beispiel wird genannt.',
    'Level 3 fits.',
  ])('are shown if the figure is in what the model read: %j', reasoning => {
    expect(fault(reasoning)).toBeNull()
  })
})

describe('reasons in other languages', () => {
  it.each([
    'Aday planı anlatıyor ve çok iyi bir örnek veriyor.',
    'المرشح يصف الخطة.',
    'Kandydat opisuje plan i nie podaje wyniku.',
    'O candidato descreve o plano e não dá exemplos.',
    'Il candidato descrive il piano e non dà esempi.',
    'De kandidaat beschrijft het plan en geeft een voorbeeld.',
    'Kandidaten beskriver planen och ger ett exempel.',
    '候选人描述了计划。',
  ])('are not shown: %j', reasoning => {
    expect(fault(reasoning)).toBe('language')
  })

  it('are shown if only what they quote is in one', () => {
    const dutch = 'ik heb het team van de afdeling geleid en de kosten met het magazijn besproken'
    const of = (quoted: string) =>
      faultOf(`The candidate says “${quoted}”, which is a plan.`, { ...basis, quotes: [dutch], material: [dutch] })
    expect(of(dutch)).toBeNull()
    expect(of('het is niet bekend of dat ook op de lijst van het bedrijf en in het rapport stond')).toBe('language')
  })
})

it('checks the longest reasons in little time', () => {
  const start = performance.now()
  for (const part of [
    'a',
    'a.',
    'www',
    'hire ',
    'the ',
    '9',
    'two ',
    'behinder',
    'x@',
    'recommend a ',
    '*',
    'should be ',
  ])
    fault(part.repeat(Math.floor(4000 / part.length)))
  expect(performance.now() - start).toBeLessThan(3000)
})
