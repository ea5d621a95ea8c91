// The same format as in care.ts: signs in the description of work that show a concept of another table without its name.
export const TASKS = `
continuous delivery | continuous deployment, small changes + customers/production/roll, releases + automat*/daily/a day, release + pipeline, pipeline + deploy*/release*/ship*, deploy* + a day/daily/automat*/every commit/pipeline, merge + production + minutes, mehrmals täglich + deploy*/release*, déploiement continu, livraison continue, despliegue continuo, entrega continua > ci/cd
ci/cd | pipeline + build*/test*/deploy*/release*, build + pipeline/server, automated builds, intégration continue, integración continua
query tuning | tuning queries, query performance, slow queries, joins + rewr*/index, covering index, index + queries/query/join*, queries + faster/slow*/tuned/rewr*, tuning relational database queries, sql tuning, query + seconds/ms/plan*, consultas + lent*/optimiz*/reescrib*, requêtes + lent*/optimis*, abfragen + optimier*/langsam* > sql
sql | queries + bigquery/snowflake/redshift/postgres/mysql/oracle, consultas + bigquery/base, consultas sobre, sql joins, stored procedures
performance optimization | latency + down/cut/reduc*/fell, response time* + down/cut/reduc*/from, ms at the, load time*, page load, ladezeit*, temps de réponse, temps de chargement, tiempo de respuesta, tiempos de carga, percentile
a/b testing | two versions + random/split/half/customers, dos versiones + azar/clientes, deux versions + hasard/clients, zwei varianten + zufällig*/kunden/nutzer, split test, split tests, control group + test*, half of the visitors, random* + version*/variant*/group*
data visualization | cuadros de mando, tableaux de bord, dashboards + manager*/publish*/weekly
customer data platform | cdp, segmentation + customer*
requirements engineering | requirements gathering, lastenheft, pflichtenheft, cahier des charges, specifications + customer*, user stories, anforderungsanalyse, recueil des besoins, expression de besoin, toma de requisitos
software testing | test cases, regression tests, bug reports, test plans + wrote, testfälle, cas de test, recette, casos de prueba
mobile apps | app store, play store, ios app, android app > mobile development
user support | users + help*/support*/accounts/tickets, password resets, tickets a day, tickets per, laptops + printers, laptops, imaging laptops, anwenderbetreuung, 1st level, first level, first-level support, user-support, support aux utilisateurs, assistance utilisateurs, soporte a usuarios > technical support
data migration | migrated + data/database/ledger*/records/accounts, migration of, datenmigration, reprise de données, migration de données, migración de datos, cut-over, cutover
web accessibility | screen reader*, screen-reader*, wcag 2.1, keyboard + focus/navigation, contrast ratio* > accessibility
password security | argon2, bcrypt, password storage, hashing > information security
incident response | postmortem*, post-mortem*, incidents + led/handled/root, outages > on-call
demand modelling | demand models, modelos de demanda, demand forecasting models > data science
predictive modelling | churn model, forecast model, gradient boosting, xgboost, random forest, predictive model*, regression model*, prognosemodell*, modèle prédictif, modelos predictivos > machine learning
data quality | data cleaning, cleaning data, duplicates + remov*/customer, data checks, datenqualität, qualité des données, calidad de datos, limpieza de datos
geographic information systems | gis, qgis, arcgis, =SIG
survey research | questionnaires, surveys + design*/ran
team leadership | lead/leads/led/leading/headed/heading/manage/managed/managing/supervise/supervised/supervises/supervising/oversee/oversees/oversaw/overseeing/run/ran/in charge of/responsible for/look after/answer for/directed/coordinate/coordinated + people/staff/team/teams/crew/crews/brigade/squad/shift of/heads/colleagues/assistants/clerks/nurses/carers/caregivers/aides/sellers/agents/reps/electricians/joiners/carpenters/welders/fitters/cooks/chefs/waiters/servers/porters/workers/drivers/operatives/pickers/packers/engineers/developers/analysts/technicians/accountants/bookkeepers/paralegals/secretaries/teachers/tutors/volunteers/employees/interns/apprentices/trainees/juniors/cashiers/associates/stewards/cleaners/guards/gang of, team of + under me/answer to me/report to me, report* to me, reporting to me, under my supervision, under my lead, führ*/geführt/führe/leite/leitete/geleitet/verantwort*/koordinier*/anleit*/teile + mitarbeiter*/mitarbeitende*/team/teams/leute/kollegen/personen/köche/fahrer/monteure/gesellen/lehrlinge/pflegekräfte/pflegekräften/aushilfen/kräfte/kräften/schicht, leitung + schicht/teams/gruppe/küche/station/abteilung/personen/pflegekräften, mir unterstellt, encadr*/dirig*/manag*/pilot*/coordonn*/supervis*/responsable de/à la tête de/animer/animé + équipe*/personnes/salariés/collaborateurs/vendeurs/vendeuses/agents/ouvriers/techniciens/compagnons/apprentis/serveurs/cuisiniers/opérateurs/bénévoles/soignants/préparateurs/chauffeurs/conseillers/stagiaires/commis/caristes/employés, sous ma responsabilité, coordin*/dirig*/dirij*/lider*/supervis*/gestion*/mando/al frente de/responsable de/organiz* + equipo*/personas/empleados/trabajadores/operarios/camareros/cocineros/dependientas/dependientes/mozos/técnicos/oficiales/ayudantes/vendedores/compañeros/conductores/auxiliares/cuidadoras/enfermeras/profesores/voluntarios/comerciales/peones/cajeras/colaboradores, mi equipo de, personas a mi cargo, ayudantes a mi cargo, con personas a cargo, con equipos a cargo, equipos a cargo
training people | show*/taught/teach*/explain*/guid*/walk*/introduc*/induct*/orient*/onboard* + newcomers/starters/beginners/lads/recruits/juniors/new colleagues/new staff/new hires/apprentices/trainees/students on placement/temps/new drivers/new nurses/new carers/new teachers/new chefs/new joiners, zeig*/gezeigt/erklär*/eingelernt/einlern*/eingearbeitet/arbeite + neue*/aushilfen/azubis/lehrling*/anfänger*/praktikant*/kollegen/auszubildende*/schüler*, montr*/expliqu*/form*/accompagn*/intégr*/initi* + nouveaux/nouvelles/débutants/apprentis/apprenties/stagiaires/recrues/arrivants/remplaçants/collègues/intérimaires/élèves infirmiers, enseñ*/explic*/form*/acompañ*/instru* + nuevos/nuevas/novatos/aprendices/principiantes/compañeros/recién/becarios/alumnos en prácticas/incorporaciones, lads + brought/show*/taught/school, prepared for their exam, passed their apprenticeship
training apprentices | lads + show*/taught/brought/school/learn, apprentice* + taught/show*/train*/mentor*/supervis*/pass*/look*, school leavers + show*/taught/train*, azubi* + betreu*/anleit*/angeleitet/ausgebildet/prüfung, apprenti* + form*/encadr*/suivi/tuteur/diplôm*, aprendi* + enseñ*/tutor*/form*/cargo
recruiting | interview*/select*/hire*/hiring/chose/took on/recruit* + candidates/applicants/staff/seasonal/temps/starters/team members/replacements/colleagues/waiters/cooks/drivers/nurses, job ads, vacancies, took on, auswahl + bewerber*/personal/aushilfen, eingestellt + mitarbeiter*/kräfte/aushilfen, annonces + contrats/entretiens/candidat*, recruté*, candidatos, entrevist*
staff scheduling | rota/rotas/roster/shifts + write/wrote/plan/planned/plans/draw/prepare*/make/made/build, dienst*/schicht* + plan*/schreib*/erstell*, schichten + plane*/geplant/einteil*, horaires + équipe/planif*/établ*, horarios + elabor*/equipo/planific*/turnos, cuadrante* + hago/elabor*/prepar*
presentation skills | spoke/speak/speaking + conference/audience/board/people/meetup*/congress/public, presented + to/at/board/results/findings, slides + board/management/executives, vor + publikum/geschäftsführung/vorstand/konferenz, congreso* + ponencia*/present*/comunicación, conférence* + interven*/présent*, talks + schools/conference*/audience
customer service | guests/customers/patients/clients/callers/passengers/visitors + counter/queries/questions/enquiries/help*/advis*/serv*/welcom*/solv*, gäste + betreu*/empfang*/berat*/bedien*/wünsche, kunden + berat*/bedien*/betreu*/fragen/anliegen, clients + conseil*/accueil*/servir/renseign*/écoute, clientes + atiend*/atend*/asesor*/ayud*/resolv*, huéspedes + atiend*/atend*/recib*
complaint handling | complain*/unhappy/angry/upset/dissatisfied + guest*/customer*/client*/calm*/solv*/resolv*/settl*/same day, beschwer*/reklam* + gäst*/kund*/lös*/bearbeit*/annehm*, mécontent*, réclam* + client*/trait*/résol*, quejas/reclam* + client*/resol*/resuelv*/atiend*/gestion*
negotiation | pricing talks, price talks, price increases + agreed/push*/fought, terms + supplier*/agree*/better/improv*, bargain*, preise + verhandl*/lieferant*/ausgehandelt, ausgehandelt, konditionen + verhandl*/lieferant*/besser*, tarifs + négoci*/obten*/fournisseur*, conditions + négoci*/fournisseur*, precios + negoci*/proveedor*/acord*, condiciones + negoci*/proveedor*
lead generation | cold visits, door to door, knocked on doors, opened + accounts/territory/dealers, won + customers/accounts/clients/business/contracts, new + accounts/customers/clients/business/restaurants/dealers/schools + won/sign*/open*/acquir*/brought, pipeline + built/fill*/own/from scratch, erstkontakt*, kunden + gewonnen/geworben/neu, gewonnen + kunden/aufträge/betriebe, clients + gagn*/conquis*/signé*/nouve*/ouvert*, ouverture de comptes, clientes + ganad*/abrí/abiert*/capt*/nuev*, abrí + clientes/cuentas/zona
sales targets | over quota, above quota, number + finished/hit/beat/%, target* + month/quarter/year/beat/over/exceed*/hit/reach*/miss*, of a + number/quota/target, best seller, top seller, top of the team, umsatz + stieg/gestiegen/erhöht/gesteigert/plus/prozent, ca + progress*/hausse/%, chiffre d'affaires + %/passé/hausse/doublé, ventas + subi*/aument*/creci*/%/duplic*, sales + rose/grew/up/doubl*/increas*/went, turnover + rose/grew/up/doubl*/increas*, takings + rose/up/grew/increas*
crm | pipeline + calls/deals/next steps/stages, =Dynamics, customer records + kept/updat*/calls, kundendaten + pflege*/gepflegt, =CRM + daily/gepflegt/renseign*/updat*/actualiz*
trade fairs | trade stand, expo, exhibiting, exhibited, stand at, stands at, messestand + betreu*/aufgebaut, salon + stand/tenu*/particip*/expos*, feria + stand/expositor*
account management | patch of, accounts + look after/portfolio/renew*/grew/key/existing, customers + regular/existing/look after/renew*/visited, betreuung + bestandskunden/händler*/kunden/praxen, kundenstamm + betreu*/aufgebaut, portefeuille + clients/comptes/visit*/suivi, cartera + clientes/visit*/gestion*
b2b sales | buyers at, producers, wholesalers, dealers, industrial packaging, trade customers, hospitals + sell*/sold, restaurants + sell*/sold/visit*, händler + verkauf*/betreu*/besuch*, betriebe + verkauf*/besuch*, professionnels + vente/vend*/visit*, hoteles + vent*/vend*/visit*, fábricas + vent*/vend*/visit*, talleres + vent*/vend*/visit*
field sales | patch of, on the road + customers/visits/days, kundenbesuche, besuche + kunden/tag/woche, visites + clients/jour/semaine, visitas + clientes/día/semana
hotel reception | an- und abreise, check in + guests, arrivals + departures/guests, an- und abreisen, front-office, check-in + gäste/clients/huéspedes, empfang + gäste, hotelrezeption, accueil + chambres/hôtel/voyageurs, arrivées + départs, llegadas + salidas, entradas y salidas de clientes, keys + guests
revenue management | occupancy, auslastung + %/prozent/gehoben/gesteigert/winter, zimmerpreise, raten + anpass*, taux d'occupation, ocupación + subi*/aument*/%, tarifas + habitacion*/ajust*, room rates
waiting tables | im service, service eines restaurants, restaurantservice, service in der gastronomie, service im restaurant, frühstück + gäste/service/abendkarte, tables + serv*/look*/guests/dinner, service du midi, service du soir, couverts + servic*/serv*, comedor + serv*/mesas, mesas + atend*/serv*, bandeja, trays, breakfast service, breakfast + guests/served, à la carte service
cooking | =Küche + gekocht/geleitet, plats, mise en place, cuisson*, recipes + cook*/develop*, kocht, kochte, gerichte + zubereit*/koch*, zubereitung, platos + elabor*/prepar*, elaboración de platos
banqueting | functions + guest*/banquet*/buffet*/room*, guests + seated/wedding*/banquet*/plated, hochzeit* + gäste, mariage* + couverts/personnes/convives, boda* + comensales/invitados/cubiertos
ordering goods | order*/ordering + vegetables/fish/meat/dry goods/drinks/goods/materials/timber/stock/consumables/supplies, bestell* + ware*/lieferant*/material/lebensmittel, command* + march*/fournisseur*/produit*/matériel, pedidos + material/género/mercancía/proveedor*
inventory management | counted/counting/counts/count + stock/weekly/shelves/cycle/discrepanc*/differences, recuento*, stock differences, stock variance*, diferencias + stock/recuento*/inventario, écarts + stock/inventaire, bestände + gezählt/abgleich*/differenz*/prüf*, inventurdifferenz*, zählung*
goods receiving | deliver* + unload*/booked in/check*/dock*, trucks + unload*/booked, lkw + entladen/abfertig*/annahme, entladung, déchargement, décharg* + camion*, quai, descarga + camion*, camiones + descarg*/entrada/muelle*, entrada de mercancía, entradas de mercancía, bays + unload*
goods dispatch | verladen, verladung, beladen, beladung, load lists, trailers + load*, palettes + charg*/expédi*, cargas + camion*, salida de mercancía, parcels + sent/ship*
order picking | lines + hour/shift/voice/scanner, líneas + turno/hora/pistola/voz, lignes + heure/jour/prépar*, positionen + schicht/stunde/pick*, orders + pick*/hour/shift, colis + heure/prépar*, picks + shift/hour
transport planning | tours + plan*, runs + plan*/allocat*/driver*, load planning, lkw + disponier*/einteil*/touren, transporte + disponier*/organisier*/geplant, camions + planifi*/affect*/organis*, camiones + asign*/planific*/organiz*, drivers + allocat*/assign*/brief*
customs | customs!, customs + declar*/papers/entries/clear*, export papers, zollpapiere, zollerklärung*, ausfuhr*, einfuhr*, papiers douaniers, dua + tramit*, despachos
procurement | suppliers + chose/found/compared/switch*/tender*/quotes, offers + compar*, angebote + eingeholt/vergleich*/vergl*, devis + compar*, ofertas + compar*/proveedor*
accounts payable | factures d'achat, purchase invoices, invoices + pay*/suppliers/approv*/post*/enter*/process*, comptable fournisseurs, eingangsrechnung* + gebucht/erfass*/prüf*, rechnungen + gebucht/geprüft/kontier*/lieferant*, factures + saisi*/réglé*/règlement*/fournisseur*, facturas + registr*/contabiliz*/pag*/proveedor*/recibid*
accounts receivable | customers' payments, incoming payments, payments + allocat*/match*/customers, zahlungseingänge, zahlungseingang, offene posten, encaissements clients, encaissements des clients, cobros + aplic*/registr*
debt collection | overdue + chas*/call*/fell/down/reduc*/invoice*, unpaid invoices, debtor* + chas*/call*/days, offene forderungen, mahn* + kunden/wesen/lauf, impay* + relanc*/rédu*/baiss*/ramen*, deuda* + reclam*/client*, pendientes de cobro, days outstanding
bookkeeping | books + kept/keep/sole trader*/small businesses/clients, dossiers de tpe, tenue + dossiers/comptes/comptabilité, mandanten, mandantenbuchhaltung, mandanten + buchhalt*/buch*, ledger + post*/kept, vouchers, belege, écritures, asientos
payroll | pay + employees/staff/monthly/run, salaries + employees/staff/paid, payslips, gehälter, löhne, löhne und gehälter, bulletins + salariés/établ*/paie, salariés + paie/dsn/bulletins, nóminas + trabajadores/empleados
vat returns | vat + filed/quarter*/return*, umsatzsteuer* + meld*/abgeb*/voranmeld*, tva + déclar*/mensuel*, iva + trimestr*/present*/declar*
year-end close | accounts + year/annual/statutory/draft*, jahresabschluss* + erstell*/vorbereit*/mitarbeit*, bilans + établ*/prépar*, cuentas anuales + prepar*/formul*
month-end close | month + close/closing/days/books/accruals, monat + abschluss/schlie*, mois + clôture/arrêté, mes + cierre/cierr*
auditing | audits + listed/companies/clients/fieldwork/charities/team, audit + sections/sampling/tested/working papers/clients, prüfungsteam, vor-ort-prüfung*, missions d'audit, mission d'audit, auditoría* + client*/empresa*/trabajo de campo
budgeting | budget + prepar*/plan*/draft*/built/year/annual/department*, plan* + jahr/kosten/budget, presupuesto* + elabor*/anual*, budget* + élabor*/annuel*/prépar*
cost reduction | cut/cuts/saved/saving/save/lower*/reduc*/fell/dropped/cheaper + cost*/spend/waste/expenses/euro*/fuel/energy/bill, kosten + spar*/gespart/senk*/gesunken, gespart, eingespart, économis*, ahorr*
financial analysis | variance* + explain*/analys*/budget, margin* + analys*/by product/report*, scenarios + model*, abweichungsanalyse*, analyse des écarts, análisis de desviaciones, desviaciones + presupuesto/analiz*
calendar management | diary + kept/keep/run/ran/three/two/manager*/partners, calendars, calendar + partner*/director*/attorneys/manag*, termine + abstimm*/chefs/geschäftsführung/mandanten, agendas, citas + agenda/gestion*, rendez-vous + agenda/planif*/fix*
travel booking | flights, trips + book*/arrang*, hotels + book*/trains/flights, reisen + buch*/gebucht/organisier*, billets + réserv*, vuelos
minute taking | minutes + board/meeting*/committee*/circulat*, protokoll + sitzung*/führ*/geschrieben/schreib*, comptes rendus + réunion*/rédig*, actas + reunion*/junta*/redact*
filing | records clerk, retention schedules, records + filed/stor*/retention/archiv*/index*, files + open*/clos*/index*/archiv*, akten + anleg*/führ*/angelegt/archivier*/verwalt*, dossiers + class*/archiv*/ouvert*, expedientes + archiv*/orden*/gestion*
correspondence | letters + client*/insur*/court*/authorit*/wrote, schreiben + behörden/mandanten/kunden/entwurf*, briefe, courriers + rédig*/client*/administr*, cartas + redact*, escritos + redact*
data entry | records + enter*/key*/typed, entered + system/database/orders/invoices/records/prescriptions/details, entries + typed/keyed, erfass* + daten/anträge/akten, saisi* + dossiers/données/fiches, grab* + datos/expedientes
court filing | filed + court/tribunal/electronic*, ecf, e-filed, eingereicht + gericht*/schriftsätze, dépôt + greffe/tribunal/conclusions, présent* + juzgado/escritos
civil litigation | trial + bundle*/exhibit*/second chair/prepar*, interrogatories, subpoenas, depositions, exhibit lists, exhibits, witness statements, klage*, streit*, audience* + prépar*/dossier*, juicio*, vista* + prepar*
legal drafting | drafting discovery documents, drafting pleadings, drafting legal documents, draft* + interrogatories/subpoenas/pleadings/motions/contracts/letters/wills/leases/statements/claims/deeds, entw* + schriftsätze/verträge/klagen, rédig* + actes/assignations/conclusions/contrats/statuts, redact* + contratos/demandas/escritos/escrituras
deadline monitoring | deadline* + calendar*/miss*/track*/court/docket*/attorneys/none, docketing, docket, fristen + notier*/überwach*/kontroll*/versäum*, délais + suivi/respect*/calendrier, plazos + control*/venc*
e-discovery | document review, relativity, bates, bates-stamp, document productions, predictive coding, disclosure review > civil litigation
gdpr | access + erasure/requests/data, deletion + data/requests, personal data, privacy + policy/request*/notice*, datenschutz* + folgenabschätzung/auskunft*/anfragen, données + personnelles/effacement/registre, datos + personales/derechos/supresión
child protection | adolescents + juge/confiés/placés, mecs, maison d'enfants, foyer + adolescents/enfants/mineurs, placement + enfant*/mineur*/judiciaire, confiés + juge/ase, referente de menores, centro de menores, piso tutelado, menores + tutelados/acogid*/centro/medidas, minors + shelter/court, heimerziehung, wohngruppe + jugendliche*/kinder*, jugendwohngruppe, inobhutnahme*, children at risk, risk of harm, strategy meetings
work with relatives | entretiens avec les parents, visites à domicile, parents + entretien*/visite*/rencontr*/rendez-vous, famil* + entretien*/rencontr*/visit*/meet*/inform*/weekly/call*, angehörig* + gespräch*/informier*/berat*, familiares + inform*/reunion*/atenc*, travail avec les familles
family support | visites à domicile, home visits + famil*/parent*, parents + soutien/accompagn*/entretien*, hausbesuche, visitas domiciliarias, famil* + acompañ*/interven*/visit*
social reports | rapports pour le juge, notes pour l'audience, rapports + juge/audience/tribunal/magistrat, écrits + juge/audience/tribunal, notes + juge/audience/tribunal, reports + court/judge/panel/tribunal, berichte + gericht/jugendamt, informes + juez/juzgado/fiscalía/tribunal, statements + court/tribunal
care planning | projets + écrits/individu*/personnal*/revus/résident*, support plan*, care + plan*/review*/goals, pflegeplan* + schreib*/erstell*/evaluier*, plan* + individual*/atención/cuidado*/residente*
help planning | hilfeplan* + gespräch*/schreib*/erstell*, goals + agreed/review*, plan* + intervención/individual*, projet + jeune*/individu*
workshops | atelier, ateliers, atelier* + anim*/chaque/mercredi/semaine, taller + imparto/semanal/impart*, talleres + organiz*/impart*/jóvenes/mujeres
group work | group + weekly/ran/run/sessions, groupe* + anim*/parole/semaine, gruppe* + leit*/wöchentlich/angebot*, grupo* + dinamiz*/semanal*
crisis intervention | crises + calm*/handl*/night, suicid*, crise* + géré*/gérer/apais*, krise* + intervent*/deeskal*
counselling | one-to-one + sessions/talks/support, entretiens + individuel*/écoute, gespräche + einzel*/beratung*, entrevistas + individual*/orient*
personal care | washed/wash/dress/shower*/toilet*/bathed/hair + residents/clients/people/patients/him/her, körperpflege, waschen, ankleiden, toilette + résidents/lever/aide/personnes/habillage, aseo + residentes/personas/vestido/ducha, duchas
medication administration | tablets + residents/blister/round/checked/give/gave, blister packs, medication + residents/blister/insulin/evening/morning, insulin + inject*/spritz*, medikamente* + richt*/verteil*/gabe, médicaments + distribu*/aide/prise/vérif*, medicación + dar/preparo/reparto/toma*/control*, insulina, injections, injektion*
mobility assistance | lift*/transfer* + bed/chair/residents/wheelchair, wheelchair transfers, rollstuhl + transfer*/umsetz*, fauteuil + transfert*, silla de ruedas + traslad*/transfer*
care documentation | wrote/write/record*/document* + care notes/daily notes/shift/handover/tablet/residents, dokumentier* + pflege/bewohner/tablet/schicht/digital, transmissions + écri*/tablette/logiciel/fin, registr* + cuidados/turno/incidencias/tableta
wound care | bandag*, dress* + wounds/ulcers/leg, verbände, wunde* + versorg*/verbund*/verband*, pansement* + refai*/réfection, heridas + cur*
dementia care | residents + memory/confus*/wander*, memory + unit/wing/care, demenz* + betreu*/wohngruppe/station/wohnbereich, alzheimer + unité/résident*/unidad, mémoire + ateliers/unité
activities for residents | games/music/crafts/outings/singing + residents/elderly/afternoon*, basteln, spaziergänge, gedächtnistraining, jeux + résident*/personnes, sorties + résident*, juegos + residentes/mayores, gimnasia + mayores/residentes
meal assistance | feed*/fed/meals/eating + residents/clients/patients/help*, repas + résidents/aide/donner, comidas + residentes/dar/ayud*, essen + eingeben/reichen/bewohner*
palliative care | dying, last days + resident*/patient*, fin de vie, morir, sterbende*
class teaching | my class, own class of, taught year, class of + pupils/children/students, klasse + unterricht*/leit*/eigene*, klassen + unterricht*, classe + élèves/cm1/cm2/ce1/ce2/cp, tutora de, grupo de + alumnos/primaria/eso
exam preparation | exam + class*/results/group/pass*/grades, passed + exam/gcse/a-level, abitur + kurs/vorbereit*/prüfung*, bac + prépar*/terminale/réussite, brevet + prépar*/réussite, prüfung* + vorbereit*, examen* + prepar*/aprob*, terminale, troisième + brevet, second of bachillerato
curriculum design | units + wrote/redesign*/plan*, lessons + shared/wrote/department/bank, unterrichtsreihe*, unterrichtsmaterial* + entwickel*/erstell*, séquences + conç*/constru*, material* didáctic*, worksheets
parent communication | parents + evening/phone*/meeting*/contact/report*/email*, eltern + gespräch*/abend*/beratung/sprech*, parents + rencontr*/réunion*/suivi, familias + tutor*/reunion*/entrevist*, padres + reunion*/entrevist*
special needs education | dyslexi*, adhd, autis* + pupil*/student*/child*, plans + individual/dyslexi*/support, förder* + plan*/schüler*/kinder*/unterricht, besoins particuliers, dys, dyslexi* + élève*/aménag*, adaptad* + alumn*/material*, apoyo + alumn*/necesidades
online teaching | lessons + online/video/teams/zoom, unterricht + online/teams/video, cours + distance/visio/en ligne, clases + línea/online/vídeo
classroom management | detention*, quiet class*, störungen + unterricht/klasse, incivilités, convivencia
safeguarding | concerns + report*/rais*/log*/pass*, referrals + social/mash
electrical installation | sockets, lighting circuits, cables + pull*/laid/run/ran, cabling, luminaires, steckdosen, leitungen + verleg*/gezogen, schaltschränke, verteiler*, prises + pos*/install*, câbl* + armoire*/tableau*/pos*, enchufes, cuadros + montaje/eléctric*/instal*, luminarias
electrical testing | test* + circuits/installations/certificates/rcd*, certificates + circuits/installation*, messung* + isolat*/anlage*/protokoll*
fault finding | fault* + found/find*/trac*/machine*/line*/fix*, breakdown* + line*/machine*/repair*/respond*, störung* + anlage*/maschine*/behoben/suche, panne* + diagnos*/répar*/dépann*, avería* + repar*/línea*/máquina*/resol*
preventive maintenance | servic*/lubricat*/greas* + machines/plan/monthly/interval*, wartung* + plan*/anlage*/intervall*, entretien + préventif/machines/planif*, revisiones + máquinas/periódic*/programad*
solar installation | roofs + panels/pv, module + dach/montiert/pv, panneaux + pos*/toiture*/install*, placas + tejado*/mont*/instal*
site carpentry | doors + hang/hung/fit*/lining*, skirting + architrave, studwork, joists, türen + gesetzt/montier*/eingebaut, sockelleisten, portes + pos*/bloc*, plinthes, puertas + coloc*/instal*/mont*
staircase building | staircase* + built/oak/fit*/made/put, treppe* + gebaut/eingebaut/gefertigt, escalier* + fabri*/pos*, escalera* + madera/mont*/fabri*
kitchen fitting | kitchen* + fitted/fitting/worktop*/units/install*, küche* + montier*/eingebaut/aufgebaut/einbau*, cuisine* + pos*/plan de travail/agenc*, cocina* + mont*/instal*/encimera*
furniture making | tables + made/oak/bench, wardrobes, shelves + made/built/fit*, möbel + gefertigt/bau*/entwurf, armoires, dressings sur mesure, armarios + mont*/fabri*/medida, mobiliario
roof carpentry | roof* + trusses/rafters/cut/timber/frame*, dach* + stuhl/sparren/aufgericht*/gestellt, charpente* + pos*/taill*/levag*, tejado* + madera/vigas, vigas + madera/coloc*
window installation | window* + fit*/made/replac*/sash/install*, fenster* + eingebaut/gesetzt/tausch*/montier*, fenêtre* + pos*/rempla*, ventana* + coloc*/instal*/mont*
technical drawing reading | drawings + work*/from/made/to/architect*/engineer*, sketches, cutting lists, zeichnung* + nach/gefertigt/lesen, plan + d'après/lecture/exécut*, plano* + según/partir/interpret*/sobre
quantity surveying | quotes + price*/work out/materials, quantities + work*/measur*/priced, material* + berechn*/aufmaß/ermittel*, métr* + devis/chiffr*/quantit*, medicion* + obra/presupuest*
site supervision | site + walk*/visit*/instruct*/inspect*/daily/foreman/subcontractor*/meeting*, baustelle* + leit*/überwach*/koordinier*/betreu*/termin*, chantier* + suivi*/visit*/condui*/réunion*, obra* + control*/supervis*/seguimiento/direc*/visit*, contractor* + instruct*/supervis*/progress
drainage design | surface water, attenuation, attenuation tanks, microdrainage, storm sewer*, foul water, regenwasser*, eaux pluviales, eaux usées + réseau*, pluviales, infodrainage, suds + design*
structural design | beams, slabs + design*/check*, load calculations, calcs, calcs to, träger + bemess*/berechn*, bemessung, descentes de charges, poutres, vigas + cálcul*/dimension*, cálculo + estructura*/hormigón/acero, retaining wall*, foundations + design*
bridge engineering | bridges + assess*/design*/strengthen*/inspect*
surveying | setting out, levels + set*/checked, laser level, total station, vermess* + baustelle/absteck*, niveau + implant*, replanteo*
mechanical design | housings!, brackets, gearboxes, shafts + design*, parts + cad/model*/drawn/drew/design*, assemblies, entworfen + bauteil*/maschine*/gehäuse, bauteile + konstru*/ausleg*/entwick*/model*, pièces + conç*/dessin*/modél*, conç* + pièce*/machine*/mécan*, piezas + diseñ*/model*/plano*, conjuntos + diseñ*/mecánic*
product development | from sketch to series, concept to production, new product*, neuentwicklung*, serienreif*, nouveau produit, nuevos productos
quality control | measured + parts/batch*/samples, defect* + rate/fell/reject*, ausschuss + gesenkt/quote/prozent, rebuts, prüfung + bauteil*/muster*/maß*, contrôle* + pièces/dimension*/réception, control* + dimension*/piezas/calidad, scrap + fell/cut/reduc*/down/rate
process improvement | faster + process/flow/line, shorter + lead/process/wait*, halved + time/errors/wait*, time + halv*/cut from/down from/reduc*, minutes + from/cut/instead, durchlaufzeit*, verkürzt, délai* + rédui*/ramen*/divis*, tiempo* + redu*/baj*/mitad, changeover*, rüstzeit*, setup time*
sample preparation | weigh*/dilut*/extract*/filter* + samples/reagents, proben + vorbereit*/einwieg*/extrahier*/aufbereit*, échantillons + reçu*/pesé*/extrai*/dilu*, muestras + recepción/pesad*/extra*/dilu*
sampling | samples + took/taken/collect*/river*/wells, proben + entnommen/gezogen/nehm*, prélèv* + eau*/sol*/surface*, muestras + toma*/recog*
equipment calibration | balances + check*, pipettes, weigh* + checked/daily, waagen + prüf*/kalibr*, étalonn*, verific* + balanza*/pipeta*/equipo*
standard operating procedures | procedure* + wrote/rewrote/updat*/author*, anweisung* + geschrieben/erstell*/überarbeit*, procédure* + rédig*/mise à jour/révis*, procedimiento* + redact*/actualiz*/elabor*
deviation management | out-of-spec*, investigations + deviation*/result*, abweichung* + bearbeit*/angelegt/verfolg*, anomalies + trait*/enregistr*, incidencias + calidad/laborator*, desviacion* + investig*/registr*
microbiology | plates + count*/inocul*/incubat*, germs, keime, legionell*, colonies + count*, coliform*, e. coli, salmonell*, listeria, germes, bacterias, petri
gmp | batch + release*/record*/gmp, chargen* + freigabe/prüf*/protokoll*, lots + libér*/gmp/dossier*, lotes + liber*/registro*
cash handling | till + balanc*/end of/cash/float*, takings + count*/bank*, cash + end of day/counted/safe, kassensturz, tageskasse, tagesabschluss, coffre, fond de caisse, cierre + caja/cajas, caja fuerte, cobr* + clientes/caja
merchandising | window* + display*/dress*/decorat*, displays + built/seasonal/shop, schaufenster* + dekorier*/gestalt*, vitrine* + décor*/réalis*, escaparate* + mont*/diseñ*, planogramm*, shelves + layout/rearrang*, layout + shop/store/floor
stock replenishment | shelves + fill*/stock*/restock*/keep, nachfüll*, ware + verräum*/einräum*, rayon* + rempli*/réassort*, estantes, repon* + producto*/lineal*/género
upselling | basket + average/euro*/grew/up, add-ons, accessories + sold/sell*, bon + durchschnitt*, durchschnittsbon, panier moyen, ticket medio
store management | open* and clos* + shop/store, keys + shop/store/open*, branch + run/ran/manag*/turnover/open*, filiale + leit*/geleitet/verantwort*/eröffn*, magasin + ouvert*/dirig*/responsab*/gér*, tienda + abr*/cierr*/gestion*/dirig*/encargad*
social media | posts + week/follow*/instagram/facebook, follow* + grew/doubl*/from, stories + instagram, beiträge + instagram/facebook, abonnés + passé*/instagram, seguidores + pas*/instagram/crec*
content marketing | articles + wrote/written/blog*/publish*/seo, guides + wrote/publish*, texts + website/product*, product pages, webseite + texte, podcast*, fiches produit + rédig*, textos + web/producto*
seo | search traffic, visits from search, search results + top/first/page*, ranking* + google/keyword*/position*, google + organic*/erste seite/première page/primera página, organic + visits/traffic/sessions
email marketing | newsletter* + subscriber*/sent/open*/click*, mailing* + versand*/kund*, abonnés + newsletter*, suscriptores
event management | events + year/guests/organis*/visitors, veranstaltungen + organisier*/jahr/gäste*, événements + organis*/an/invités, eventos + organic*/año/asistentes, conference + organis*/ran/guests, open day*
paid search advertising | ads + spend/google/search/budget/click*, clicks + cost/euro*/ads, anzeigen + google/budget/klick*, annonces + google/budget/clic*, anuncios + google/presupuesto/clic*
brand management | brand + new/look/relaunch/voice/guideline*/refresh, marke* + auftritt/relaunch/neu, marque + refonte/image/charte, marca + lanz*/imagen/renov*
public relations | newspaper*, press + articles/interview*/coverage/cover*, journalist* + call*/brief*, presse + artikel/berichte/kontakt*, presse + article*/retomb*
user support | staff + passwords/laptops/accounts/help*, tickets + week/day/clos*/solv*/month
technical support | users/colleagues + laptops/printers/accounts/passwords/vpn, tickets + solv*/clos*/day/week
system administration | servers + patch*/maintain*/install*/admin*, server + betreu*/administr*/gepatcht, serveurs + administr*/mainten*, servidores + administr*/manten*, backups + restore*/test*/nightly, virtual machines, vmware, hyper-v, proxmox
information security | security + audit/review/incident/hole*/vulnerabilit*, vulnerabilit* + fix*/found/scan*/patch*, pen test*, phishing, mfa, two-factor, multi-factor, schwachstellen, vulnérabilités, vulnerabilidades
automated testing | tests + cover*/suite/automat*/pipeline/written/wrote/every, test suite, testabdeckung, couverture de tests, cobertura de pruebas, flaky tests, end-to-end tests
frontend | forms + react/vue/browser, web interface*, single-page app*, screens + built/react/vue, components + library/shared/button*, oberfläche* + web/entwickel*, interface* + web/utilisateur/dévelop*, interfaz + web/usuario/desarroll*, browser
accessibility | screen reader, screen-reader, blind users, keyboard users, keyboard only, contrast + colour/color/ratio/text, screenreader, lecteur d'écran, lector de pantalla
rest | endpoints, endpoint, json api, http api, openapi, swagger > api
microservices | services + split/monolith/independent*/broke, monolith* > backend
devops | deployment* + automat*/server*/container*, infrastructure + automat*/code/terraform
code review | pull request*, merge request*, reviewed + code/changes/pull, code + review*
agile | stand-up*, standup*, retrospective*, sprint*, backlog, two-week iterations, kanban board, user stories
data engineering | nightly loads, pipelines + data/daily/load*/airflow, data + loaded/ingest*/warehouse/transform*, daten + lade*/pipeline*/quelle*, données + ingest*/flux/pipeline*, datos + carga*/tubería*/ingesta
data analysis | analys* + data/figures/survey/sales/customers, daten + ausgewertet/auswert*/analys*, données + analys*/exploit*, datos + anali*/explot*, figures + analys*/explain*, insight*
data visualization | dashboard*, reports + power bi/tableau/looker/self-service, charts, auswertungen + bi/dashboard*
machine learning | model* + predict*/train*/churn/forecast*/classif*, modell* + vorhersag*/trainier*/prognos*, modèle* + prédi*/entraîn*/préd*, modelo* + predi*/entren*/abandono, classifier*, recommend* + engine/model/system
statistics | significance test*, statistically significant, confidence interval*, regression*, sample size*, signifikan*, intervalle* de confiance, hypothes*, varianza, survival analysis
excel | pivot*, spreadsheet*, vlookup, xlookup, macros, vba, formeln + tabelle*, tableaux croisés, tablas dinámicas, hoja de cálculo, macro* + excel/vba
stakeholder management | departments + met/align*/agree*/between, directors + agree*/brief*/report*, abstimmung + abteilung*/fachbereich*/kunden, coordination + services/partenaires/métiers, coordinación + departamentos/áreas/equipos
project management | on time and on budget, on budget, project* + led/lead/plan*/budget/deliver*, projekt* + leit*/geleitet/verantwort*/termin*, projet* + pilot*/men*/condui*, proyecto* + dirig*/lider*/coordin*/gestion*, introduc* + system/software + led/plan*, led the introduction, led the move, mené en, conduit + migration/déploiement
health and safety | accidents + none/fell/without/down/year*, injur*, toolbox talk*, ppe, psa, sicherheitsunterweisung*, consignes de sécurité, epi, epis, seguridad + obra/charlas/normas, lost-time
lean | tableros 5s, 5s + board*/audit*/zone*/corner*, waste walk*, gemba, daily stand-up*, verschwendung, chantier 5s, mejora + 5s/kaizen
quality management | iso 9001 + audit*/certif*/prepar*, zertifizierung + iso/vorbereit*, certification + iso/prépar*, certificación + iso/prepar*
risk assessment | risk* + assess*/register*/analys*, gefährdung* + beurteil*, risques + évalu*/analys*, riesgos + evalu*/analis*
gardening | hedges, lawns, pruning, hecken, rasen, haies, tonte, césped, poda
translation | translat* + documents/letters/website/manuals
conflict resolution | argument* + settl*/calm*/between, streit + geschlicht*/schlicht*, conflits + apais*/régl*, conflictos + resol*/medi*
records digitisation | paper + scanned/archive/digit*, archiv* + digitalisier*/eingescannt, fiches + numéris*, papel + digitaliz*
digitisation | paper + scan*/digit*/electronic, digitalisier* + akten/archiv/prozess*, numéris* + dossier*/archiv*/fiche*, digitaliz* + archiv*/expediente*/document*
public enquiries | counter + residents/citizens/public, bürger* + berat*/anlieg*/antr*, guichet, ventanilla, usagers + accueil*/renseign*, permits + issue*/resident*
welding | welds + x-ray/reject*/root/test*, nähte + geprüft/geschweißt/wurzel, cordons, cordones, passes + root/racine/raíz, beads
vehicle driving | delivered + van/parcels/goods, rounds + van/deliver*, tour + auslieferung/kunden/lkw, livr* + clients/tournée/véhicule, repart* + furgoneta/clientes/paquet*
truck driving | trailers + drove/drive*/driving/haul*/pull*/tow*/coupl*/revers*, lorries, hgv, artic, sattelzug, wechselbrücke*, anhänger, remorque*, remolque*
load securing | strap*/chain*/lash*/sheet* + load*/pallet*/steel/timber, gesichert + ladung*, arrim*, estib*, trinc*
temperature-controlled transport | frozen food*, vaccin*, chill*, fridge*, kühl* + ware*/transport*/lkw, surgelé*, refriger*
vehicle checks | walk*  + round/check/vehicle, tyres + check*/brake*/light*, reifen + prüf*/kontroll*, before + start/set off/departure + check*, fahrzeug + prüf*/kontroll*/sicht*, pneus + contrôl*/vérif*, ruedas + revis*/comprob*
call center | calls + day/hour/shift/answer*, anrufe + tag/täglich, appels + jour/par jour, llamadas + día/diarias
inside sales | eighty calls, calls a day + sales/customer/seller, telefonverkauf, vente par téléphone, venta telefónica, telephone sales, phone sales
responsive web design | responsive, mobile-first, phones + tablets/pages/screens, all screen sizes, responsives webdesign, site responsive, diseño responsive
automated testing | failing case first, coverage + went/from/tests, testabdeckung, red-green, test first, tests before merge
working with designers | work closely with designers, designer + sit/week/together/pair*/prototype*, design team + together/sync*, designern, designers + collabor*
database administration | dba, backups + restor*/replica*, replicas, replication, failover, restore tests, sicherungen + wiederher*, datenbankadministration, administration de bases de données, administración de bases de datos > databases
data engineering | etl, etl pipelines, loads + sources/warehouse/nightly/morning, sources + land/warehouse/load*, data feeds, ladeprozesse, ladestrecke*, alimentation + entrepôt, cargas + fuentes/almacén de datos
data quality | duplicate* + customers/records/removed/master, dubletten, doublons, duplicados, master table, validation rules
product management | decid* + built/quarter/roadmap, prioriti* + features/backlog/roadmap, what gets built, product strategy, product decisions, feuille de route, produktstrategie
user research | watched + prototype/people/users, interviewed + users/customers, usability, tested + prototype*/users, nutzer + befragt/beobacht*/interview*, entretiens utilisateurs, entrevistas con usuarios
customer success | clients + first month/onboard*/kick-off/adopt*, customers + first month/onboard*/kick-off/adopt*, customer onboarding
dementia care | demenzerkrankt*, dementer menschen, alzheimer + erkrankt/bewohner*/wohngruppe, deterioro cognitivo + planta/residentes/avanzado, confusion + residents
medication administration | wochendispenser, dispenser, blister, piluliers, comprimés + remise/contrôl*/prépar*, tabletten, pastillas, tropfen, medikationsplan, vier-augen-prinzip
care documentation | berichte + schicht/tablet/bewohner*, notes + shift/resident*/tablet, fin de poste, rapport + poste/équipe/quart
training apprentices | schülerinnen + lehrjahr/begleit*/anleit*, schüler + lehrjahr/praxis/anleit*, lehrjahr, pflegeschüler*, élèves + stage/encadr*/tutor*, alumnas + prácticas/tutor*, students + placement/mentor*/ward
pressure ulcer prevention | changements de position, positions + heures/matelas, matelas, repositionn*, umlager*, gelagert, repositioned, turned every, mattress*, cambios de postura, colchón antiescaras
palliative care | derniers jours, derniers moments, last days, last weeks, letzte tage, letzten tage, últimos días, sterbe*, final de vida
mobility assistance | cama al sillón, bed to chair, lit au fauteuil, bett + stuhl/rollstuhl/mobilis*, grúa + cama/sillón/dos, hoist*, aufstehen + hilfe/bewohner*, lève-personne*
phlebotomy | blood sampling, took bloods, bloods + patients/morning/took/taken, venous blood, blut + abnehm*/abgenommen, prises de sang, sangre + extra*/toma*
catheter care | catheters, catheter, katheter, katheterpflege, sonde urinaire, sondes urinaires, sondaje, sonda vesical, stoma, stoma care, stomaversorgung
discharge planning | before patients left, home support + arranged/equipment/patients, going home + patients, überleitung, überleitungsbogen, retour à domicile, alta + domicilio/coordin*
diabetes management | diabetes, insulin + diet/type/doses, blood sugar, blood glucose, blutzucker, glycémie*, glucemia*, diabète, diabet*, insuline, insulina
residential buildings | einfamilienhäusern, einfamilienhaus, mehrfamilienhäuser, wohnungen + elektr*/steckdosen, houses, flats!, apartments, appartements, maisons, pisos + instal*/reform*, chalets
electrical testing | isolations + schleifen*, schleifenmessung*, schleifenimpedanz, messungen + isolation*/protokoll, prüfung elektrischer anlagen, prüfprotokoll*, loop impedance, rcd tests, mesures d'isolement
electrical installation | steckdosen, sockets + lights/fitted/wired, elektroinstallation, interrupteurs, enchufes
solar installation | photovoltaikmontage, module + dächern/dach/verschaltet, string*  + inverter, wechselrichter, onduleur*, inversores
furniture making | bibliothèques + fabriqu*/pos*, bookcases, dressings, dressing + fabriqu*, einbauregale, estanterías + medida/fabri*, meubles sur mesure
floor laying | chêne + pos*/massif/m², m² + pos*/parquet/chêne, boards + laid/oak, floors + laid/sand*/oak, dielen, eichendielen, lamas + coloc*/madera
technical drawing reading | dessins de l'architecte, dessins + architecte/d'après, débit + assemblage, sketch* + client/architect, skizzen
roof carpentry | vigas, cabios, cerchas, cubiertas de vigas, rafters, purlins, sparren, pfetten, pannes + chevrons, chevrons, estructuras de madera
timber frame construction | timber framing, frames + raised/barns/timber/oak, ständerwerk, ossatures, entramado*
surface finishing | sanding, sanding and finishing, finishing + wood/sand*/lacquer*, oiled, lacquered, lacquering, varnish*, french polish*, lackier*, geölt, schleifen und lackieren, vernis, vernissage, ponçage, finition, finitions, barniz*, lijado, lacado
car repair | brakes, clutches, timing belts, bremsen, kupplung*, zahnriemen, freins, embrayage*, courroie*, frenos, embragues, vehicle repair, vans + repair*/service*
cnc machining | haas, mazak, mills + set/ran/batch*, turning centre*, chargen + fräs*, programme* + fraise*/tour
exam preparation | year 11, gcse exam preparation, grade 5, grades + class/group*/pupils, terminales, terminale, reçus, taux de réussite, notenschnitt, abschlussprüfung, prüfungsklassen, aprobados + bachillerato/evau
differentiated teaching | differentiation, mixed-ability, versions of every worksheet, worksheet* + versions/levels, binnendifferenzierung, differenzierung, differenzierter unterricht, pédagogie différenciée, différenciation, atención a la diversidad, fichas adaptadas, adaptaciones + alumn*, adaptad* + alumnos/dislexia
class teaching | form of + pupils/students, form tutor, tutor group, tutor group responsibility, pastoral + form/year, klasse mit, klassenlehr*, eigene + klasse, tutor + grupo/eso/alumnos, tutoría de grupos, tutora + grupo/eso
parent communication | sprechtag*, elternsprechtag*, telefonate + familien/eltern, elterngespräche
bank reconciliation | agreed to the statement, account* + agreed/statement/tied, extractos + cuadr*, cuadr* + banco*/mayor, konten + abgestimmt, relevés + pointés/point*, pointage
payroll | paid + people/28th/staff/month/weekly, payday, lohnlauf, bulletins établis
expense claims | travel claims, claims + staff/travel/repaid/check*, auslagen, reisekostenabrechnung*, frais + déplacement*/salariés, expense management
internal controls | controls + tested/branches/weakness*, weaknesses + board/report*/control*, kontrollen + geprüft/getestet, contrôles + testé*
auditing | tested controls, controls + tested/weaknesses/branches, audit plan, prüfungsplan
vat returns | meldungen ans finanzamt, finanzamt + meld*/monatlich*, voranmeldung*, hacienda + present*/trimestr*, modelo 303, modelos trimestrales
tax | finanzamt, hacienda, hmrc, irs, trésor public, agencia tributaria
debt collection | offene posten, posten + gesenkt/offen*, overdue + fell/down/from, ausstände, creances, créances + rédui*/ramen*
month-end close | comptes arrêtés, arrêtés le, comptes + arrêt*/mois, closed by the, closed within, working day
invoicing | emito, emito facturas, facturas al mes, invoices a month, rechnungen im monat, factures par mois
menu planning | card + wrote/weeks/season, new card, carte de, carte + renouvel*/saison/plats, dishes + new/season*/weekly/develop*, karte + neu/saison*/wochen, platos + temporada/nuev*, menu development, élaboration de la carte
kitchen pass | the pass, running the pass, run the pass, ran the pass, called + plate*/checks/pass, annonce*  + passe, chef de passe, pase de cocina, pass geführt
ordering goods | ordered + fish/meat/goods/vegetables/supplies/stock/materials, orders + week/shelves/supplier*, supplier ordering, stock ordering
pastry | tarts, cakes, bread + baked/made, baked, torten, kuchen, tartes, entremets, tartas
baking | bread + baked/made/morning, brot, pain + façonn*/pétri*
haccp | relevés de température, normes d'hygiène, température + fois par jour/relev*/contrôl*, hygiene + note/top mark/inspection*, hygienestandards, normas de higiene
food safety | normes d'hygiène, hygiènevorschriften, hygienestandards, normas de higiene, règles d'hygiène
banqueting | großveranstaltungen, buffets, buffet + gäste/guests/personnes/menüs, gäste + bis zu/buffet*/menü*, menüs + gäste, convives, comensales
cooking | zubereitung von speisen, buffets + menüs/menus, speisen
waiting tables | comandas, mesas por turno, mesas + turno/cobro, tables per shift, servicio de sala, tables + section/shift
bartending | mixed drinks, cocktail making, drinks + mixed/bar, getränke + mix*/bar, boissons + bar/prépar*
hotel reception | regulars + greeted/guests, greeted + guests/name
customer service | regulars!, greeted by name, guest relations, asesoro, ayudo a elegir, j'aide les clients, clients + choisir/essayer/aide, entra + asesor*/cobr*, callers, worried clients, take the details, client contact, kundenkontakt, contact client, trato con el cliente, trato con clientes, kundenanfragen, atención al público, accueil du public
complaint handling | problems settled, settled before, put right, solved on the spot, vor ort gelöst
housekeeping | maids, rooms a day, rooms + check*/clean*/maids, zimmer + kontroll*/gereinigt, chambres + contrôl*/nettoy*, habitaciones + revis*/limpi*, housekeeping supervision
team leadership | answer to me, answers to me, pickers + answer/shift/led/lead, report into me, on my shift, in my shift, to my team, gruppe von + geleitet/verantw*, meinem team, mein team, mon équipe, mi turno, head of a team, team leadership, a team of + my/mine/i
inventory management | missing + pallets/stock/items, went down + counts/losses, stock differences, écarts d'inventaire, inventardifferenzen, pérdidas + recuent*
transport planning | put together the runs, runs + vans/evening/drivers, vans + runs/routes/drivers/schedul*, fahrzeuge + eingeteilt/fahrer/disponiert, fahrer + eingeteilt, planning delivery routes, véhicules + affect*/chauffeurs, vehículos + asign*/conductores
goods dispatch | emptied + containers/trucks, containers + emptied/load*/shift/unload*, loading and unloading, container + entladen/beladen, conteneurs + vid*/charg*, contenedores + vaci*/carg*
load securing | ketten, keilen, zurrgurte, spanngurte, gurte, festgemacht, verzurrt, coils + ketten/gesichert, sangles, cinchas, chains + load*/coils/steel
international driving | viajes + lyon/parís/francia/italia/alemania/portugal/turín, voyages + espagne/italie/allemagne, touren + frankreich/italien/polen/spanien, runs + rotterdam/calais/milan/lyon, europa + ruta*
lead generation | rang + firms/people/day, never heard of us, ouvert + comptes/clients, comptes chez, abrí, abiert*  + clientes/farmacias, betriebe + gewonnen/abnehmer, abnehmer + gewonnen, kundenakquise, prospection commerciale, neue + betriebe/kunden/händler/praxen
sales | signed + contracts/worth/deals/new, contracts + worth/signed/won/million, closing deals, gebiet + ausgebaut/million*/euro, umsatzsteigerung, vertragsabschlüsse, contrats signés, contratos + firm*/cerr*
sales targets | gebiet + ausgebaut/million*, umsatzsteigerung, territory + grew/from/doubl*, secteur + doubl*/passé, zona + dupli*/crec*
tender management | tender submissions, tenders, bids, bids + wrote/won/hospital*, rfp*, ausschreibungen + gewonnen/beteilig*, réponses aux appels d'offres, appels d'offres + répon*/remport*, licitaciones + present*/gan*
negotiation | hausse de prix, prix + passé*/hausse/obten*, preiserhöhung*, subida de precios, négociation commerciale, price rise*
public relations | regional papers, papers + stories/ran, stories + papers/ran/local press, local paper*, writing press releases, tageszeitung*, journaux + article*, prensa local
paid search advertising | search ads, paid campaigns, running paid campaigns, ads + month/lead/falling
email marketing | subscribers + letter/newsletter/thursday/week*, newsletter marketing, abonnent*, empfänger + newsletter/mailing
structural design | loads + reinforcement/worked out/beams, reinforcement + worked out/design*/slab*, forjados, pilares, calculé + forjados/pilares/vigas/estructura*, decken + bewehr*/berechn*, dalles + calcul*/ferraill*, structural analysis, dimensionamiento de estructuras
site supervision | daily briefings, subcontractors + kept/programme/coordinat*, begehung*, begehungen + protokoll/mängel*, mängelliste, mängel*, bauüberwachung, baustellenüberwachung, réunions + entreprises/chantier, réserves levées, réserves + lev*, construction site management, contratas + coordin*/control*, snagging, snag list
quantity surveying | priced + jobs/work*/tender*, jobs + priced/quoted, cost estimating, cost estimates, kostenschätz*, estimations de coûts, estimación de costes
construction tendering | leistungsverzeichnisse, leistungsverzeichnis, ausschreibung, vergabe, angebote verglichen
prototype building | versions + built/broke/hinge/tested, trial builds, prototype testing
cost reduction | euros a unit, saved + unit/euro*/pounds/year, per unit + saved/cheaper, pro stück + gespart/günstiger, stückkosten, coût unitaire, manufacturing cost, reducing manufacturing cost, coste por unidad
legal research | memos, memoranda, rulings, memos + partners/rulings/case*, recent rulings, urteile + recherch*, arrêts + recherch*, sentencias + busc*/anali*
civil litigation | bundles, witness statements, hearings, court documents, preparing court documents, county court
filing | matters a year, files + open/close/index, managing case files, vorgänge, vorgänge + angelegt/abgelegt/gepflegt, aktenführung, expedientes, gestión de expedientes, foliado, abro + archivo, archivo de
deadline monitoring | no deadline missed, never missed a deadline, none missed, kein termin versäumt, termin* + versäumt/überwach*, keine frist versäumt, aucun délai manqué, ningún plazo
calendar management | kalender von, kalender + anwält*/chef*/geschäfts*/pfleg*, terminverwaltung, agenda de, agendas de, calendars of, diary of
reception | personnes reçues, personnes + reçues/orient*/accueil*, reçues et orientées, accueil du public, visitors + day/front desk, besucher + empfang*/begrüß*, visitantes + recib*
public enquiries | personnes reçues, reçues et orientées, accueil du public, personas atendidas
correspondence | lettres, lettres + rédig*/clients/assureurs/dictée, rédaction de courriers, courriers
dictation | sur dictée, dictée, nach diktat, al dictado
phone work | calls a day, calls per day, calls a shift, anrufe + tag/kunden/schicht, appels par jour, appels + jour/clients, llamadas al día, llamadas + día/clientes, telephone, phone calls, answering phones, atención telefónica, llamadas, accueil téléphonique, telefonannahme, telefonischer, telefonisch*, appels, anrufe, llamadas + diarias/día/atend*, calls + day/answer*, telephone enquiries
instrument maintenance | columns + changed/lamps/seals, lamps + chang*/seals, instruments + maintain*/servic*/clean*, instrument + service*/maintenance, gerätewartung, wartung der geräte, geräte + gewartet/wart*, entretien des appareils, maintenance des appareils, mantenimiento de equipos, equipos + mantenimiento/limpieza
sampling | water taken, well water, river water, taken at + points, environmental sampling, bodenproben, luftproben
environmental analysis | well water, groundwater, grundwasser, nappes, aguas subterráneas, environmental sampling
method validation | linéarité, répétabilité, limites de détection, linearity, repeatability, limit of detection, detection limits, linearität, wiederholbarkeit, nachweisgrenze*, linealidad, repetibilidad, límite de detección
water analysis | nitrates, nitrat, nitratos, métaux, legionell*, metals + water, trinkwasser*
quality control laboratory | ensayos, pureza, pureza + lote/ensayos/contenido, lote* + ensay*/salida/liber*/control*, control de calidad en laboratorio, purity + batch*/content/release, qc laboratory, qc lab, qualitätskontrolle im labor, contrôle qualité en laboratoire, lots + contrôl*/libér*, chargen + geprüft/freigabe > quality control
child protection | safe each child was, child + safe/harm/home/police/risk, care proceedings, piso + tutelados/chicos, tutelados, intervención con menores, menores, enfants + danger/sécurité/maltrait*, kinder + gefähr*/schutz/in obhut
court work | gave evidence, evidence + court/proceedings, care proceedings, court work, gerichtsverfahren, au tribunal, juicios + declar*, testif*, hearings + attend*/present*
risk assessment | risk assessment of families, safe + child/home/police
group work | circle for, group facilitation, weekly group, gesprächskreis, círculo, mothers + group/weekly
debt advice | appeals + tenants/benefit*/won, won back, benefits + appeal*/claim*/advice, tribunal appeals
case management | ménages, ménages + suivi, accompagnement social, haushalte + betreu*, hogares + acompañ*
housing support | rehousing, rehoused, accès au logement, familles relogées, relog*, logement, logement + familles/dossier*/recherche, housing applications, tenancy sustainment, wohnungssuche, wohnraum + vermittl*, wohnungen + vermittelt, vivienda, acceso a la vivienda, alojamiento
refugee support | familien aus, syrien, ukraine, afghan*, anträge + schule/wohnung/familien, beratung von geflüchteten, asyl*, allophones
merchandising | new windows, windows + weeks/head office/photograph*, window dressing, fenster + gestaltet/dekor*, tische + gestaltet/fenster, cristales + calle/cambio/mes, escaparatismo, warenpräsentation, tables + présent*/vitrine*
cash handling | rends la monnaie, rendu de monnaie, fond de caisse, rang up, rang up sales, drawer + closed/count*, till work, kassenführung, einzahlung + bank, tagesabschluss, cobro, cobrar
stock replenishment | shelves full, kept the shelves, rayons pleins, regale voll
shrinkage reduction | theft, theft prevention, losses + halved/moved/counter/fell, stolen, diebstahl*, vols, vol à l'étalage, robos, losses halved
conflict resolution | neighbours + calm*/spoken, calmed, apais*, not spoken, zerstritten*, conflict management
process improvement | take two days instead, instead of + days/hours/minutes, days + instead, tage statt, jours au lieu, días en lugar, in half the time
budgeting | pot of, pot + euros/pounds, within + per cent/budget
budget responsibility | pot of, kept + pot/budget, budget management, budget + kept/within, gestion de budget, gestión de presupuesto, budgetplanung und
training people | joiners + learn/session, session + joiners/new/learn*, learn the system, held + session*/training/course*, kurse gehalten, training colleagues
presentation skills | spoke to, spoke + people/congress/trade, public speaking, kongress + vortrag/gesprochen
reporting | summary of figures, figures for the board, summary + figures/board/weekly, wochenbericht, board + figures/weekly
digitisation | paper slips, gave way to a form, paper + form/phone/tablet/slips, spreadsheets gave way, digitalisation projects, zettel + app/tablet, papier + tablette/application, papel + tableta/aplicación
staff scheduling | weekly rota, draw up + rota/week/shift*, shift planning
health and safety | lost-time accident, without a lost-time, days without
stress resistance | working under pressure, under pressure, high volume, busy + shift*/service/kitchen/ward, hektisch*, unter druck, belastbar*, stressresisten*, résistance au stress, gestion du stress, sous pression, trabajo bajo presión, bajo presión, up to + covers/calls/guests, peak + season/hours/service ~ general
requirements engineering | requirements analysis, business analysis, business analyst, anforderungsanalyse, analyse des besoins, análisis de requisitos
system administration | linux administration, server administration, windows administration, administration système, administración de sistemas linux
frontend | server-side rendering, ssr, component-based, single-page applications
user support | ticket handling, ticketbearbeitung, gestion des tickets, gestión de incidencias > technical support
data modelling | data model, data models, dimensional modelling, star schema, datenmodellierung, datenmodell, modélisation des données, modelado de datos > databases
statistics | statistical modelling, statistical models, statistische modelle, modélisation statistique, experiment design, versuchsplanung
data governance | data catalogue, data stewardship, data lineage, datengovernance, gouvernance des données, gobierno del dato
nursing | pflege am krankenbett, bedside nursing
pain management | pain, pain assessment, schmerzmanagement, schmerz*, prise en charge de la douleur, douleur, manejo del dolor, analgesia, epidurals
team leadership | leading a shift, leading a department, department head, shift leadership, schichtleitung, küchenbrigade, führung einer küchenbrigade, gestion d'une brigade, brigade de cuisine, abteilungsleitung, abteilungsleiter, chef de service, jefe de departamento, hat ein team geleitet, a dirigé, a encadré, ha dirigido
electrical installation | wiring of switchboards, switchboards, cable installation, kabelverlegung, kabelmontage, commercial fit-out, mise aux normes électriques, mise aux normes
timber frame construction | oak framing, green oak
window installation | einbau von türen und fenstern, türen und fenster
work with relatives | working with parents, work with parents, work with relatives, arbeit mit angehörigen
curriculum design | planning schemes of work, coordination pédagogique, coordinación pedagógica
extracurricular activities | running clubs, after-school clubs, school clubs
tax | filing tax returns, filing of tax returns
accounts payable | contabilidad de proveedores, supplier accounting
accounts receivable | contabilidad de clientes
waiting tables | waiting at table, service am gast, table waiting
bartending | bar work, barservice, service au bar, servicio de barra
wine knowledge | weinberatung, conseil en vins, wine service, wine + pairing/list/advis*
hotel reception | front desk of a hotel
goods dispatch | loading trailers, loading vehicles
dangerous goods certificate | gefahrguttransporte, transporting dangerous goods, transport de matières dangereuses
warehouse supervision | gestion d'entrepôt, warehouse management, lagerleitung, gestión de almacén
truck driving | conduite de poids lourds, poids lourds, poids lourd, conducción de camiones
multi-drop delivery | livraison en ville, city deliveries, urban delivery
negotiation | negotiating with buyers, négociation avec les acheteurs, negociación con compradores
content marketing | content writing, writing content, content production
market research | market analysis, marktanalyse, analyse de marché, análisis de mercado
marketing | kampagnenplanung, kampagnen planen, campaign planning
construction accounting | abrechnung + vob, bauabrechnung, aufmaß und abrechnung
client intake | intake interviews, intake, new clients + interview*/details/first, mandantenaufnahme, erstgespräche, premier accueil, primera entrevista, first interviews
company registration | registering companies, company formations, handelsregisteranmeldung*, immatriculation, constitution de sociétés, constitución de sociedades
calendar management | tenue d'agenda, llevar agenda
legal drafting | rédaction d'actes, drafting deeds, urkundenentwürfe, redacción de escrituras
sample logging | sample registration, logging samples, samples + log*/register*/label*/book*, probenannahme, probenregistrierung, enregistrement des échantillons, registro de muestras
microbiology | analyses microbiologiques, análisis microbiológicos
clinical chemistry | análisis clínicos, analyses médicales, analyses biologiques
training apprentices | supervision of students, supervising students, student supervision
refugee support | arbeit mit geflüchteten, work with refugees, geflüchteten
adult guardianship | protection des majeurs, tutelles, curatelles, majeurs protégés, rechtliche betreuung, tutela de adultos, guardianship
store management | running a shop, opening and closing the store, opening and closing, ouverture et fermeture, öffnen und schließen, apertura y cierre
customer advice | conseil à la clientèle, clientèle + conseil*
shift work | willing to work weekends, weekend work, weekends, disponible le week-end, week-ends, wochenendarbeit, wochenenden, bereitschaft zur schichtarbeit
system introduction | introduced a new system, introduction of + system/software, introduced + system/software/tool, moved + from/to/system/software, migrat* + system/software/erp, rolled out, eingeführt + system/software, einführung + system/software/erp, mise en place + logiciel/outil/système, passage de + à, déploiement + logiciel/outil, implant* + sistema/programa/software/erp, implantación
international experience | experience abroad, abroad, worked in + countries, auslandserfahrung, im ausland, à l'étranger, en el extranjero
`
