import { describe, expect, it } from 'vitest'
import { strengthOf } from '#platform/ai/weighing/weigh.ts'
import { clauseWith, plainWords } from './clause.fixture.ts'
import { readClause } from './clauses.ts'
import { english } from './en.ts'
import { harmfulClauses } from './harm.ts'
import { HARM_SCORING } from './harm-features.ts'
import { readAnswer } from './read-structure.fixture.ts'

const said = (text: string, ownAction = true, unreal = 0) =>
  clauseWith({ words: plainWords(text), text: ` ${text} `, ownAction, unreal })

/** What a feature adds to the odds of a clause with few features. */
const UNIT = 1 / strengthOf(HARM_SCORING.usualFeatures)
const weighing = (weights: Record<string, number>) =>
  new Map(Object.entries(weights).map(([feature, weight]) => [feature, new Map([[0, weight * UNIT]])]))

const rest = (words: number) => said(Array.from({ length: words }, () => 'crate').join(' '), false)

/** What is reported among clauses of a longer answer. */
const harm = (weights: Record<string, number>, ...clauses: ReturnType<typeof said>[]) =>
  harmfulClauses([...clauses, rest(25)], 'en', weighing(weights)).map(({ text }) => text.trim())

describe('the clauses that report harm', () => {
  it('are none without evidence', () => {
    expect(harm({}, said('i signed sheet'), said('nobody asked'))).toEqual([])
    expect(harm({})).toEqual([])
    expect(harmfulClauses([], 'en', new Map())).toEqual([])
  })

  it('are those with evidence of their own, in the order of the answer', () => {
    const clauses = [said('i signed sheet'), said('we had lunch'), said('i copied values')]
    expect(harm({ 't sign': 4, 't copi': 8 }, ...clauses)).toEqual(['i signed sheet', 'i copied values'])
    expect(harm({ 't sign': 2, 't copi': 8 }, ...clauses)).toEqual(['i copied values'])
  })

  it('are the likeliest one if several together are evidence', () => {
    const signed = ['ward', 'door', 'lorry', 'oven'].map(place => said(`signed ${place}`))
    expect(harm({ 't sign': 2.3, 't lorri': 0.2 }, ...signed)).toEqual(['signed lorry'])
    expect(harm({ 't sign': 2.3 }, signed[0]!)).toEqual([])
  })

  it('are only those that name it in a few words', () => {
    const weights = weighing({ 't sign': 8 })
    const signed = said('i signed sheet')
    expect(harmfulClauses([signed, rest(21)], 'en', weights)).toEqual([])
    expect(harmfulClauses([signed, rest(22)], 'en', weights)).toEqual([signed])
  })

  it('are at most three, those with the most evidence', () => {
    const copied = ['ward', 'door', 'lorry', 'oven'].map(place => said(`copied ${place}`))
    expect(harm({ 't copi': 8, 't door': -1 }, ...copied)).toEqual(['copied ward', 'copied lorry', 'copied oven'])
  })
})

