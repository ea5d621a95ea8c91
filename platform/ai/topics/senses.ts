/**
 * Words of one meaning in English, German, French and Spanish, folded, most without their endings. They let what was learned in one
 * language count in the others. A dot after a word: only the word itself.
 */
const SENSES = `
anger: angr furious livid upset annoyed shout yell scream rage. irate fuming storm wutend sauer. wut. zornig argerl aufgebracht brull schrie geschrien schimpf laut. emport furieu colere cri. crie criait crier hurl enerv fache enfad furios grit. gritab gritar gritan enoja cabread indign
complaint: complain complaint reklam beschwer plaint reclam quej
sorry: apolog sorry. sorry entschuldig excus disculp perdon
calm: calm composed ruhig beruhig gelassen calm apais tranquil calma serena
customer: customer client guest caller passenger diner shopper tenant kund gast. gaste gasten fahrgast mieter anrufer client cliente. clients voyageur locataire huesped inquilin comensal
refund: refund voucher compensat discount goodwill waive erstatt gutschein rabatt kulanz entschadig rembours remise geste reembols devolu vale. descuent compens
quarrel: conflict quarrel argue argument argued dispute feud clash row. rows tension friction blamed blame konflikt streit gestritten zank reibere vorwurf vorwurfe spannung conflit disput querell tension reproch conflict discus pele. pelea bronca tension roce
mediate: mediat compromise truce reconcil settle vermittl kompromiss versohn einig. geeinigt mediat compromis reconcili accord mediar acuerdo reconcili
listen: listen zuhor zugehort ecout escuch
talk: talked talk. talks spoke speak conversation gesprach gesprochen geredet aussprache parle discut entretien convers hable habl charl
private: private alone aside privat beiseite prive privado aparte solas
colleague: colleague coworker workmate teammate kolleg mitarbeit collegue coequip companer colega
cry: cry cried crying tears wept weep devastat sob grief bereav wein tranen traur pleur larmes deuil llor lagrim duelo
fear: afraid fear frightened panic scared anxious worr angst sorge furcht panik peur angoiss inquiet paniqu miedo angusti preocup asust panico
comfort: comfort console trost getrostet reconfort rassur consol tranquiliz
family: mother mum. mam. father dad. parent son daughter husband wife family grandmother grandfather grandad relative mutter vater eltern tochter sohn. angehorig familie oma opa ehefrau ehemann mere pere parents fille. fils epou famille proches grand-mere madre padre hija hijo abuel familia marido espos
dying: died dying death dead palliat hospice sterb gestorben tod. tot. palliativ mort. deces mourir mourant muert murio fallec paliativ
mistake: mistake error fault slip wrong forgot forgotten overlook misread misjudg confus fehler irrtum versehen vergess verwechs ubersehen falsch erreur faute oubli tromp confond negligence error. errores equivoc olvid confund fallo descuid
confess: admit owned confess blame. embarrass ashamed regret zugegeben zugab gestanden eingestand schuld. peinlich bereu avou assum honte regret gene. admit reconoc culpa. verguenz arrepent
failure: failure failed flop fail. scheiter gescheitert misslung misserfolg echou echec fracas
correct: correct corrected fixed amended rectif reverse repar. berichtig korrig richtiggestellt corrig rectifi correg rectific subsan
discrepancy: discrepan mismatch inconsisten difference differenz abweich unstimmig ecart differen incoheren anomali descuadr discrepan diferencia
booking: posting booked. booking ledger reconcil invoice balance. accounts depreciat accrual buchung gebucht verbucht rechnung konto bilanz abstimm ecriture comptab facture solde rapproch asient contab factura saldo concili
count: counted count. recount checked compare verif nachgerechnet nachgezahlt gezahlt verglich abgeglich gepruft verifi compt. compte pointe recompt cont. conte compar comprob cotej revis
busy: short-staffed understaffed rush workload overload queue unterbesetz uberlast krankmeld ausgefallen stress andrang sous-effectif debord surcharg affluence absent saturad desbord baja bajas colas
priority: prioriti urgent urgency priority first dringend prioritat reihenfolge urgent priorit urgen priorid
deadline: deadline late. delay overdue due. date. frist termin verspat verzug punktlich rechtzeitig delai retard echeance plazo retras entrega
faster: overnight speed expedite rush. ubernacht eilig express beschleunig accele exprés express aceler
together: together jointly team coordinated helped shared gemeinsam zusammen team abgestimmt unterstutzt ensemble equipe entraid collectif juntos equipo colabor conjunt ayud
help: help. helped helping lend hilf geholfen aid. aide aidait ayud
lead: led. lead leader foreman boss manager appraisal responsib geleitet leitung fuhrung teamleiter vorgesetzt dirig encadr responsable lider encarg jefe dirig
motivate: motivat morale encourag praise recogni motivier lob. gelobt anerkenn motiv encourag felicit valoris anim motiv elogi
delegate: delegat handed responsibility deputy delegier ubertrag ubergab stellvertret delegu confi delegu deleg
dismissal: dismiss fired warning resign kundig abmahn entlass licenci avertiss demission desped amonest
train: train teach taught mentor coach explain showed apprentice trainee intern. induct einarbeit angelernt gezeigt erklar beigebracht azubi auszubild lehrling praktikant anleit form. forme former formation expliqu montr apprenti stagiaire tuteur ensen explique explic forme aprendiz becari practicas tutor
practise: practis practice rehears exercise ub. geubt ubung probe exerc entrain practiq ensay
pupil: pupil class. classroom school. student lesson kid. kids child children schuler klasse schule kind. kinder unterricht eleve classe ecole enfant cours alumn clase colegio nin escuela
behind: behind struggl dyslex diagnos individual ruckstand forder. lernschwach forderbedarf retard difficult dyslex soutien refuerz dificult dislex retras
resident: resident patient dementia ward bewohner patient demenz pflegeheim station resident ehpad patient demence residen pacient demencia planta
refuse: refused refuse verweiger weiger ablehn refus rechaz nego negaba
trust: trust patien withdrawn vertrau geduld zuruckgezogen confian patienc confianz pacienc
hazard: hazard danger dangerous risk unsafe gefahr gefahrlich risiko unsicher danger dangereu risqu peligr riesg insegur
protective: helmet harness guard. goggles scaffold lockout padlock gloves. helm. helme gurt absturz gerust schutz absperr brille casque harnais echafaud protection consign garde-corps casco arnes andami proteccion bloque
accident: accident injur hurt unfall verletz beinahe accident bless accident lesion herid
stopwork: stopped. stop. evacuat tagged stopp gestoppt eingestellt gesperrt angehalten arret stopp interromp evacu pare paré parar detuv evacu interrump
rescue: ambulance defibrillat compression resuscit paramedic cpr collapsed unconscious notarzt rettung wiederbeleb reanim bewusstlos zusammengebrochen notruf ambulanc samu pompier reanim secours malaise inconscien ambulanc reanim emergenc desmay inconscient socorr
fire: fire smoke flames burn alarm blanket extinguish feuer brand. rauch gebrannt loschte feuerwehr alarm incendie feu. fumee flamme extincteur alarme incendio fuego humo extintor bomberos alarma
bleeding: bleed blood. choke seizure blut. blutung erstick krampf sang. saign etouff convuls sangr ahog convuls atragant
learn: learn learnt course self-taught studied tutorial manual certificate lern. lernen gelernt kurs fortbild angeeignet eingelesen appris apprendre autodidact tutoriel aprend curso estudi autodidact tutorial
new: unfamiliar beginner neuland unbekannt anfanger debutant inconnu desconoc principiante
convince: convinc persuad sceptic skeptic objection argument pitch approv uberzeug skeptisch einwand vorschlag genehmig convain persuad sceptique objection propos convenc convenci persuad esceptic objecion propus
change: change changed switch migrat introduc rollout merger reorgani transition umstell umgestellt umstrukt wechsel einfuhr eingefuhrt fusion chang migrat introdui reorganis fusion cambi migrac implant introduj reorganiz fusion
resist: resist grumbl reluctan widerstand straub murr gewohn resistan reticen habitud resisten reticen costumbr
honest: honest integrity lie. lied truth ethic moral conscience loyal ehrlich lug. gelogen wahrheit gewissen ethisch moral honnet mentir verite ethique conscience loyal honest mentir verdad etic conciencia leal
bribe: bribe gift cash steal stole theft pocket hamper bestech geschenk gestohlen diebstahl unterschlag cadeau vole vol. pot-de-vin detourn soborn regal rob. robo robaba hurt
report: reported report. whistle gemeldet meldete angezeigt signal signale denonc denunci inform. notifiq avise
improve: improv optimi simplif streamlin reorgani automat script saved halved verbesser optimier vereinfach automatisier eingespart halbiert amelior optimis simplifi automatis gagne economis mejor optimi simplific automat ahorr reduj redujo
minutes: minutes hours.a minuten stunden statt. minutes heures minutos horas
idea: idea suggest proposed invent idee vorgeschlagen vorschlag anreg idee. sugger idea suger
proud: proud proudest achievement success prize award stolz erfolg preis. fier fierte reussite prix. orgullo logro exito premio
initiative: initiative founded started volunt eigeninitiative gegrundet initiative fonde lance. benevol iniciativa funde voluntari
garden: garden playground project festival garten spielplatz fest. flohmarkt jardin fete jardin huerto patio fiesta
money: budget cost costs price spend expense cash. euros pounds savings pay. payment debt kosten budget geld ausgaben kasse zahlung schulden sparen einsparung cout budget argent depens caisse paiement dette econom coste presupuest dinero gasto caja. cobr pago deuda ahorr
plan: plan. plans planned schedule organise timetable rota coordinate booked calendar plan. geplant planung organisiert dienstplan koordin zeitplan ablauf planifi organis planning coordon calendrier plane planifi organic coordin calendario turnos cuadrante
event: event conference trip wedding move. festival exam coach. veranstaltung tagung ausflug hochzeit umzug reise klassenfahrt evenement congres sortie mariage demenag voyage evento congreso excursion boda mudanza viaje
diagnose: diagnos troubleshoot measured traced isolate reproduce fehlersuche gemessen eingegrenzt ausgeschlossen ursache diagnos mesur isol cause reprodui diagnost medi. medi descart aisl causa
breakdown: breakdown outage fault tripped crash down. broke failure incident. storung ausfall ausgefallen defekt kaputt absturz panne dysfonction coupure plante averia caida cay fallo. incidencia
electric: voltage fuse breaker cable circuit relay motor. sensor wire spannung sicherung kabel stromkreis relais motor sensor draht tension fusible disjonct cable circuit relais moteur capteur tension fusible magnetotermico cable circuito rele motor sensor
mechanic: bearing valve pump pressure leak hose spindle lager ventil pumpe druck leck schlauch spindel roulement vanne pompe pression fuite tuyau broche rodamiento valvula bomba presion fuga manguera husillo
software: server database deploy log. logs memory timeout queue. backup code. api cache server datenbank speicher protokolldatei rollback serveur journaux memoire sauvegarde servidor registros memoria despliegue
quality: quality reject defect batch tolerance inspection standard scrap specification qualitat ausschuss charge toleranz prufung norm. mangel qualite rebut tolerance controle norme defaut calidad rechaz lote. tolerancia inspec norma defecto
feedback: feedback criticism criticis appraisal rating review ruckmeldung feedback kritik kritisier beurteil bewertung retour critiqu evaluation remarque critica comentario evaluacion valoracion observacion
hurt: stung hurt offended defensive swallowed getroffen gekrankt verletzt geschluckt schluckte blesse vexe pique. doli dolido ofend
negotiate: negotiat bargain haggl counteroffer concede terms. deal. settled verhandel verhandl zugestand kondition einigung rabatt negoci marchand conced conditions accord negoci regate contraofert conced condiciones acuerdo
supplier: supplier vendor landlord contract lease lieferant vermieter vertrag fournisseur bailleur contrat proveedor casero contrato
sell: sale sold sell. seller revenue prospect lead. account. order. competitor quote. quota verkauf umsatz angebot interessent auftrag konkurrenz abschluss vente vendu vendre prospect chiffre commande concurren devis venta vendi vender prospect pedido competencia presupuesto
prepare: prepar rehears agenda slides research beforehand notes. vorbereit recherch folien probe. generalprobe prepar repet diapos recherch prepar ensay diapositiv investig
present: presentation presented pitch audience speech lecture keynote prasent vortrag publikum rede. presentation expose. public. discours presentacion ponencia publico discurso
decide: decision decided choose chose option alternative weigh criteria trade-off entscheid entschied abgewog abwag option alternativ kriteri decision decid choix choisi option critere peser decision decidi elegi eleg opcion alternativ criterio sopes
data: data figures analys statistics survey daten zahlen auswert statistik umfrage donnees chiffres analys statisti sondage datos cifras analic estadistic encuesta
confidential: confidential privacy discre secret. gdpr shred vertraulich datenschutz verschwieg schweigepflicht diskret confidentia secret discre rgpd confidencia secreto discre
hygiene: hygien clean disinfect infection contaminat sterile germ wash. lice mould hygien sauber desinf infektion keim steril gereinigt schimmel hygien propre desinfect infection steril nettoy contamin higien limpi desinfec infeccion esteril contamin
food: food allergen expiry raw. chicken lebensmittel allergen haltbarkeit aliment allergen peremption aliment alergen caducidad
stock: stock inventory warehouse shelf shelves pallet reorder barcode picking lager bestand inventur regal palette nachbestell kommission stock. entrepot inventaire rayon palette reassort almacen inventario estant palet existencias reposic
delivery: deliver shipment carton truck. lorry driver. liefer sendung lkw spedition karton livrais expedition camion colis entrega envio camion paquete
alone: alone. unsupervised independent allein. alleine selbststandig nachtdienst nachtschicht seul. seule autonom sola. solo. autonom
culture: cultur language. translat interpret faith religio foreign refugee languages kultur sprache ubersetz dolmetsch religi auslandisch gefluchtet culture langue tradui interprete religi etranger refugie cultur idioma traduc interprete religi extranjer refugiad
career: career strengths weakness studied degree apply salary motivat diploma karriere starken schwache studium bewerb gehalt weiterentwick ausbildung carriere defaut diplome candidat salaire rejoindre evoluer carrera defecto titul sueldo incorporar crecer
symptom: pulse breathing pale temperature fever saturation oxygen swollen sepsis confused wound sweating blass puls atmung fieber sauerstoff geschwoll verwirrt wunde sattigung pale. pouls respir fievre saturation gonfl confus. plaie palid pulso respir fiebre saturac hinch confus herida
doctor: doctor nurse physician registrar arzt. arztin doktor schwester medecin docteur infirmi medic. medica medico enfermer
noticed: noticed spotted realis observ aufgefallen bemerkt gemerkt beobacht remarqu constate observ aperc note observ percib
exhaust: stress exhaust overwhelm burnout setback sleep resilien balance erschopf belast ruckschlag uberfordert schlaf. ausgleich epuis stress revers sommeil recul. agot estres reves sueno desahog
delight: surprise expectation thoughtful smile uberrasch erwartung freude aufmerksam surpris attente sourire sorpres expectativ detalle sonrisa
sayno: scope requirement stakeholder abgelehnt nein. anforderung umfang auftraggeber exigence perimetre alcance requisito
rules: regulation law. inspector audit. compliance permit license documentation record. vorschrift gesetz kontrolle audit genehmigung dokumentation nachweis reglement loi. inspecteur audit conformite autorisation documentation registre normativa ley. inspector auditor cumplimiento permiso documentacion registro
theft: stole stolen theft thief missing disappeared robbed geklaut gestohlen verschwunden diebstahl vole. vols disparu robo robado desaparec
late_person: late. absent punctual fehlte punktlich retard. absent. ponctuel tarde. ausent puntual impuntual
waste: waste. threw packaging bin. rubbish mull abfall weggeworfen verpackung dechets gaspill jet. jete emballage basura desperdic residu tir. embalaje
class_activity: workshop activity excursion group. games projekt aktivitat gruppe spiel. atelier activite groupe jeu. jeux taller actividad grupo juego
computer: software spreadsheet excel pivot computer tablet tabelle programm rechner tableur logiciel ordinateur programa ordenador tableta
`

