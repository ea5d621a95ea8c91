import { describe, expect, it } from 'vitest'
import { redact } from '../../redact.ts'

const read = (text: string) => redact(text, { names: [] }).text

/** Each is what people say of themselves (the words in braces are hidden), and work in much the same words, which stays. */
describe('what people plainly say of themselves, and work in the same words', () => {
  it.each([
    // Man or woman
    ['As a {woman} in IT I had to prove myself.', 'I designed a course for women in IT.'],
    ['As the only {man} in the nursery I was asked a lot.', 'The only man in the photo was our customer.'],
    ['Als {Frau} in der IT musste ich mich beweisen.', 'Die Schuhe gab es als Modell für Frauen und Kinder.'],
    ['Als einziger {Mann} im Team war ich neu.', 'Wir verkauften mehr an Frauen als an Männer.'],
    ['In der Kita wird man als {Mann} oft gefragt.', 'Ich habe die Umkleide für Männer umgebaut.'],
    ["En tant que {femme} dans l'informatique, j'ai appris.", "J'ai travaillé comme femme de ménage à l'hôtel."],
    ["En tant qu'{homme} à la crèche, on me pose des questions.", "L'essayage pour hommes était au fond du magasin."],
    ['Como {mujer} en informática tuve que demostrarlo.', 'Diseñé zapatos para mujer y vendí muchos.'],
    ['Como {hombre} en este trabajo me preguntan mucho.', 'Vendía ropa de hombre en una tienda.'],
    // Service
    ['I {served in the army} before that.', 'I sold boots to the army and to the police.'],
    ['I was in the {navy} for six years and I am never late.', 'I repaired engines for the navy in a shipyard.'],
    ['I did my {military service} and then I trained as a baker.', 'I processed claims for military service pensions.'],
    ['After school I joined the {air force} as a mechanic.', 'We painted hangars of the air force last year.'],
    ['Ich war vier Jahre bei der {Bundeswehr}.', 'Wir lieferten Zelte an die Bundeswehr.'],
    ['Ich war früher beim {Bund}.', 'Ich habe ein Projekt beim Bund und bei zwei Ländern beantragt.'],
    ['Nach der Schule habe ich {Zivildienst} gemacht.', 'Ich plante den Einsatz von zwölf Leuten im Zivildienst.'],
    ["Avant, j'étais dans {l'armée} et j'ai appris l'ordre.", "Je vendais des bottes à l'armée."],
    ["J'ai fait mon {service militaire} à Metz.", "J'ai archivé les dossiers du service militaire."],
    ['Antes estuve en el {ejército} y aprendí mucho.', 'Cosía uniformes para el ejército.'],
    ['Hice la {mili} en Ceuta.', 'Serví comidas a una base del ejército.'],
    // Parties and unions
    ["I'm a member of the {Labour Party} but keep it out of work.", 'I organised the party for a retiring colleague.'],
    ["I'm a {member of the union} and I know my rights.", 'I negotiated the new shifts with the union.'],
    ['I belong to {UNISON}.', 'I wrote to UNISON about the new rota.'],
    ['I vote for the {Greens} and I canvass at weekends.', 'The greens at the golf club were cut by my team.'],
    ['Ich bin in der {Gewerkschaft}.', 'Ich habe mit der Gewerkschaft über Schichten verhandelt.'],
    ['Ich bin Mitglied der {CDU}.', 'Ich habe den Stand der CDU aufgebaut.'],
    ['Ich bin bei der {IG Metall} aktiv.', 'Der Tarif der IG Metall galt in unserem Betrieb.'],
    ['Je suis au {Parti socialiste}.', 'Nous avons imprimé des affiches pour le Parti socialiste.'],
    ['Je suis adhérent de la {CGT}.', "J'ai négocié les horaires avec la CGT."],
    ['Je suis {syndiquée} depuis dix ans.', "J'ai reçu le syndicat pour les plannings."],
    ['Soy del {PSOE}, pero no hablo de eso.', 'Imprimí carteles para el PSOE.'],
    ['Estoy afiliada a {Comisiones Obreras}.', 'Negocié los turnos con Comisiones Obreras.'],
    // Religion
    ["I'm Jewish so I don't work on {Saturdays}.", "I don't work on Saturdays because the shop is closed."],
    ['I keep the Sabbath so I leave early on {Fridays}.', 'I leave early on Fridays to do the bank run.'],
    ["I don't drink {alcohol}, so I drive the team home.", 'I served no alcohol to people under eighteen.'],
    ["I don't eat {pork}, and the chef knew.", 'I cut pork and beef for the counter.'],
    ['Ich bin Muslim und im {Ramadan faste} ich.', 'Im Ramadan kamen die Gäste erst am Abend.'],
    ['Ich bin jüdisch und am {Samstag} arbeite ich nicht.', 'Am Samstag arbeite ich nicht, denn das Lager ist zu.'],
    ['Ich esse kein {Schweinefleisch}.', 'Ich verkaufte Schweinefleisch an der Theke.'],
    ['Je suis juif et je ne travaille pas le {samedi}.', 'Je ne travaille pas le samedi, le dépôt est fermé.'],
    ["Je ne bois pas d'{alcool}.", "Je ne vends pas d'alcool aux mineurs."],
    ['Soy judío y los {sábados} no trabajo.', 'Los sábados no trabajo porque la fábrica cierra.'],
    ['No como {cerdo} y el cocinero lo sabía.', 'Cortaba cerdo y ternera en la tienda.'],
    // Health
    ["I'm {deaf in one ear}.", 'I fitted alarms for people who are deaf in one ear.'],
    ['I had a {slipped disc} two years ago.', 'I treat people who had a slipped disc.'],
    ['I go to {therapy} once a week.', 'I drive patients to therapy once a week.'],
    ['I see a {therapist} every month.', 'I booked rooms for a therapist every month.'],
    ['I can only see with one {eye}.', 'I can see with one look when a weld is bad.'],
    ['Ich bin auf einem {Ohr taub}.', 'Ein Gast war auf einem Ohr taub, und ich sprach lauter.'],
    ['Ich hatte vor zwei Jahren einen {Bandscheibenvorfall}.', 'Ich behandle Leute nach einem Bandscheibenvorfall.'],
    ['Ich gehe einmal pro Woche zur {Therapie}.', 'Ich fahre Patienten zur Therapie.'],
    ["Je suis {sourd d'une oreille}.", "J'ai servi un client sourd d'une oreille."],
    ["Il y a deux ans, j'ai eu une {hernie discale}.", 'Je soigne des gens après une hernie discale.'],
    ['Je vais en {thérapie} une fois par semaine.', 'Je conduis les patients en thérapie.'],
    ['Soy {sordo de un oído}.', 'Atendí a un cliente sordo de un oído.'],
    ['Hace dos años tuve una {hernia discal}.', 'Atiendo a personas con una hernia discal.'],
    ['Voy a {terapia} cada semana.', 'Llevo a los pacientes a terapia.'],
    // Age
    ['I turned {fifty} last year.', 'I turned fifty screws by hand.'],
    ["I'm turning {sixty} in May.", 'We were turning sixty parts an hour.'],
    ['Ich bin letztes Jahr {fünfzig} geworden.', 'Die Firma ist letztes Jahr fünfzig geworden.'],
    ['Ich werde im Mai {60}.', 'Ich werde im Mai 60 Geräte prüfen.'],
    ["J'ai eu {cinquante ans} l'année dernière.", 'La machine a eu cinquante ans.'],
    ['El año pasado cumplí {cincuenta años}.', 'La empresa cumplió cincuenta años.'],
    ['Tengo {cuarenta y cinco}.', 'Tengo cuarenta y cinco clientes.'],
    // Family, orientation and origin
    ['I am 45 years old and {married}.', 'I was 45 minutes late and called them.'],
    ['Ich bin 45 Jahre alt und {verheiratet}.', 'Die Software ist 15 Jahre alt, und ich pflege sie.'],
    ['I am married to a {woman}.', 'I sold a ring to a woman.'],
    ['Ich bin mit einem {Mann verheiratet}.', 'Ich habe mit einem Mann vom Bauamt gesprochen.'],
    ['My parents are from {Turkey}.', 'Our tomatoes are from Turkey.'],
    ['Ich bin 2015 nach {Deutschland} gekommen.', 'Die Ware ist 2015 nach Deutschland gekommen.'],
    ['Je suis arrivée en {France} en 2015.', 'Les pièces sont arrivées en France en 2015.'],
    ['Llegué a {España} en 2015.', 'El pedido llegó a España en 2015.'],
    ["J'habite à {Clermont-Ferrand} et je viens en train.", "J'ai livré à Clermont-Ferrand et à Lyon."],
  ])('%s', (own, work) => {
    const hidden = own.match(/\{(.+)\}/u)![1]!
    const shown = read(own.replace(/[{}]/gu, ''))
    expect(shown).toContain('[personal]')
    for (const one of hidden.split(/[\s'-]/u).filter(part => part.length > 3)) expect(shown).not.toContain(one)
    expect(read(work)).toBe(work)
  })
})