describe('harm that is named in so many words', () => {
  it.each<[string, string[], string[]]>([
    ['is reported by the speaker', ['audit was close', 'i forged signature'], ['i forged signature']],
    ['is reported if the clause ends after it', ['i falsified', 'records of ward'], ['i falsified']],
    ['is reported in the passive', ['records were falsified by me'], ['records were falsified by me']],
    ['is reported if the speaker goes on', ['i took sheet', 'and falsified records'], ['and falsified records']],
    ['is not if others go on', ['they took sheet', 'and falsified records'], []],
    ['is not in the passive without a person', ['records were falsified'], []],
    ['is not if it was done to the speaker', ['i was lied to'], []],
    ['is not if it describes something', ['i look for falsified records'], []],
    ['is not that of a colleague', ['my colleague forged signature'], []],
    ['is not that of others', ['they forged signature'], []],
    ['is not if it was found', ['i noticed that records were falsified'], []],
    ['is not if it is only imagined', ['i would have forged signature'], []],
    ['is not if it never happened', ['i never forged signature', 'i never ever falsified records'], []],
    ['is not if the clause before denies it', ['instead of that', 'i forged signature'], []],
    ['is not ordinary work', ['i filled records', 'i signed form'], []],
  ])('%s', (_, clauses, expected) => {
    const read = clauses.map(text => readClause(plainWords(text), english, new Set()))
    expect(harmfulClauses(read, 'en', new Map()).map(({ text }) => text.trim())).toEqual(expected)
  })

  it('is reported whatever is learned of its words', () => {
    expect(harm({ 't signatur': -9 }, said('i forged signature'), said('nurse asked'))).toEqual(['i forged signature'])
  })

  it.each<[string, string]>([
    ['en', 'The audit was close. I forged the signature.'],
    ['en', 'The audit was close and the records of the ward were falsified by me.'],
    ['en', 'I lied to the customer about the delivery.'],
    ['en', 'I stole two bottles from the cellar.'],
    ['en', 'I bypassed the guard of the saw and went on cutting.'],
    ['de', 'Ich habe die Unterschrift gefälscht.'],
    ['de', 'Das Protokoll wurde von mir gefälscht.'],
    ['de', 'Ich habe den Kunden angelogen, damit er unterschreibt.'],
    ['de', 'Ich habe die Sicherung überbrückt und weitergearbeitet.'],
    ['fr', "J'ai falsifié le relevé de température."],
    ['fr', "J'ai menti au client sur la date."],
    ['fr', 'Le registre a été falsifié par moi.'],
    ['es', 'Falsifiqué la firma del encargado.'],
    ['es', 'Mentí al cliente sobre el plazo.'],
    ['es', 'Robé dos botellas de la bodega.'],
    ['en', 'We fudged the numbers for the report to the board.'],
    ['en', 'I just lied to him about the price.'],
    ['en', "I've bribed the inspector twice."],
    ['en', 'I took the sheet and falsified the reading.'],
    ['en', 'I pocketed the difference.'],
    ['en', 'I was drunk on that shift.'],
    ['de', 'Ich habe dem Azubi den Fehler in die Schuhe geschoben.'],
    ['de', 'Wir haben die Stunden frisiert und die Liste eingereicht.'],
    ['de', 'Die Prüfung kam, weil ich die Werte erfunden habe.'],
    ['de', 'Ich habe das Formular genommen und die Unterschrift gefälscht.'],
    ['de', 'Ich war betrunken auf der Baustelle.'],
    ['fr', 'Nous avons truqué les relevés avant la visite.'],
    ['fr', "J'ai volé deux bouteilles dans la cave."],
    ['fr', "J'ai pris la fiche et falsifié la température."],
    ['fr', "J'étais ivre ce soir-là."],
    ['es', 'Hemos falsificado los datos del informe.'],
    ['es', 'Le eché la culpa al aprendiz.'],
    ['es', 'Amañé los resultados del concurso.'],
  ])('is found in whole answers: %s %s', (language, text) => {
    expect(readAnswer(text, language).reports_harm).toBe(true)
  })
})