interface Beginnings {
  readonly exact: Map<string, string[]>
  /** By their first letters. */
  readonly begins: Map<string, (readonly [string, string])[]>
}

const FIRST_LETTERS = 3

function beginningsOf(text: string): Beginnings {
  const found: Beginnings = { exact: new Map(), begins: new Map() }
  for (const line of text.trim().split('\n')) {
    const [sense = '', list = ''] = line.split(': ')
    for (const word of new Set(list.split(' '))) {
      if (word.endsWith('.') || word.length < FIRST_LETTERS) {
        const whole = word.replace('.', '')
        found.exact.set(whole, [...(found.exact.get(whole) ?? []), sense])
      } else {
        const first = word.slice(0, FIRST_LETTERS)
        found.begins.set(first, [...(found.begins.get(first) ?? []), [word, sense]])
      }
    }
  }
  return found
}

const BEGINNINGS = beginningsOf(SENSES)

/** The senses of a folded word. */
export function sensesOf(word: string): string[] {
  const begins = BEGINNINGS.begins.get(word.slice(0, FIRST_LETTERS)) ?? []
  return [
    ...(BEGINNINGS.exact.get(word) ?? []),
    ...begins.flatMap(([beginning, sense]) => (word.startsWith(beginning) ? [sense] : [])),
  ]
}
