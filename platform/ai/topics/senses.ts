import { ownCopy } from '../text/own-copy.ts'

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
weapon: knife knives weapon punch kick. kicked hit. hits spat spit. threat threaten menac drunk violent violence attack assault fight fighting fists bottle swung swing messer waffe schlag. schlug geschlagen trat. getreten spuckte bedroh drohte drohung betrunken gewalt angriff prugel faust couteau arme. coup. coups frapp crache ivre soul violen attaqu bagarr poing cuchillo arma punetazo patada golpe escup amenaz borrach atac pelea puno
police: police policeman officer guard security bouncer polizei polizist wachmann sicherheitsdienst gendarme vigile policia guardia vigilante
distance: distance step. stepped sideways exit door arms. length abstand schritt ausgang arme. recul sortie bras distancia paso. salida brazos
childhood: uncle aunt grandfather. childhood boy. grew grown dream dreamt always. passion fascinat love. loved onkel tante kindheit aufgewachsen traum leidenschaft begeister fasziniert immer oncle enfance grandi reve fascin toujours tio. tia. infancia creci sueno pasion siempre
training: degree diploma qualified apprenticeship university college studied graduated licence certificate vocational qualification studium studiert lehre ausbildung gelernt universitat abschluss schein fuhrerschein formation diplome universite etudie permis apprentissage carrera universidad estudie titulo carne formacion grado
salary: salary pay. paid. wage wages money. gehalt lohn bezahlt salaire paye sueldo salario pagan
ambition: years. future someday eventually goal aim. ambition jahre zukunft ziel ziele spater ans. avenir objectif anos futuro meta metas objetivo ambicion
hire: applicant candidate interview recruit hire. hired hiring vacancy advert references probation resume bewerber bewerbung vorstellungsgesprach eingestellt stellenanzeige probezeit lebenslauf stelle candidat embauch recrut annonce candidature essai entretien poste aspirante contrat entrevista seleccion anuncio vacante puesto curriculum
rota: rota shift shifts schedule. weekend nights holiday leave. sick schicht dienst nachtschicht wochenende urlaub krank planning poste nuits conges arret turno turnos finde noches vacaciones baja
handover: handover handed hand. relay briefing takeover logbook outgoing incoming ubergabe ubergeben ablosung abloser releve transmission consigne relevo traspaso entrante saliente
record: note. notes wrote written document form. forms file. files folder report. register log. sheet signed sign. signature dokument notiz notiert aufgeschrieben formular akte ordner bericht protokoll unterschr eingetragen noter ecrit formulaire dossier rapport registre fiche signe anote anot apunt escrito documento formulario expediente informe registro hoja firm
explain: explain explained plain words. jargon compare comparison picture. drew draw. drawn understand understood simple erklar worter vergleich bild gezeichnet gemalt verstand verstanden einfach explique mots. image dessin compris comprend explic palabras jerga dibuj compar entend sencill imagen
ask: asked ask. question questions open. curious answer answered fragte gefragt frage fragen antwort demand pose. repond pregunt cuestion respond
silence: silent silence quiet waited pause listened schweigen schwieg still. gewartet attendu tais tait silencio espere espera callad
maintain: grease greased oil. lubricat filter filters belt bearing seal service. serviced maintenance inspect wear worn interval calendar wartung gewartet schmier geschmiert ol. riemen dichtung verschleiss intervall entretien graiss huile filtre courroie joint vidange usure revision mantenimiento engras aceite filtro correa junta desgaste
tool: tool tools wrench hammer drill screw screwdriver bolt nail blade saw. chisel werkzeug schlussel bohr schraub mutter nagel klinge sage. saege outil cle. marteau perceuse vis. ecrou clou lame scie herramienta llave martillo taladro tornillo tuerca clavo hoja. sierra
machine: machine press lathe mill. robot conveyor line. engine spindle mould die. maschine presse drehbank frase roboter band. anlage motor form. tour. fraiseuse ligne convoyeur moteur moule maquina prensa torno fresadora cinta linea molde
measure: measure measured gauge micrometer caliper ruler level tolerance hundredth millimetre calibrat scale. drawing gemessen messe messen lehre wasserwaage toleranz hundertstel millimeter kalibrier waage zeichnung massstab mesur jauge micrometre regle niveau centieme etalonn balance plan. medi medid calibre regla nivel tolerancia centesima milimetro calibr bascula plano
material: concrete cement brick brickwork plaster tile tiles timber wood steel beam roof wall. pipe pipes paint primer insulat mortar window floor. beton zement ziegel putz fliese holz stahl balken dach wand. rohr farbe dammung mortel fenster ciment brique platre carrelage bois acier poutre toit mur. tuyau peinture isolation mortier fenetre hormigon cemento ladrillo yeso azulejo madera acero viga tejado pared tuberia pintura aislamiento mortero ventana
site: site. scaffold crane foreman trench bricklayer plumber electrician carpenter painter architect baustelle gerust kran polier graben maurer klempner elektriker zimmerer maler architekt chantier echafaud grue chef. tranchee macon plombier electricien charpentier peintre architecte obra andamio grua encargado zanja albanil fontanero electricista carpintero pintor arquitecto
drive: drive driver driving road motorway lane brake brakes tyre tyres lights wheel. steering vehicle van lorry truck bus coach. mileage speed fahr fuhr gefahren strasse autobahn spur bremse reifen licht rad. lenkrad fahrzeug transporter lkw geschwindigkeit conduit conducteur route. autoroute frein pneu phare roue volant vehicule camion vitesse condu conductor carretera autopista freno rueda faro volante vehiculo autobus velocidad
route: route. detour diversion closed stop. stops station platform timetable roundabout bridge traffic jam. navigation umleitung strecke gesperrt haltestelle bahnhof fahrplan kreisel brucke verkehr stau deviation trajet ferme. arret gare horaire pont circulation bouchon desvio trayecto cortad parada estacion horario rotonda puente trafico atasco
load: load loaded loading unload pallet strap straps forklift ramp container axle tonne tons weight ladung geladen laden. beladen palette gurt stapler rampe achse gewicht charge charger chargement sangle chariot conteneur essieu poids carga cargar palet cincha carretilla rampa contenedor eje. tonelada peso
lift: lift. lifting lifted lifts hoist back. knees posture transfer sliding wheelchair carried carry kilos heben gehoben lifter rucken knie rollstuhl tragen getragen kilo soulev leve dos. genou transfert fauteuil porter levant grua. espalda rodilla traslad silla
body: breath breathing pulse heart chest skin leg. legs arm. hand. foot feet. head eyes back. atem atmung puls herz brust haut bein fuss kopf augen souffle respiration pouls coeur poitrine peau jambe bras main. pied tete yeux respiracion pulso corazon pecho piel pierna brazo mano. pie. cabeza ojos
medicine: tablet tablets pill pills medication medicine dose dosage pharmacy pharmacist prescription insulin morphine painkiller antibiotic drip injection tablette medikament dosis apothek rezept morphin schmerzmittel antibiotik tropf spritze comprime medicament pharmac ordonnance insuline antalgique antibiotique perfusion piqure pastilla medicacion farmacia receta insulina morfina analgesico antibiotico suero inyeccion
pain: pain hurt. hurts ache sore schmerz weh. douleur mal. dolor duele dolia
nursing: ward patient bed. beds wash washed nappy dressing. catheter pressure sore. bedside nurse station bett. gewaschen windel verband katheter pflege service. lit. lits toilette couche pansement sonde infirmier planta. cama camas lavado panal vendaje sonda enfermer
dead: funeral candle coffin grave mourn goodbye farewell beerdigung kerze sarg grab. abschied trauer enterrement bougie cercueil tombe. adieu entierro vela. ataud tumba despedida
wish: wish wishes consent agreed permission dignity curtain knock covered wunsch wunsche einwillig zustimm wurde. vorhang klopf zugedeckt souhait volonte dignite rideau frappe couvr deseo voluntad consentim dignidad cortina tapo tape
abuse: bruise bruises mark. marks neglect abuse hungry shame safeguarding welfare blaue flecken misshand vernachlass missbrauch hungrig jugendamt schutz bleu. bleus maltrait neglig abus faim protection morat maltrat abandon abuso hambre protec
lesson: lesson teach worksheet curriculum homework blackboard chalk stunde. arbeitsblatt lehrplan hausaufgabe tafel unterricht cours. fiche devoirs tableau programme leccion ficha deberes pizarra programa clase
grade: mark. marks grade grades exam exams test. tests criteria points. failed passed note. noten prufung klassenarbeit kriterien punkte durchgefallen bestanden notes. examen controle criteres rate. reussi nota notas criterio puntos suspend aprob
misbehave: disrupt shouted rude rule. rules punish bored noise phone. detention behaviour storen storung frech regel regeln strafe langweil larm handy verhalten pertub impoli regle regles puni ennui bruit comportement molest maleduc norma normas castig aburr ruido comportamiento
disability: disab wheelchair deaf blind autis dyslex hearing sign. special needs ramp behinder rollstuhl gehorlos taub. blind. autist legasthen barriere handicap fauteuil sourd aveugle acces discapac sordo ciego dislex rampa
play: play game games toys paint painting draw. craft song sing. sang music dance bake baked ball spiel spielen malen basteln lied singen gesungen musik tanz backen gebacken jeu jouer peindre brico chanson chant. musique danse gateau ballon juego jugar pintar manualid cancion cantar musica baile horne pelota
therapy: therapy therapist exercise exercises goal goals progress rehab relapse steps stroke walk. therapie therapeut ubung ziel ziele fortschritt reha ruckfall schritte schlaganfall exercice objectif progres reeduc rechute marche terapia ejercicio objetivo progreso rehabil recaida ictus
animal: dog. dogs cat. cats horse cow cows calf sheep pig. rabbit vet. vets stable feed. muzzle paw hund katze pferd kuh kuhe kalb schaf schwein kaninchen tierarzt stall futter pfote chien chat. chats cheval vache veau mouton cochon lapin veterin etable patte perro gato caballo vaca ternero oveja cerdo conejo establo pienso pata.
plant: plant plants soil seed sow. sowed water. watering prune tree trees lawn hedge flower garden harvest crop pest greenhouse pflanze pflanzen boden. erde. samen gesat giess schneid baum baume rasen hecke blume ernte schadling gewachshaus plante sol. terre. graine seme arros taill arbre pelouse haie fleur recolte parasite serre planta suelo. tierra semill siembr reg. riego poda arbol cesped seto flor cosecha plaga invernadero
weather: weather rain rained snow frost ice. storm wind heat hot. cold. hail sun. forecast wetter regen schnee eis. sturm hitze kalt. hagel sonne meteo pluie plu neige gel. glace tempete vent. chaleur froid grele soleil tiempo. lluvia llov nieve helada hielo tormenta viento calor frio granizo sol.
cook: kitchen chef cook cooked pan. pot. oven sauce dough recipe taste tasted salt butter flour dish dishes menu plate plates kuche koch gekocht pfanne topf ofen sosse teig rezept geschmeck salz mehl gericht speise teller cuisine cuit poele casserole four. pate. recette gout sel. beurre farine plat plats assiette cocina cocin sarten olla horno salsa masa receta sabor sal. mantequilla harina plato
allergy: allerg nut. nuts gluten vegan vegetarian lactose diet dietary ingredient nuss vegetar laktose diat zutat noix. regime nuez nueces lactosa dieta
till: till. cash. register change. coin coins notes. receipt float voucher safe. kasse bargeld wechselgeld munz schein quittung bon. tresor caisse monnaie piece billet ticket coffre caja. efectivo cambio moneda billete tique
sell2: recommend offer. offered buy. bought bargain product shop. showroom fitting empfehl angebot kauf gekauft produkt laden. beratung recommand offre achet achat produit magasin conseil recomend oferta compr producto tienda asesor
prospect: call. calls called cold. appointment lead. leads contact visit visited fair. stand. network newsletter anruf angerufen termin kontakt besuch messe netzwerk appel appele rendez-vous visite salon reseau llamada llam cita contacto feria red.
contract: contract clause lawyer court legal liability notary invoice reminder instalment debtor unpaid vertrag klausel anwalt gericht haftung notar rechnung mahnung rate. raten schuldner contrat avocat tribunal juridi responsab notaire facture relance echeance impaye contrato clausula abogado juzgado notario factura recordator plazo. plazos moroso impag
authority: application applicant benefit permit appeal paragraph statute council office. entitlement eligible antrag bescheid widerspruch paragraf leistung behorde amt. anspruch genehmig demande recours article droit prestation mairie prefecture guichet solicitud recurso articulo derecho prestacion ayuntamiento oficina
law: law. legal illegal rights statute gesetz recht. rechtlich verboten loi. droit interdit ley. ilegal derecho prohib
fraud: fraud fake faked suspicious evidence proof witness investigat auditor timeline betrug gefalscht verdacht beweis zeuge ermittl revision fraude faux. suspect preuve temoin enquet audit falso sospech prueba. testigo investig
accounts: ledger closing month-end accrual tax. forecast margin turnover quarter profit loss. abschluss abgrenzung steuer prognose marge umsatz quartal gewinn verlust cloture provision impot prevision chiffre. trimestre benefice perte cierre periodific impuesto margen facturacion beneficio perdida
data2: data dataset spreadsheet column columns row. rows duplicate query average percent percentage chart graph trend outlier statistic sample. daten tabelle spalte zeile doppelt abfrage durchschnitt prozent diagramm kurve ausreisser statistik stichprobe donnees tableau colonne ligne doublon requete moyenne pourcent graphique courbe statist echantillon datos tabla columna fila duplicad consulta media. porcentaje grafic curva estadist muestra
experiment: experiment hypothesis sample trial control. replicate method literature study. studies paper. papers versuch hypothese probe. kontrolle methode literatur studie experience echantillon temoin litterature etude. etudes experimento hipotesis ensayo metodo literatura estudio
lab: pipette reagent tube. tubes centrifug microscope buffer plasma assay lab. laborator pipett reagenz rohrchen zentrifug mikroskop puffer labor reactif eprouvette tampon labo reactivo tubo. microscopio
test: test. tests tested testing prototype trial simulate verified acceptance getestet testen prototyp simul abnahme essai essaye teste recette prob prueba pruebas prototipo
deploy: deploy release released rollback migrat cutover launch version update upgrade pilot rollout ausgerollt freigeschaltet zuruckgerollt umgestellt umstellung deploi mise. bascule migration pilote lancement despleg lanzamiento migracion actualiz piloto
network: server network router switch. firewall wifi database cloud backup laptop login account. accounts netzwerk wlan datenbank konto. zugang reseau routeur pare-feu base. nuage portable compte. red. cortafuegos nube portatil cuenta.
attack: hack phish password malware ransom virus intruder burglar breach token badge encrypt passwort schadsoftware eindring einbruch verschlussel ausweis mot. passe piratage intrus cambriol chiffre. contrasena pirate intruso robo cifrad tarjeta
code: code. bug bugs function refactor developer programmer api. commit branch deploy fehler. programmier entwickler funktion bogue fonction developpeur codigo fallo funcion desarrollador programa
design: design sketch draft variant drawing. model. construction architect layout prototype trade-off entwurf skizze variante konstruktion modell esquisse croquis conception maquette boceto diseno modelo maqueta
user: user users usability customer. wishes backlog roadmap feature requirement sprint nutzer anwender anforderung wunsche utilisateur besoin fonctionnalite usuario necesidad requisito funcion.
idea2: idea ideas invent creative original novel. experiment try. tries tried idee ideen erfind erfunden kreativ versuch probiert inventi creatif essai essaye creativ prueba prob
write: article headline press. journalist paragraph sentence text. texts editor publish poster leaflet website post. posted followers artikel schlagzeile presse absatz satz. text redaktion veroffentlich plakat flyer beitrag titre. journaliste paragraphe phrase texte redac publi affiche tract site. articulo titular prensa periodista parrafo frase texto public cartel folleto
meeting: meeting agenda minutes. workshop chair. moderator flipchart cards vote. voted slides board. besprechung sitzung tagesordnung protokoll moderier abstimm karten folien vorstand reunion ordre. compte-rendu atelier anim cartes diapo comite orden. acta. taller moder votamos tarjetas diapositiv junta
event2: guests invitation invitations catering caterer band. stage speech tickets venue opening. festival gaste einladung buhne rede. saal eroffnung fest. invites traiteur scene discours salle. inauguration invitados invitacion escenario discurso sala. inauguracion
volunteer: volunteer donation donor donate charity sponsor grant foundation fund. ehrenamt freiwillig spende spender verein stiftung forder benevol don. dons donateur association fondation subvention mecene voluntari donativo donante asociacion fundacion subvencion patrocin
remote: video camera. screen remote home. zoom chat. online time-zone homeoffice bildschirm kamera chat videokonferenz visio ecran distance. teletravail camara pantalla distancia teletrabajo videollamada
feelings: mood morale grumbl laugh laughed smile thanked praise stimmung gelacht lachen lachel bedankt lob. ambiance rire. rigol sourire merci remerci moral. ambiente animo reir. risa sonris gracias agradec elogi
discriminate: racist racism sexist discriminat bully bullying harass insult joke foreigner accent equal unfair rassis sexis diskriminier mobb belastig beleidig witz auslander akzent gleich. racis discrimin harcel blague etranger egal injuste machis acos broma extranjero acento igual injusto
strategy: strategy market. competitor competitors vision long-term growth branch strategie markt wettbewerb konkurrent langfrist wachstum marche concurrent croissance estrateg mercado competidor competencia crecimiento
failed: failed failure lost. gave wasted mistaken wrong. hindsight flop collapsed gescheitert verloren aufgegeben vergeblich nachhinein echoue perdu abandon recul. vain fracas perdi retrospectiva
unclear: unclear vague ambiguous assumption assumed instructions clarify uncertain unklar vage annahme angenommen anweisung klaren ungewiss flou suppos hypothese consigne clarifi incertain confuso vago supuse suposicion instruccion aclarar incierto
department: department departments sales. marketing production. warehouse. accounting interface cross abteilung vertrieb fertigung buchhaltung schnittstelle service. services commercial comptabilite departamento ventas. produccion contabilidad
todo: list. lists reminder diary notebook task tasks inbox sticky checklist tick ticked liste listen erinner kalender notizbuch aufgabe posteingang haken checkliste abgehakt listes rappel agenda carnet tache boite. coche. lista listas recordatorio libreta tarea bandeja marco. tacho
morning: morning open. opening opened close. closing closed unlock breakfast before dawn morgens offn geoffnet schliess geschlossen fruhstuck matin ouvr ouverture ferm petit-dejeuner manana abr apertura cierr cerr desayuno
clean: clean cleaned cleaning vacuum mop cloth detergent stain laundry linen dust towel sheets sauber reinig geputzt putz. wisch lappen fleck wasche staub handtuch laken nettoy menage serpill chiffon tache. linge poussiere serviette drap limpi fregon bayeta mancha ropa polvo toalla sabana
sustain: energy electricity heating waste. recycle recycling plastic cardboard emission leftover bin. bins strom energie heizung recycl plastik pappe rest. mulltonne electricite chauffage plastique carton reste poubelle energia electricidad calefaccion recicl plastico resto basura
fairs: supplier suppliers deliver. delivered vendor subcontract quote. quotes sample. samples order. lieferant geliefert nachunternehm angebote bestell fournisseur livre livr sous-traitant devis commande proveedor entreg subcontrat presupuesto pedido
limit: limit limits boundary boundaries private. friend rule. distance no. grenze grenzen privat freund regel limite cadre prive ami limites privado amigo
repetitive: repetitive monoton routine boring concentrat focus attention tired eyes. rotate eintonig langweil konzentr aufmerksam mude wechseln repetit ennuy concentr fatigu aburr atencion cansad
late_worker: warning. absent absence lateness alcohol drunk. underperform underperformance target targets abmahnung fehlzeit verspat alkohol leistung avertissement retards alcool resultat aviso. ausencia retraso rendimiento
delegate2: delegate delegated trusted responsible independently oversee checked delegier anvertraut verantwort selbstandig delegu confie responsab autonom confi
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

/** The senses of words that were read lately: most words of a text occur in others, too. */
const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 20_000
/** Longer ones are no words. */
const LONGEST_KNOWN = 40

/** The senses of a folded word. */
export function sensesOf(word: string): readonly string[] {
  const before = known.get(word)
  if (before) return before
  const found = findSenses(word)
  if (word.length > LONGEST_KNOWN) return found
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(ownCopy(word), found)
  return found
}

function findSenses(word: string): readonly string[] {
  const begins = BEGINNINGS.begins.get(word.slice(0, FIRST_LETTERS)) ?? []
  return [
    ...(BEGINNINGS.exact.get(word) ?? []),
    ...begins.flatMap(([beginning, sense]) => (word.startsWith(beginning) ? [sense] : [])),
  ]
}