it.each<[string, string]>([
  ['en', 'My colleague forged the signature and I told our manager the same day.'],
  ['en', 'They forged the signature, and I found it in the audit.'],
  ['en', 'I would have forged the signature, but I asked for the original.'],
  ['en', 'I never forged a signature, and I never falsified the records.'],
  ['en', 'Instead of that I asked for the records again.'],
  ['en', 'On Monday I filled in the records and signed the form.'],
  ['en', 'I looked after disabled children in a holiday camp and planned the trips with them.'],
  ['en', 'I calmed down a drunk guest at the bar and called him a taxi.'],
  ['en', 'I invented a game for the class, and they learned the words in a week.'],
  ['en', 'I bridged the gap between sales and support with a weekly call.'],
  ['en', 'I pinched the hose to stop the leak and turned the water off.'],
  ['en', 'I rigged the lights for the concert and tested them twice.'],
  ['en', 'I let the patient lie down and measured her blood pressure.'],
  ['en', 'I used a trick with a second key, and the door opened.'],
  ['en', 'I dumped the database before the update so that we could go back.'],
  ['en', 'We disabled the old accounts after the audit, as the policy says.'],
  ['en', 'I shouted at the driver to stop because the child ran into the road.'],
  ['en', 'I locked them in the cabinet, all forty keys, and wrote a list.'],
  ['en', 'I kicked off the project in March with eight people.'],
  ['en', 'I billed twice a month, because the customer asked for it.'],
  ['de', 'Ich habe die Platte mit zwei Zwingen fixiert und dann gebohrt.'],
  ['de', 'Ich habe das Kabel eingesteckt und den Monitor geprüft.'],
  ['de', 'Ich habe die Sahne geschlagen und den Boden gebacken.'],
  ['de', 'Ich habe einen betrunkenen Gast beruhigt und ein Taxi gerufen.'],
  ['de', 'Ich habe ein Spiel erfunden, mit dem die Kinder zählen lernten.'],
  ['de', 'Ich bin auf das Problem gestoßen, als ich die Listen verglich.'],
  ['de', 'Ich habe den Schlüssel in den Abfluss fallen sehen und das Wasser abgestellt.'],
  ['de', 'Ich bin zurückgetreten und habe die Kollegin sprechen lassen.'],
  ['de', 'Ich habe einen Auslandsbetrug bei einem Kunden bemerkt und die Bank angerufen.'],
  ['de', 'Ich habe die Farbe vor dem Streichen abgeklebt.'],
  ['fr', "J'ai piqué la patiente une seule fois et le prélèvement était bon."],
  ['fr', "J'ai frappé à la porte et j'ai attendu qu'elle réponde."],
  ['fr', "J'ai désinfecté la plaie à l'alcool et j'ai fait un pansement."],
  ['fr', "J'ai attaché la charge avec deux sangles et j'ai vérifié le poids."],
  ['fr', "J'ai inventé un jeu pour la classe."],
  ['fr', "J'ai poussé le chariot jusqu'à la chambre."],
  ['fr', "J'ai contourné le chantier par la petite route et je suis arrivé à l'heure."],
  ['fr', "J'ai déversé le sable dans la cour, comme prévu."],
  ['fr', "J'ai sauté le repas pour finir la commande."],
  ['es', 'Hice el inventario el lunes y conté todas las cajas dos veces.'],
  ['es', 'Inventé un juego para que los niños aprendieran a contar.'],
  ['es', 'Empujé el carro hasta la planta y avisé a la enfermera.'],
  ['es', 'Golpeé la puerta y esperé a que me abriera.'],
  ['es', 'Filtré el aceite y cambié la bomba.'],
  ['es', 'Atendí a un cliente borracho y llamé a un taxi.'],
  ['es', 'Desactivé la alarma con los bomberos y abrí la puerta.'],
  ['es', 'Grité para que se apartara porque venía la carretilla.'],
  ['es', 'Escondí los regalos de los residentes hasta la fiesta.'],
  ['es', 'Calculé la mordida de la pinza y ajusté la máquina.'],
  ['de', 'Am Montag war die Pumpe undicht. Ich habe die Dichtung getauscht und die Leitung entlüftet.'],
  ['de', 'Ich habe mit einer Kollegin die Schicht getauscht, damit sie zum Arzt konnte.'],
  ['de', 'Ich habe mich im Ton vergriffen, aber niemanden beleidigt.'],
  ['de', 'Der Gast war betrunken, ich habe ihm Wasser gebracht und ein Taxi gerufen.'],
  ['de', 'Mir hat man die Schuld gegeben, obwohl der Fehler im System lag.'],
  ['de', 'Ich habe die Hunde eingesperrt, damit der Postbote sicher war.'],
  ['de', 'Mir wurde das Fahrrad gestohlen, also kam ich zu Fuß und trotzdem pünktlich.'],
  ['de', 'Uns wurden zwei Paletten gestohlen, und ich habe die Kameras prüfen lassen.'],
  ['de', 'Ich wurde in der Lehre gemobbt und habe mir Hilfe beim Betriebsrat geholt.'],
  ['de', 'Ich bin dort schikaniert worden und habe gekündigt.'],
  ['de', 'Mich hat man belogen, was den Lohn angeht.'],
  ['de', 'Ein Junge in meiner Klasse wurde gemobbt, und ich habe mit den Eltern gesprochen.'],
  ['de', 'Die Ausweise waren gefälscht. Ich habe sie eingezogen und die Polizei verständigt.'],
  ['de', 'Ich schule Kassierer, wie sie gefälschte Scheine erkennen.'],
  ['en', 'I lied down on the creeper and found the leak under the gearbox.'],
  ['en', 'I stole an idea from the restaurant next door and asked them if it was fine.'],
  ['en', 'I pocketed the screws so that they would not fall into the machine.'],
  ['en', 'I conned the ship out of the harbour under the supervision of the pilot.'],
  ['en', 'I cheated a little with cornstarch to save the sauce, and the chef laughed.'],
  ['en', 'I faked a fall with the mannequin so that the children would laugh.'],
  ['en', 'I doctored the recipe until the bread was light.'],
  ['en', 'I fudged the seams, my teacher said, so I learned to sew them again.'],
  ['en', 'I overcharged the battery once and it swelled, so I replaced it and told the customer.'],
  ['en', 'I was bullied at my first job, and I learned to speak up.'],
  ['en', 'I was humiliated in front of everyone, and I kept calm.'],
  ['en', 'A pupil was bullied, and I spoke to both families.'],
  ['en', 'I was harassed by a customer, and I asked for a colleague.'],
  ['en', 'I was lied to, so I asked for proof.'],
  ['en', 'I was blackmailed by hackers, and we restored the backup.'],
  ['en', 'We got scammed, and I told the bank at once.'],
  ['en', 'We train people to spot falsified papers. I checked forty passports an hour.'],
  ['en', 'I work in fraud detection and look for backdated contracts.'],
  ['en', 'The log had been backdated, so I wrote to the auditor.'],
  ['en', 'The data were falsified, I saw, and I told the head of the lab.'],
  ['fr', "J'ai truqué la lumière pour la scène du théâtre."],
  ['fr', "J'ai volé de Paris à Lima comme hôtesse pendant six ans."],
  ['fr', "J'ai triché avec de la farine de maïs pour lier la sauce."],
  ['fr', "J'ai shunté le thermostat pour le diagnostic puis je l'ai remplacé."],
  ['fr', "J'ai été insulté par un client et je suis resté calme."],
  ['fr', "On m'a menti sur le salaire."],
  ['fr', 'Nous avons été escroqués par un faux fournisseur.'],
  ['fr', "Le registre était falsifié, et je l'ai dit au contrôleur."],
  ['fr', "J'ai formé les équipes contre le harcèlement et les faux documents falsifiés."],
  ['es', 'Robé unos minutos a mi descanso para ayudar a la clienta.'],
  ['es', 'Engañé a los peces con mosca seca, soy guía de pesca.'],
  ['es', 'Amañé un soporte con alambre hasta que llegó el repuesto.'],
  ['es', 'Me mintieron sobre el sueldo y pedí el contrato por escrito.'],
  ['es', 'Fui acosada en mi primer trabajo y pedí ayuda.'],
  ['es', 'Para evitar que un cliente me insulte, hablo despacio.'],
  ['es', 'Los datos estaban falsificados y lo comuniqué al director.'],
])('the same words in harmless work report none: %s %s', (language, text) => {
  expect(readAnswer(text, language).harm).toEqual([])
})
