/**
 * What interview questions ask about, with the beginnings of the words that ask for it and of the words that answers to it
 * contain, in all supported languages, folded. Used only to flag that an answer may not address its question.
 */
export interface Topic {
  asked: RegExp
  shown: RegExp
  /** How many of its words an answer of that length contains if it is about something else. */
  usual: number
  /** It names where the work takes place, not what happened there: other answers of the same field contain its words, too. */
  isSetting: boolean
}

const starts = (list: string) => new RegExp(`^(?:${list.trim().split(/\s+/u).join('|')})`, 'u')
const topic = (asked: string, shown: string, usual: number): Topic => ({
  asked: starts(asked),
  shown: starts(shown),
  usual,
  isSetting: false,
})
const setting = (...given: Parameters<typeof topic>): Topic => ({ ...topic(...given), isSetting: true })

export const TOPICS: readonly Topic[] = [
  // Errors
  topic(
    'error mistake slip discrepan incorrect fehler irrtum panne versehen unstimmig erreur faute anomalie ecart equivoc',
    `error mistake wrong incorrect twice duplicat mismatch missing omit slip typo reconcil difference discrepan overpaid underpaid double correct
     fix revers accident overlook forgot forget fault bug defect mix mistook misread misplac spot noticed released posted adjust amend unpaid booked
     fehler falsch irrtum versehen doppelt fehlt fehlte vergess ubersehen verwechsel differenz abweich korrig storn unstimmig dreher vertauscht stimmt
     erreur faute faux fausse oubli tromp double ecart manqu corrig rectif inver anomalie confond
     error equivoc fallo falt doble duplic olvid confund correg rectific diferencia descuadr mal`,
    0.4,
  ),
  // Faults and incidents
  topic(
    'incident outage fault breakdown malfunction troubleshoot diagnos crash downtime storung ausfall defekt storfall fehlersuche panne dysfonctionnement averia incidencia fallo incidente caida',
    `incident outage down crash timeout slow error log alert fail restart rollback rolled deploy server database disk memory queue certificate fault trip
     breaker fuse voltage volt amp measur test insulat cable wire motor relay contact neutral phase leak bearing valve pump sensor signal replac repair
     fix circuit short hum noise vibrat stopp stuck broke burn heat cold dead blown loose rust corro current meter oscilloscope rcd phase ground earth
     storung ausfall ausgefallen defekt kaputt fehler sicherung spannung strom kabel motor schutz mess relais klemm druck leck pumpe sensor ventil lager neustart server datenbank gemessen
     panne coupure tension cable fusible moteur mesur fuite capteur pompe disjonct court serveur base redemarr vanne relais terre
     averia fallo cay tension cable fusible motor med fuga sensor bomba servidor base reinici rele corriente cortocircuit magnetotermic diferencial`,
    0.7,
  ),
  // Unhappy customers and complaints
  topic(
    'complain unhappy dissatisf upset angry irate difficult furious mecontent reclamation reclam insatisf plainte quej enfad beschwer unzufrieden reklam verarger wutend schwierig',
    `complain unhappy angry upset furious livid shout yell scream cry cried tears rude refund apolog sorry compensat discount voucher dissatisf disappoint
     annoy cold wrong broke smell taste soap dirt noise demand threaten refus cancel replac free review manager calm listen sent back swore moan grumbl grump
     beschwer reklam wut verarger unzufrieden laut schrie schimpf erstatt gutschein entschuld enttausch ersatz umtausch mangel brull beruhig tobte geladen sauer
     mecontent furieu colere cri hurl plaint reclam rembours excus decu insult sacr fach remplac geste gener pleur calm insatisf rage erreur incapable attent hors coup
     quej enfad furios grit reclam devol disculp perdon descont decepcion indign molest cabread chill protest calm`,
    0.9,
  ),
  // Conversations with families
  topic(
    'parent carer relative family mother father distress elternteil eltern angehorig familie parents proches famille aidant padre madre famili',
    `mother father mum mom mam dad parent son daughter husband wife family brother sister aunt uncle grand relative carer widow partner child
     mutter vater eltern oma opa oppa sohn tochter mann frau familie bruder schwester angehorig papa mama kind
     mere pere parent fils fille mari femme famille frere soeur proche maman papa epou
     madre padre hijo hija marido mujer familia hermano hermana abuel sobrin mama papa espos niet`,
    0.6,
  ),
  topic(
    'angry distress conversation disagree gesprach conversation entretien conversacion desacuerdo desaccord upset schwierig',
    `angry upset cry cried tears shout yell livid furious sorry apolog calm listen worr afraid fear accus blam complain argu disagree insist wanted asked told said talk explain agree refus
     wutend weint geweint weinen schrie laut tobte angst sorge beschwer vorwurf streit entschuld beruhig zuhor gesprach gefragt gesagt erklart sagte fragte wollte geladen verletzt enttausch
     colere pleur cri peur inquiet reproch excus calm ecout expliqu demand dit parl voulait furieu accus
     enfad llor grit miedo preocup reproch disculp calm escuch expliq pregunt dij habl queria`,
    1.2,
  ),
  // Conflict in a team
  topic(
    'conflict dispute tension disagree argument clash quarrel konflikt streit uneinig auseinander meinungsverschied conflit desaccord disput mesentente conflicto discusion desacuerdo roce enfrentamiento',
    `conflict argu disagree dispute quarrel clash fight fought tension spoke talk blame insult shout offend apolog both colleague resent jealous complain rude silent said
     ignor agree compromise together separate unfair mediat hurt angry grumbl moan sulk accus bicker friction bully gossip
     konflikt streit stritt gestritt zank beleidig sprach gesprach vorwurf beide beiden einig kompromiss entschuld lastern sauer aneinander schweig ungerecht anschrie neid
     conflit disput tension parl reproch insult deux colere accord compromis excus jalous vexe chacun desaccord cri boud
     conflicto discut pele disput habl reproch insult ambas ambos perdon acuerdo celos cada llor grit enfad bronca roce agarrad garabat pele picand contest separ aparte`,
    0.8,
  ),
  // Delays and disruption
  topic(
    'late delay disrupt deadline schedule overdue shortage behind verspat verzoger frist termin lieferengpass retard delai echeance retraso plazo demora',
    `late delay deadline behind wait stuck strike broke customs hold missing arriv deliver truck ship port border ferry flight carrier container pallet freight road driver route reroute
     closed storm snow ice blocked alternativ courier overnight hour day urgent time extend postpone rush traffic shortage order supplier
     spat verspat verzoger frist termin warte steckt streik zoll lieferung liefer lkw fahrer container palette sperr spedition stau hafen pause express
     retard delai attend bloqu greve douane livr camion chauffeur conteneur palette transport route urgent report temps
     retras tarde plazo esper bloque huelga aduana entreg camion conductor contenedor pale transport ruta urgent demor`,
    1.3,
  ),
  // Pressure, too few people, priorities
  topic(
    'pressure staff overload workload busy short stress priorit rush understaff druck personalmangel belast engpass priorisier pression effectif charge urgence debord presion carga personal priorid vino organizacion organizacio agenda',
    `short staff ill sick missing absent alone only busy full queue till closing sitting sittings booked behind cope run ran district catch caught norovirus rush cancel late priorit urgent wait shift help swap split turned closed covered behind overtime backlog everyone
     krank ausgefallen fehlte fehlten allein unterbesetzt schicht voll schlange warte dringend zuerst reihenfolge notfall aushilf uberstunden stress
     malade absent seul manqu complet file attend urgent priorit service equipe debord renfort
     enferm baja falt solo llen cola esper urgent primero priorid turno cita citas paciente sala caido cayo sistema refuerz lista agenda`,
    1.4,
  ),
  // Improvement
  topic(
    'improve improvement process efficien optimi innovat streamline idea verbesser optimier ablauf neuerung idee ameliorat amelior optimis processus mejora mejor optimiz proceso idea',
    `improv faster slower quicker less fewer waste save time minute machine step tool jig fixture layout before after instead changeover setup scrap defect automat script template checklist form reduce cut idea test tried suggest built simplif clean adjust temperature speed cost
     verbesser schneller weniger minute stunde maschine anlage werkzeug ausschuss rusten umrust storung vorschlag getestet umgebaut gebaut blech klebe temperatur fett fuhrung takt vorricht stillstand halle boden palett linie sparen kosten vorher duse leim kleb reinig wart stuck band werkstuck messung ablauf platz regal weg griff
     amelior rapide moins temps machine etape outil gaspill gain avant apres essay automat modele simplif cout
     mejor rapid menos tiempo maquina paso herramient desperdici ahorr antes despues prob automat plantilla simplif coste`,
    1.5,
  ),
  // Safety
  topic(
    'safety safe hazard accident danger unsafe injury risk near sicherheit gefahr unfall arbeitsschutz securite danger accident risque seguridad peligro riesgo accidente',
    `safe unsafe hazard accident danger injur fall fell risk near gas fire smoke burn electric live voltage lock isolate guard harness helmet glove ladder scaffold edge spill slip chemical forklift brake alarm evacuat stop stopped report permit
     breath pulse pressure pain fever pale sweat confus grey oxygen blood dose allerg bleed doctor sepsis temperature
     sicher gefahr unfall verletz sturz gesturzt brand gas rauch strom spannung abgesperr gesperrt leiter gerust helm handschuh stapler chemi alarm gemeldet notaus rutsch
     secur danger accident bless chut tomb feu gaz fumee electr tension echelle echafaud casque gant harnais produit alarme evacu arret
     segur peligr accident heri cai fuego gas humo electr tension escalera andami casco guant arnes product alarma evacu parar pare`,
    0.6,
  ),
  // A patient who gets worse
  topic(
    'patient deteriorat symptom warning verschlechter anzeichen patientin bewohner degrad signe paciente empeor sintoma',
    `breath pulse pressure pain fever pale sweat confus grey gray oxygen saturat blood bleed dose morphine insulin glucose sugar temperature swollen swell rash cough wound urine drain stroke clot sepsis heart chest obs vital monitor doctor registrar ambulance scan hospital capillary refill drowsy sleepy restless faint dizzy vomit belly tummy skin colour color speech droop weak leaning lips kidney infection himself herself staring odd strange unusual unwell poorly asleep unrespons
     atem puls blutdruck schmerz fieber blass schwitz verwirrt sauerstoff sattigung blut dosis zucker temperatur geschwollen wunde urin arzt arztin notarzt krankenhaus klinik vitalwert grau unruhig schlafrig
     respir pouls tension douleur fievre pale sueur confus oxygene satur sang dose sucre temperature enfle plaie urine medecin hopital somnol
     respir pulso tension dolor fiebre palid sudor confus oxigen satur sangre dosis azucar temperatur hinchad herida orina medic hospital somnol`,
    0.3,
  ),
  // Refusal of care
  topic(
    'refus refuse declin verweiger ablehn rechaz nego',
    `refus declin reject accept agree persuad shower bath wash pill tablet medication eat drink dress afraid fear pain
     verweiger weigert ablehn lehnte wollte nicht wasch dusch tablette medikament essen trinken angst
     refus accept veut voulait toilette douche bain cachet comprim goutte pansement manger mange boire peur crie soin bas crach serr detourn dent bouche
     rechaz nego quiso queria acept ducha baño bano pastilla medicacion comer comida miedo`,
    0.4,
  ),
  // Selling and keeping customers
  setting(
    'sale sell sold customer client deal win prospect negotiat account verkauf kunde kundin abschluss verhandl vente vendre client negoci venta vender cliente',
    `price offer quote contract sign order discount competitor buyer deal budget argue supplier practice clinic screen renew cancel deliver product demo meeting decide purchas buy bought invoice supplier account tender sale sold sell couple deposit farmer bakery
     preis angebot vertrag unterschr auftrag rabatt wettbewerb kunde kundin bestell kauf verlanger einkauf abschluss verhandl
     prix offre contrat sign commande remise concurrent client achat achet vend renouvel devis negoci
     precio oferta contrato firm pedido descuento competencia cliente compr vend renov presupuesto negoci`,
    0.5,
  ),
  topic(
    'lost lose save nearly keep retain winning losing verlor verlier retten halten perd sauv fidelis perd retener salvar',
    `lost lose leave left cancel withdraw pull competitor cheaper stay switch quiet save won win renew terminat quit goes going return
     verlor verlier kundig wechsel abspring abgesprung billiger bleib blieb geblieb zuruck storn gewonnen
     perd perdu parti quitt annul resili concurrent reste rest gagn retir sauv
     perd perdi fue march cancel competencia qued gan retir salv`,
    1.0,
  ),
  // Preparing
  topic(
    'prepar plan ready rehears vorbereit planung prepar planific',
    `prepar before rehears practi research list question slide sample notes read visit checked meeting pitch agenda brief material plan draft dry demo present timetable learned board asked tested ready up ahead
     vorbereit vorher geubt geprobt recherch unterlagen liste muster fragen folien besuch plan probe termin
     prepar avant repet recherch liste echantillon question visite dossier plan essai reunion present
     prepar antes ensay investig lista muestra pregunt visit plan reunion present`,
    1.3,
  ),
  topic(
    'meeting pitch presentation tender termin prasentation besprechung reunion presentation rendez reunion presentacion',
    `meeting pitch board tender customer client slide question invited committee presented attend contract order chosen showed buyer supplier chair audience director manager sample competitor company bidder
     termin prasentation kunde folien vorstand geschaftsfuhr ausschuss
     reunion presentation client comite direct diapositiv
     reunion presentacion cliente comite direct diapositiv`,
    0.6,
  ),
  // Learners
  setting(
    'pupil student learner class learning behind teach schuler lernend klasse unterricht eleve etudiant classe alumno estudiante clase',
    `read spell writ math lesson homework test mark grade class pupil boy girl lad lass child word letter sound sentence exam course behind catch caught practis worksheet reading dyslex vocabular grammar desk exercise score coursework handwriting teach taught
     les lese schreib mathe unterricht hausaufgab test note klasse schuler junge madchen kind wort buchstab prufung rechn ubung lehr
     lire lect ecri math cours devoir note classe eleve enfant mot lettre examen exercice
     leer lect escrib mate clase deber nota alumn nin palabra letra examen ejercicio`,
    1.4,
  ),
  topic(
    'behind holding struggl support fell individual forder ruckstand schwach difficult lacun retras dificult apoyo inclusi',
    `behind struggl slow weak stuck miss froze guess dyslex hearing eyes glasses tired sleep practis support individual extra help find found cause because reading level catch caught progress mark test grade failing gap understood understand ready shy absent missed
     ruckstand schwach langsam verstand verstanden lucke fehlte mude brille gehor sprach gefordert ubung nachhilfe
     retard difficult lent faible lacun fatigue lunettes audition sommeil soutien progres compri
     retras dificult lent floj laguna cansad gafas oido sueno apoyo progres entend`,
    0.8,
  ),
  // Teaching colleagues and learning
  topic(
    'train mentor coach onboard teach explain trainee apprentice anleit ausbild einarbeit azubi erklar form encadr tuteur stagiaire apprenti expliqu formar ensen capacit aprendiz',
    `train show showed teach taught explain mentor coach learn new junior apprentice trainee practi question example step course understand watched repeat colleague starter student demonstrat
     gezeigt zeig erklar lern gelernt ubte ubung neu lehrling azubi schulung anleit einarbeit schritt beispiel
     montr expliqu appr form nouv jeune stagiaire apprenti exerc etape exemple
     ense expliq aprend form nuev joven becari aprendiz practic paso ejemplo`,
    0.8,
  ),
  topic(
    'learn new unfamiliar skill lern neu unbekannt appren nouveau aprend nuevo',
    `learn new never before course practi read book video asked tried taught first study exam tutorial unfamiliar
     lern neu nie kurs ubte ubung gelesen buch gefragt probier prufung
     appr nouv jamais cours exerc lu livre demand essay examen
     aprend nuev nunca curso practic lei libro pregunt prob examen`,
    1.6,
  ),
  // Leading
  setting(
    'lead team motivat delegat manage leadership fuhr mitarbeit team motivier delegier diriger equipe motiver manager encadr lider equipo motivar deleg',
    `team colleague people shift staff meeting together talk one each task motivat delegat asked gave agree feedback perform late absent goal crew group worker assistant clerk rota responsibility
     team kolleg mitarbeit leute schicht gesprach zusammen aufgabe gefragt feedback leistung ziel gruppe azubi
     equipe colleg gens ensemble parl tache demand objectif groupe salarie vendeu
     equipo companer gente junt habl tarea pregunt objetivo grupo turno dependient cajer encargad`,
    1.7,
  ),
  // Cooperation
  setting(
    'cooperat collabor handover teamwork department interdisciplin zusammenarbeit ubergabe abteilung kooperat collabor releve service colabor traspaso departamento',
    `together department colleague handover team joint both shared meeting agree other warehouse production office doctor nurse supplier partner help information
     zusammen abteilung kolleg ubergabe team gemeinsam beide besprech abgestimmt partner
     ensemble service colleg releve equipe commun deux reunion partenaire
     junt departamento companer traspaso equipo comun reunion ambos`,
    0.9,
  ),
  // Decisions and priorities
  topic(
    'decision decide choice judgement judgment entscheid decision choix decider decision decid eleccion',
    `decid chose choose choice option either risk weigh instead alternativ between could information unknown time opinion against asked facts number
     entscheid entschied wahl option entweder risiko abgewogen statt alternativ zwischen
     decid choi option soit risque pes plutot alternat entre
     decid eleg opcion riesgo sopes alternat entre`,
    0.9,
  ),
  // Technical choices
  topic(
    'architect design technical technolog code refactor legacy migrat performance test review architektur technik entwurf migration conception technique disen arquitect tecnic rendimiento',
    `code service database library framework api test deploy release refactor legacy migrat latency cache query index module design version branch review bug team build prototype measure performance schema queue load memory client server
     code dienst datenbank bibliothek test release migration abfrage index modul entwurf version prototyp messung
     code service base bibliotheque test migration requete module conception version prototype mesur
     codigo servicio base biblioteca prueba migracion consulta modulo disen version prototipo medi`,
    0.6,
  ),
  // Quality
  topic(
    'quality inspect check control audit accura precis compliance qualitat prufung kontroll genau qualite controle verif exact calidad inspec control precis',
    `quality check inspect test measur defect fault reject tolerance sample error audit standard correct record label batch sort list compar document report figure ledger invoice
     qualitat pruf kontroll mess ausschuss fehler toleranz probe stichprobe charge reklam
     qualite controle mesur defaut rebut tolerance echantillon erreur lot verif
     calidad control med defecto rechaz toleranc muestra error lote revis comprob`,
    0.8,
  ),
  // Stock and warehouse
  topic(
    'stock inventor warehouse damage goods store lager bestand inventur schaden ware stock inventaire entrepot marchandise dommage existencia inventario almacen mercancia dano',
    `stock inventor count pallet shelf warehouse missing damage goods box carton scan label picker forklift truck dock delivery supplier order shortage crate bin difference location storage
     bestand inventur gezahlt palette regal lager fehlte schaden ware karton scan etikett stapler lieferung
     stock inventaire compt palette etagere entrepot manqu dommage carton scann etiquette livraison
     stock inventario cont pale estanter almacen falt dano caja escan etiquet entrega`,
    0.6,
  ),
  // Money
  topic(
    'month close closing budget cost cash receivable payable tax invoice report reconcil forecast payroll abschluss kosten rechnung steuer buch budget cloture cout facture impot tresorerie cierre coste factura impuesto presupuesto cobro',
    `month year close closing deadline invoice account ledger accrual bank vat tax audit budget cost cash payment paid reconcil report figure euro pound balance posting provision payroll supplier customer spreadsheet forecast margin
     monat jahr abschluss rechnung konto bank steuer kosten zahlung bezahlt bericht bilanz buchung ruckstellung
     mois annee cloture facture compte banque tva impot cout paiement pay rapport bilan ecriture provision
     mes ano cierre factura cuenta banco iva impuesto coste pago pag informe balance asiento provision`,
    0.9,
  ),
  // Changing plans and the unexpected
  topic(
    'unexpected sudden adapt flexib improvis unforeseen change unerwart plotzlich flexib improvis veranderung imprevu soudain adapt changement imprevist repentin adapt cambio',
    `sudden unexpected cancel change instead quick improvis plan broke storm rain ill strike call fell missing last minute switch replace new rule
     plotzlich unerwart absag anders statt schnell improvis ausgefallen krank kurzfrist
     soudain imprevu annul chang plutot vite improvis panne malade derniere minute
     repent imprevist cancel cambi rapid improvis averia enferm ultimo`,
    1.0,
  ),
  // Planning a project or an event
  topic(
    'project event organis organiz coordinat projekt veranstaltung organis evenement projet evento proyecto organiz',
    `plan list date schedule budget supplier guest team task week month deadline order booked invit room team meeting milestone phase risk event wedding conference trip
     plan liste termin budget lieferant gast aufgabe woche monat bestell gebucht phase
     plan liste date budget fournisseur invite tache semaine mois command reserv phase
     plan lista fecha presupuesto proveedor invitad tarea semana mes pid reserv fase cita citas lista pacientes llamad`,
    1.2,
  ),
  // Service, guests and food
  setting(
    'guest hotel restaurant kitchen service food hygiene allerg gast kuche hotel hygiene client cuisine restaurant huesped cocina restaurante',
    `guest room table kitchen chef cook dish plate food menu allerg order bar bill breakfast waiter hotel booking reservation bed clean reception drink wine check night
     gast zimmer tisch kuche koch gericht teller essen menu allerg bestell rechnung fruhstuck kellner hotel buchung
     client chambre table cuisine chef plat assiette menu allerg command addition petit serveur hotel reserv
     huesped habitacion mesa cocina chef plato menu alergi pedid cuenta desayun camarer hotel reserv`,
    0.9,
  ),
  // Work at a customer's, installation
  topic(
    'install site building wiring installation baustelle montage verdraht install chantier cablage instal obra cablead',
    `cable wire board socket light panel breaker pipe wall drill install connect test measur customer house flat site building plan regulation standard drawing tenant owner
     kabel leitung verteiler steckdose licht sicherung wand bohr anschluss mess kunde haus wohnung baustelle norm plan
     cable fil tableau prise lumiere disjonct mur perc raccord mesur client maison appartement chantier norme plan
     cable cuadro enchufe luz magneto pared taladr conex med cliente casa piso obra norma plano`,
    0.8,
  ),
  // Failure and criticism
  topic(
    'fail failure setback criticism feedback regret scheiter misserfolg kritik ruckschlag echec critique revers fracas critic reves',
    `fail wrong lost mistake criticis critic feedback told regret blame sorry learned should disappoint missed late bad
     gescheitert falsch verlor fehler kritik ruckmeld hatte schuld enttausch
     echec rate perd faute critiqu reproch regret decu
     fracas perd error critic reproch arrepent decepcion`,
    0.5,
  ),
  // Persuading
  topic(
    'persuad convinc influenc negotiat resist uberzeug verhandl widerstand convain negoci resist convenc negoci resist',
    `convinc persuad agree argu against showed number proof offer compromise objection sceptic trial refus accept reason price
     uberzeug einverstand dagegen gezeigt zahlen angebot kompromiss einwand skept versuch
     convain accord contre montr chiffre offre compromis objection essai refus accept
     convenc acuerdo contra mostr dato oferta compromiso objecion prueba rechaz acept`,
    0.4,
  ),
  // Ethics
  topic(
    'ethic integrity confidential honest dilemma moral compliance ethik vertraulich ehrlich gewissen ethique confidentiel honnet etica confidencial honest',
    `honest truth told report secret private confidential rule refus wrong pressure boss manager law sign data lie privacy complain
     ehrlich wahrheit gemeldet geheim vertraulich regel weiger falsch chef gesetz daten luge
     honnet verite signal secret confidentiel regle refus faux chef loi donnees mensonge
     honest verdad denunci secret confidencial regla negu fals jefe ley datos mentir`,
    0.7,
  ),
]
