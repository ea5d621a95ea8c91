// The same format as in technology.ts: certificates and licences. Mentioning one is stating it.
export const CERTIFICATES = `
driving licence | driver with car, driver with own car, driver's license, drivers license, driver license, driver's licence, driving license, full licence, clean licence, category b licence, category b, class b, führerschein, führerschein klasse b, führerschein b, klasse b, fahrerlaubnis, pkw-führerschein, permis de conduire, permis b, permis voiture, carnet de conducir, permiso de conducir, carné de conducir, carnet b, carné b, permiso b, licencia de conducir, full uk licence, valid licence, full driving, car driver, car drivers, driver's licence category b, pkw-fahrerlaubnis
truck licence | cdl, cdl a, cdl class a, commercial driver's license, hgv licence, hgv license, lgv licence, lgv, class 1, class 2, hgv class 1, hgv class 2, category c, category ce, class c licence, class c, c+e, cat c, lkw-führerschein, führerschein klasse c, führerschein ce, klasse c, klasse ce, führerschein c, permis poids lourd, permis c, permis ce, permis ec, permiso c, carnet c, carné c, carnet de camión, permiso c+e > driving licence
articulated truck licence | hgv class 1, class 1, category c + e, c+e, ce licence, category ce, cdl a, cdl class a, klasse ce, führerschein ce, permis ce, permis ec, permis super lourd, permiso c+e, carnet c+e, carné c+e, carnet de tráiler, permiso de tráiler > truck licence
light truck licence | class c1, category c1, c1 licence, klasse c1, permis c1, permiso c1, 7.5 tonne licence > driving licence
bus licence | class d, category d, pcv licence, pcv, psv licence, busführerschein, führerschein klasse d, führerschein d, klasse d, personenbeförderungsschein bus, permis d, permis bus, permiso d, carnet d, carné d, carnet de autobús, passenger endorsement > driving licence
minibus licence | category d1, d1 licence, midas, klasse d1, permis d1, permiso d1, minibus driver > driving licence
motorcycle licence | motorcycle license, class a licence, motorradführerschein, klasse a, permis moto, permis a, carnet de moto, permiso a
tractor licence | klasse t, traktorführerschein, tractor license
taxi licence | taxi license, hackney carriage licence, private hire licence, private hire driver, p-schein, personenbeförderungsschein, taxischein, carte professionnelle vtc, carte vtc, carte taxi, licencia de taxi, bptc
train driver licence | train driving licence, train driver's licence, triebfahrzeugführerschein, licence de conducteur de train, licencia de maquinista, eisenbahnfahrzeugführer
tram driving permit | tram licence, tram driver licence, straßenbahnführerschein, fahrberechtigung straßenbahn*, fahrberechtigung für straßenbahnen, permiso de conducción de tranvías, habilitation tramway
driver cpc | cpc, driver certificate of professional competence, certificate of professional competence, dqc, driver qualification card, berufskraftfahrerqualifikation, module 95, modul 95, schlüsselzahl 95, code 95, fimo, fco, cap mercancías, cap viajeros, cap de conductor, cap tarjeta, tarjeta cap, certificado de aptitud profesional
transport manager cpc | transport manager certificate, transport manager qualification, attestation de capacité transport, verkehrsleiter, gestor de transporte
tachograph card | digital tachograph, tacho card, fahrerkarte, carte conducteur, tarjeta de tacógrafo, tarjeta del tacógrafo, tacógrafo digital
dangerous goods certificate | adr, adr certificate, adr licence, adr-schein, gefahrgutschein, gefahrgutführerschein, gefahrgut, dangerous goods, hazmat endorsement, hazmat, hazardous goods, matières dangereuses, mercancías peligrosas, certificat adr, iata dgr
dangerous goods adviser | dgsa, dangerous goods safety adviser, gefahrgutbeauftragter, conseiller sécurité matières dangereuses, consejero de seguridad
forklift licence | forklift license, forklift certificate, forklift ticket, forklift truck licence, flurförderzeugschein, flurförderzeuge, rtitb, rtitb counterbalance, fork truck licence, itssar, aitt, staplerschein, gabelstaplerschein, flurförderschein, flurfördermittelschein, caces, caces r489, caces 1 3 5, caces chariot, carnet de carretillero, carné de carretillero, carnet de carretilla, carné de carretilla, licence cariste, counterbalance licence, reach licence, counterbalance truck > forklift
crane licence | crane operator certificate, crane ticket, kranschein, kranführerschein, caces grue, carnet de gruista, carné de gruista, carnet de puente grúa, allmi, lorry loader certificate, lorry-mounted cranes, hiab certificate, hiab ticket
aerial platform licence | ipaf, ipaf 3a, ipaf 3b, pal card, mewp, mewp licence, hubarbeitsbühnenschein, hubarbeitsbühne, hubsteigerschein, nacelle, caces nacelle, caces r486, pemp, plataforma elevadora, plataformas elevadoras, cherry picker licence, scissor lift licence
sssts | site supervisor safety training scheme, site supervisor safety training
smsts | site management safety training scheme, site manager safety training
cscs card | cscs, construction skills certification scheme, ecs card, ecs gold card, ecs, jib card, jib gold card, skillcard, tarjeta profesional de la construcción, tpc, carte btp
prince2 | prince 2, prince2 practitioner, prince2 foundation > project management
pmp | project management professional, capm > project management
ipma | gpm > project management
lean six sigma certificate | six sigma green belt, green belt, black belt, yellow belt, six sigma certified > lean
first aid certificate | first aid, first aider, first aid at work, emergency first aid, faw, efaw, erste-hilfe-schein, erste-hilfe-kurs, erste hilfe, ersthelfer, ersthelferin, premiers secours, psc1, sst, sauveteur secouriste, sauveteur secouriste du travail, secourisme, gestes de premiers secours, afgsu, primeros auxilios
paediatric first aid | pediatric first aid, paediatric first aid certificate, erste hilfe am kind, secourisme pédiatrique, primeros auxilios pediátricos > first aid certificate
basic life support | bls, bls card, bls-zertifikat, svb, soporte vital básico, cpr, cpr certified, reanimationsschulung, rcp, réanimation cardio-pulmonaire
advanced life support | acls, =ALS, advanced cardiac life support, advanced cardiovascular life support, =ILS, intermediate life support, soporte vital avanzado, sva
pediatric advanced life support | =PALS, paediatric advanced life support, epals, apls, european paediatric advanced life support, pils
neonatal resuscitation | nrp, =NLS, newborn life support, neonatal resuscitation program
trauma nursing certificate | tncc, atls, trauma nursing core course, phtls, atcn
critical care nurse certificate | ccrn, critical care registered nurse, fachpflege intensiv, fachweiterbildung intensivpflege, fachweiterbildung intensiv, fachweiterbildung anästhesie, fachkrankenpfleger intensiv, fachkrankenschwester intensiv
emergency nurse certificate | cen, certified emergency nurse, fachweiterbildung notfallpflege, notfallpflege
oncology nurse certificate | ocn, oncology certified nurse, fachweiterbildung onkologie
nursing registration | rn, registered nurse, rn license, nursing license, nursing licence, registered nurse license, registered nurse licence, state board of nursing, board of nursing, nmc, nmc pin, nmc registration, nmc registered, nursing and midwifery council, active registration, examinierte pflegefachkraft, examinierte, examinierter, staatliche anerkennung pflege, berufserlaubnis, berufsurkunde, examen pflegefachfrau, diplôme d'état d'infirmier, diplôme d'état d'infirmière, =DEI, =IDE, ordre infirmier, inscription à l'ordre, colegiada en enfermería, colegiado en enfermería, colegio de enfermería, colegiada, colegiado, colegiación en enfermería, colegiación, grado en enfermería, diplôme d'état infirmier, infirmière diplômée d'état, infirmier diplômé d'état
practical nurse licence | lpn, lvn, licensed practical nurse, licensed vocational nurse
nursing assistant certificate | cna, certified nursing assistant, stna, pflegehelferschein, pflegebasiskurs, daes, diplôme d'état d'aide-soignant, diplôme d'état d'aide-soignante, deas, técnico en cuidados auxiliares de enfermería, tcae, care certificate
care qualification | nvq health and social care, diploma in health and social care, diploma in adult care, level 3 diploma in adult care, level 2 diploma in care, certificado de profesionalidad en atención sociosanitaria, atención sociosanitaria
medication certificate | medication administration training, safe handling of medicines, medication competency, spritzenschein, behandlungspflegeschein, lg1 lg2, insulinschein
wound expert certificate | wundexperte icw, wundexpertin icw, wundexperte, wundexpertin, du plaies et cicatrisation, tissue viability course
practice trainer for nursing | praxisanleiter, praxisanleiterin, praxisanleitung, practice assessor, practice supervisor, tuteur de stage, mentorship qualification
criminal record check | dbs, enhanced dbs, dbs check, dbs certificate, disclosure and barring service, disclosure and barring, background check, pvg scheme, pvg, garda vetting, führungszeugnis, erweitertes führungszeugnis, casier judiciaire, casier judiciaire vierge, certificado de delitos sexuales, certificado de delitos de naturaleza sexual, delitos sexuales
social work registration | social work england, registered social worker, hcpc social worker, sssc, lcsw, lmsw, licensed clinical social worker, licensed social worker, social worker licence, staatliche anerkennung als sozialarbeiter, staatliche anerkennung als sozialarbeiterin, staatlich anerkannte sozialarbeiterin, staatlich anerkannter sozialarbeiter, staatliche anerkennung, diplôme d'état d'assistant de service social, diplôme d'état d'assistante de service social, deass, colegiada en trabajo social, colegiado en trabajo social, nisc
hcpc registration | hcpc, health and care professions council
approved mental health professional | amhp
best interests assessor | =BIA
practice educator | practice educator qualification, practice educator professional standards, peps, practice teaching award
youth worker qualification | jnc, bafa, bafd, juleica, monitor de ocio y tiempo libre, monitora de ocio y tiempo libre, monitora de tiempo libre, monitora de ocio, monitor de ocio, monitor de tiempo libre, director de tiempo libre, jugendleitercard, bpjeps
educator diploma | deeje, dees, diplôme d'état d'éducateur, cap petite enfance, cap aepe, auxiliaire de puériculture, staatlich anerkannte erzieherin, staatlich anerkannter erzieher
teaching qualification | qts, qualified teacher status, pgce, pgde, teaching certificate, teaching license, teaching licence, teacher certification, state teaching license, state teaching certificate, certified teacher, qtls, teaching credential, eyts, lehramt, zweites staatsexamen, staatsexamen lehramt, referendariat, lehrbefähigung, capes, crpe, agrégation, meef, professeur des écoles, oposición docente, oposiciones de maestro, máster del profesorado, máster en profesorado, habilitación docente, gtcs, cap docencia, cap pedagógico
sen coordinator award | nasenco, national award for sen coordination, nasc, npq senco, npqsenco, senco qualification, senco award
headship qualification | national professional qualification < npqh, npqsl, npqml, npqlt
tefl certificate | celta, tefl, tesol, =DELTA, dele examiner, daf-zertifikat, fle certificate
forest school leader | forest school leader qualification, forest school level 3
electrical qualification | am2, nvq level 3 electrotechnical, nvq electrotechnical, installing electrotechnical systems, gesellenbrief elektriker, elektrofachkraft, journeyman electrician, journeyman license, master electrician, electrical license, electrician licence, bp électricien, cap électricien, grado medio en instalaciones eléctricas, instalador autorizado, carnet de instalador, instalador electricista autorizado, boletinista
wiring regulations | bs 7671, bs7671, 18th edition, 17th edition, 2382, 2382-22, c&g 2382, wiring regs, iet wiring regulations, vde 0100, dguv v3, nf c 15-100, nfc 15-100, rebt, nec code
inspection and testing qualification | 2391, 2391-52, c&g 2391, 2394, 2395, inspection and testing certificate, inspection and testing qualification, dguv v3 prüfung
portable appliance testing certificate | pat testing, pat tester, 2377, c&g 2377
electrical authorisation | habilitation électrique, habilitations électriques, habilitation b2v, habilitation br, b2v, b1v, br b2v, habilitation électrique b1v, schaltberechtigung, authorised person, hv authorised person, high voltage switching, ap switching
gas safe registration | gas safe, gas safe register, gas safe registered, corgi, acs gas, carnet de gas, instalador de gas, qualigaz
refrigerant certificate | f-gas, f gas, fgas, f-gas certificate, epa 608, epa section 608, section 608, kälteschein, sachkunde kälte, attestation fluides frigorigènes, fluides frigorigènes, carnet de gases fluorados, gases fluorados
welder qualification | iso 9606, iso 9606-1, en iso 9606, en 287, en 287-1, asme ix, aws d1.1, coded welder, welder certification, welder qualification, welding certificate, schweißerprüfung, schweißerpass, schweißerzeugnis, schweißschein, qualification soudeur, licence soudeur, licences soudure, homologación de soldador, homologación de soldadura, homologaciones, certified welder, 6g
welding inspector certificate | cswip, cwi, certified welding inspector, welding inspector
welding engineer certificate | schweißfachingenieur, sfi, iwe, international welding engineer, schweißfachmann, iws, iwt, schweißtechniker
non-destructive testing certificate | pcn, ndt level 2, cofrend, iso 9712, ut level 2, sichtprüfer vt2, vt2, mt2, ndt certificate > non-destructive testing
working at height certificate | working at height, work at height, working at heights, trabajos en altura, trabajo en altura, travail en hauteur, travaux en hauteur, höhenarbeit, absturzsicherung, psaga, rope access, irata, harness training
confined space certificate | confined space, confined spaces, espacios confinados, espaces confinés, catec, enge räume, befahren von behältern
scaffolding card | cisrs, scaffolder card, pasma, gerüstbauschein, montage échafaudage
asbestos certificate | asbestos awareness, p402, p405, asbestos, asbestsachkunde, trgs 519, amiante, sous-section 4, ss4, ss3, amianto
chainsaw certificate | chainsaw, kettensägenschein, motorsägenschein, cs30, carnet de motosierra, tronçonneuse
safety qualification | fachkraft für arbeitssicherheit, sifa, prl, prevención de riesgos, técnico en prevención, prevención de riesgos laborales, curso de prl, 60 horas prl < nebosh, iosh, osha 30, osha 10, osha 30-hour, sicherheitsbeauftragter
fire safety certificate | fire warden, fire marshal, brandschutzhelfer, brandschutzhelferin, brandschutzbeauftragter, équipier de première intervention, ssiap, ssiap 1, fire safety
food hygiene certificate | food hygiene, food safety certificate, level 2 food hygiene, level 3 food hygiene, level 2 food safety, level 3 food safety, food safety level 2, food safety level 3, food safety in catering, servsafe, servsafe manager, food handler, food handlers, food handler card, food handler's card, gesundheitszeugnis, belehrung nach § 43, infektionsschutzbelehrung, belehrung infektionsschutzgesetz, § 43 ifsg, 43 ifsg, hygieneschulung, formation haccp, formation hygiène, hygiène alimentaire, carnet de manipulador, carné de manipulador, manipulador de alimentos, manipulación de alimentos, certificat haccp
allergen certificate | allergen awareness, allergen training, food allergen
alcohol licence | personal licence, personal licence holder, personal alcohol licence, premises licence, tips certified, rbs, liquor licence, permis d'exploitation, gaststättenkonzession, ausschankgenehmigung
sommelier certificate | wset, wset level 2, wset level 3, court of master sommeliers, certified sommelier
cookery qualification | diploma in professional cookery, level 3 diploma in professional cookery, nvq professional cookery, culinary arts degree, kochlehre, ausbildung zum koch, ausbildung zur köchin, cap cuisine, bp cuisine, bac pro cuisine, grado medio en cocina, técnico en cocina, grado superior en dirección de cocina, gelernter koch, gelernte köchin
trainer aptitude | ausbilderschein, aevo, ada-lehrgang, ada-schein, ada-kurs, ausbildereignung, ausbildereignungsprüfung, ausbildung der ausbilder, train the trainer, award in education and training, ptlls, titre formateur
certified accountant | cpa, acca, aca, cima, chartered accountant, chartered accountants, certified public accountant, cgma, icaew, icas, fcca, steuerberaterexamen, bilanzbuchhalter, geprüfter bilanzbuchhalter, geprüfte bilanzbuchhalterin, bilanzbuchhalterin, wirtschaftsprüferexamen, expert-comptable, dscg, roac > accounting
acca | association of chartered certified accountants, fcca > certified accountant
cima | cgma > certified accountant
cpa | certified public accountant > certified accountant
aat qualification | aat, aat level 3, aat level 4, association of accounting technicians, dcg, cap comptable, grado superior en administración y finanzas, bookkeeping certificate, ciot, att
certified internal auditor | =CIA, certified internal auditor, cisa, certified information systems auditor
chartered financial analyst | cfa, cfa level 1, cfa level 2, cfa level 3, cfa charter, cfa charterholder
tax adviser qualification | steuerberater, steuerberaterin, cta, chartered tax adviser, enrolled agent
payroll qualification | cipp, payroll certificate, cpp, fpc certification
bar admission | admitted to the bar, bar exam, bar admission, admitted solicitor, qualified solicitor, sqe, sqe1, sqe2, lpc, legal practice course, zweites juristisches staatsexamen, assessor jur, zulassung als rechtsanwalt, certificat d'aptitude à la profession d'avocat, crfpa, colegio de abogados, colegiada como abogada, colegiado como abogado, abogada colegiada, abogado colegiado, practising certificate
legal executive qualification | cilex, cilex level 3, cilex level 6, ilex, paralegal certificate, certified paralegal, nala, nala certified, rechtsfachwirt, rechtsfachwirtin, solicitors regulation authority
notary qualification | notary public, notary commission, notarfachangestellte, diplôme supérieur du notariat
data protection certificate | cipp/e, cipm, certified data protection officer, zertifizierter datenschutzbeauftragter, datenschutzbeauftragter, dpo certifié, practitioner certificate in data protection, iapp
hr qualification | cipd, cipd level 3, cipd level 5, cipd level 7, shrm-cp, phr, sphr, personalfachkaufmann, personalfachkauffrau
marketing qualification | cim, cim level 4, cim level 6, digital marketing institute, google ads + certif*, google ads certification, google ads certified, google ads certificate, google analytics certification, google analytics certificate, hubspot certification, hubspot academy, meta blueprint, facebook blueprint
aws certification | aws certified, solutions architect associate, aws solutions architect, aws certificate > aws
azure certification | az-900, az-104, az-204, azure administrator associate, azure fundamentals, microsoft certified
google cloud certification | gcp certification, professional cloud architect, associate cloud engineer
kubernetes certification | cka, ckad, certified kubernetes administrator > kubernetes
terraform certification | terraform associate, hashicorp certified
scrum master certificate | csm, certified scrum master, psm, psm i, professional scrum master, scrum master, pspo, cspo > agile
itil certificate | itil, itil 4, itil v3, itil foundation
security certification | security certificate < cissp, cism, ceh, oscp, comptia security+
network certification | network certificate
comptia a+ | a+ certification, comptia a
testing certificate | istqb, certified tester
salesforce certification | salesforce certified, salesforce administrator certificate, certified salesforce administrator
power bi certification | pl-300, da-100
lab quality certificate | gmp training certificate, glp certificate, gcp certificate, ich gcp, ich-gcp, good clinical practice certificate
laboratory safety certificate | biosafety training, bsl-2 training, gentechnik projektleiter, gentsv, fachkunde gentechnik
radiation protection | strahlenschutz, strahlenschutzkurs, fachkunde strahlenschutz, radiation safety, radioprotection, personne compétente en radioprotection, protección radiológica, sachkunde strahlenschutz
animal research certificate | felasa, felasa b, felasa c, home office personal licence, personal licence for animal research, tierversuche sachkunde, expérimentation animale, experimentación animal
medical laboratory licence | mlt ascp, ascp, medical laboratory scientist, hcpc biomedical scientist, ibms, biomedical scientist registration, mta-examen, mtla
professional engineer licence | chartered status, pe license, professional engineer, chartered engineer, chartered membership, ceng, colegio de ingenieros, colegiado ingeniero, beratender ingenieur, bauvorlageberechtigung, bauvorlageberechtigt
solidworks certificate | cswa, cswp, certified solidworks associate, certified solidworks professional
security guard licence | sia licence, sia, sia door supervisor, door supervisor, sachkundeprüfung § 34a, 34a, § 34a gewo, 34a schein, carte professionnelle sécurité, cqp aps, tip vigilante, vigilante de seguridad, guard card
pharmacy technician licence | cpht, ptcb, gphc, certified pharmacy technician, pharmacy technician license, registered pharmacy technician
lifeguard certificate | rettungsschwimmer, rettungsschwimmerin, nplq, lifeguard, bnssa, socorrista
work permit | right to work, work authorization, work authorisation, work visa, arbeitserlaubnis, permis de travail, titre de séjour, permiso de trabajo, aufenthaltstitel
customs qualification | zollbeauftragter, customs declarant certificate, représentant en douane, agente de aduanas
real estate licence | real estate license, estate agent licence, carte t, carte transaction
travel agent certificate | amadeus certificate, iata certificate
hairdresser qualification | nvq hairdressing, bp coiffure, cap coiffure, friseurmeister, meisterbrief friseur
state-certified technician | staatlich geprüfter techniker, staatlich geprüfte technikerin, technikerschule, technikerabschluss, techniker elektrotechnik, techniker maschinentechnik, techniker maschinenbau, techniker mechatronik, techniker bautechnik, meister oder techniker, techniker oder meister
height fitness | g41, höhentauglichkeit, höhentauglich, aptitude au travail en hauteur
master craftsman | meister, meister oder techniker, techniker oder meister, meisterbrief, meisterprüfung, handwerksmeister, meisterschule, brevet de maîtrise, maestro industrial
safeguarding certificate | safeguarding training, safeguarding level 1, safeguarding level 2, safeguarding level 3, level 1 safeguarding, level 2 safeguarding, level 3 safeguarding, child protection training, prevent duty, keeping children safe in education
moving and handling certificate | moving and handling, manual handling, manual handling certificate, kinästhetik grundkurs, gestes et postures, prap
phlebotomy certificate | phlebotomy license, certified phlebotomist, cpt phlebotomy
dementia care certificate | dementia training, dementia care certificate, betreuungskraft § 43b, betreuungskraft 43b, betreuungskraft 53c, assistant de soins en gérontologie, asg
palliative care certificate | palliative care course, fachweiterbildung palliative care, palliative-care-weiterbildung, du soins palliatifs, curso de cuidados paliativos, end of life care training
hygiene officer | hygienebeauftragte, hygienebeauftragter, infection control link nurse, référent hygiène
works supervisor qualification | bauleiter qualification < polier, industriemeister, handelsfachwirt, wirtschaftsfachwirt, logistikmeister, betriebswirt, technischer fachwirt
`

// Languages can have a level.
export const LANGUAGES = `
english | englisch, anglais, ingles
german | deutsch, allemand, aleman, deutschkenntnisse
french | franzosisch, francais, frances
spanish | spanisch, espagnol, espanol, castellano
italian | italienisch, italien, italiano
portuguese | portugiesisch, portugais, portugues
dutch | niederlandisch, neerlandais, neerlandes, holandes
polish | polnisch, polonais, polaco
turkish | turkisch, turc, turco
russian | russisch, russe, ruso
ukrainian | ukrainisch, ukrainien, ucraniano
romanian | rumanisch, roumain, rumano
czech | tschechisch, tcheque, checo
arabic | arabisch, arabe
mandarin | chinese, chinesisch, chinois, chino
japanese | japanisch, japonais, japones
korean | koreanisch, coreen, coreano
hindi | hindi
vietnamese | vietnamesisch
swedish | schwedisch, suedois, sueco
norwegian | norwegisch
danish | danisch
finnish | finnisch
greek | griechisch, grec, griego
hungarian | ungarisch, hongrois
basque | euskera, baskisch, basque country language, vasco
catalan | katalanisch, catala, catalán
galician | gallego, galego, galizisch, galicien
welsh | walisisch, gallois, gales
irish | gaeilge, irisch, irlandais, irlandes
scottish gaelic | gaelic, gälisch, gaélique
croatian | kroatisch, croate, croata
serbian | serbisch, serbe, serbio
bosnian | bosnisch, bosniaque, bosnio
slovenian | slowenisch, slovene, esloveno
slovak | slowakisch, slovaque, eslovaco
bulgarian | bulgarisch, bulgare, bulgaro
albanian | albanisch, albanais, albanes
lithuanian | litauisch, lituanien, lituano
latvian | lettisch, letton, leton
estonian | estnisch, estonien, estonio
hebrew | hebräisch, hébreu, hebreo
persian | farsi, dari, persisch, persan, persa
pashto | paschtu, pachto
kurdish | kurdisch, kurde, kurmanci, sorani, kurdo
urdu | urdu
bengali | bangla, bengalisch
punjabi | panjabi
gujarati | gujarati
marathi | marathi
tamil | tamil
telugu | telugu
malayalam | malayalam
nepali | nepalesisch, népalais
thai | thailändisch, thaï, tailandes
indonesian | indonesisch, indonésien, indonesio, bahasa
malay | malaiisch
tagalog | filipino, philippinisch, cebuano
swahili | suaheli, kiswahili
amharic | amharisch, amharique
tigrinya | tigrinisch
somali | somalisch
yoruba | yoruba
igbo | igbo
hausa | hausa
twi | akan
wolof | wolof
georgian | georgisch, géorgien
armenian | armenisch, arménien, armenio
cantonese | kantonesisch, cantonais, cantones
breton | bretonisch
luxembourgish | luxemburgisch, luxembourgeois
sign language | british sign language, bsl, american sign language, asl, gebärdensprache, dgs, langue des signes, lsf, lengua de signos, lengua de señas
`

// Places and branches of work. They count in the name of an employer too: "St Mary's Hospital" is a hospital.
export const SETTINGS = `
hospital | hospitals, medical center, medical centre, infirmary, nhs trust, krankenhaus, klinik, klinikum, universitätsklinikum, hôpital, hôpitaux, chu, centre hospitalier, clinique, clínica, hospitalario
care home | care homes, nursing home, residential home, senior living, assisted living, skilled nursing facility, residential care, altenheim, pflegeheim, seniorenheim, seniorenresidenz, seniorenzentrum, altenpflegeheim, altenzentrum, pflegezentrum, ehpad, maison de retraite, résidence autonomie, residencia de mayores, residencia de ancianos, residencia + fisioterapeut*/enfermer*/gerocultor*/terapeuta*/cuidador*/auxiliar*, residencia geriátrica, centro de mayores, geriátrico, geriatric facility, memory care
home care | domiciliary care, homecare, home health, home help, community nursing, district nursing, home visits, ambulante pflege, ambulanter pflegedienst, pflegedienst, sozialstation, hauskrankenpflege, aide à domicile, soins à domicile, ssiad, service à domicile, ayuda a domicilio, atención domiciliaria, asistencia domiciliaria
hospice | hospices, palliative unit, palliativstation, soins palliatifs, unidad de paliativos, cuidados paliativos
general practice | gp surgery, gp practice, doctor's office, doctor's surgery, family practice, physician's office, hausarztpraxis, arztpraxis, cabinet médical, centro de salud, ambulatorio, primary care, atención primaria
pharmacy setting | pharmacy, pharmacies, apotheke, pharmacie, farmacia
primary school | primary schools, elementary school, elementary schools, junior school, infants, infant school, primary education, grundschule, grundschulen, école primaire, école élémentaire, écoles élémentaires, école maternelle, maternelle, educación primaria, colegio público, ceip, year 1, year 2, year 3, year 4, year 5, year 6, key stage 1, key stage 2, ks1, ks2, c of e primary
higher education | university teaching, university lecturer, university setting, hochschulbereich, hochschullehre, enseignement supérieur, educación superior, docencia universitaria
secondary school | secondary schools, high school teacher, middle school, comprehensive school, sixth form, gcse, a-level teaching, key stage 3, key stage 4, ks3, ks4, year 7, year 8, year 9, year 10, year 11, grammar school, realschule, gymnasium, gesamtschule, oberschule, sekundarstufe, dans le secondaire, enseignement secondaire, second degré, educación secundaria, instituto de secundaria, =IES, bachillerato, =ESO
lower secondary school | collège, collèges, au collège > secondary school, work with teenagers
upper secondary school | lycée, lycées, lycée général, lycée technologique, lycée professionnel > secondary school, work with teenagers
nursery | nurseries, kindergarten, kita, kindertagesstätte, krippe, daycare, day nursery, day care center, preschool, pre-school, crèche, crèches, halte-garderie, multi-accueil, guardería, escuela infantil, educación infantil, early years setting
university setting | university, hochschule, fachhochschule, université, universidad, institut für, faculty
law firm | law firms, law office, law practice, solicitors, solicitor's office, attorneys, barristers, barristers' chambers, kanzlei, anwaltskanzlei, rechtsanwaltskanzlei, rechtsanwälte, cabinet d'avocats, cabinets d'avocats, avocats, cabinet juridique, despacho de abogados, bufete, bufete de abogados, abogados, despacho jurídico
notary office | notary's office, notariat, notariatskanzlei, étude notariale, étude de notaire, notaires, notaría, notarial
law court | courts, courthouse, =Court, county court, district court, gericht, amtsgericht, landgericht, tribunal, tribunaux, juzgado, juzgados
legal department | in-house legal, in-house counsel, rechtsabteilung, direction juridique, service juridique, departamento jurídico
public administration | local authority, local government, city council, county council, borough council, =Council, civil service, public sector, government agency, town hall, municipality, behörde, stadtverwaltung, öffentlicher dienst, kommunalverwaltung, bürgeramt, öffentliche verwaltung, mairie, préfecture, fonction publique, collectivité territoriale, conseil départemental, administración pública, ayuntamiento, diputación, sector público
bank setting | bank, banking, banks, retail banking, private banking, credit union, building society, sparkasse, volksbank, bankwesen, banque, bancaire, banca, banco, entidad bancaria, financial institution
insurance setting | insurance, insurer, insurance company, versicherung, versicherungen, versicherungsbranche, assurance, assurances, mutuelle, compagnie d'assurance, seguros, aseguradora, compañía de seguros
accounting firm | audit firm, accountancy practice, accounting practice, public accounting, big four, big 4, cpa firm, practice accountants, steuerkanzlei, steuerberatungskanzlei, steuerbüro, wirtschaftsprüfungsgesellschaft, cabinet comptable, cabinet d'expertise comptable, expertise comptable, gestoría, asesoría fiscal, asesoría contable, despacho contable, auditoría big four, chartered accountants
hotel setting | hotel, hotels, resort, inn, guest house, guesthouse, b&b, hostel, gasthof, hôtel, hôtels, hôtellerie, hostal, parador, hostelería
restaurant setting | restaurant, restaurants, bistro, brasserie, gastropub, pub, trattoria, gaststätte, wirtshaus, restauration, restaurante, restaurantes, taberna, tavern, eatery, osteria, kitchen, à la carte
canteen setting | canteen, contract catering, school meals, school kitchen, catering, mass catering, kantine, mensa, großküche, betriebsgastronomie, gemeinschaftsverpflegung, cantine, restauration collective, comedor, colectividades, cocina central
bakery | bakeries, bäckerei, konditorei, boulangerie, pâtisserie, panadería, pastelería, obrador
supermarket | supermarkets, grocery store, grocery, hypermarket, supermarkt, lebensmitteleinzelhandel, discounter, supermarché, hypermarché, grande surface, grande distribution, gms, supermercado, supermercados, hipermercado, superstore, food retail
fashion retail | fashion store, clothing store, clothes shop, boutique, apparel, modegeschäft, modehaus, textileinzelhandel, prêt-à-porter, magasin de vêtements, tienda de ropa, moda, womenswear, menswear
department store | department stores, kaufhaus, warenhaus, grand magasin, grandes almacenes
electronics retail | electronics store, consumer electronics, phone shop, elektronikmarkt, telefonía, téléphonie, opérateur de téléphonie, mobile phone store, telecoms shop
diy store | diy, home improvement store, garden centre, garden center, hardware store, baumarkt, gartencenter, jardinerie, bricolage, magasin de bricolage, ferretería
car dealership | dealership, car dealer, automotive retail, autohaus, concession automobile, concessionnaire, concesionario
warehouse setting | warehouse, warehouses, distribution center, distribution centre, fulfilment centre, fulfillment center, lager, logistikzentrum, lagerhalle, entrepôt, plateforme logistique, almacén, centro logístico, nave logística, depot
port setting | =Port of, harbour, harbor, dockside, container terminal, hafen, port maritime, puerto
factory | factories, manufacturing plant, production plant, industrial plant, plant maintenance, industrial maintenance, industrial, industrial sites, industrial environment, mill, fabrik, werk, produktionsbetrieb, industriebetrieb, industrie, usine, site industriel, industriel, industrielle, fábrica, planta industrial, industria, planta de producción, conveyors, production lines, wrapping lines
food industry | food manufacturing, food production, food factory, food processing, lebensmittelindustrie, lebensmittelproduktion, lebensmittelbetrieb, agroalimentaire, industrie agroalimentaire, industria alimentaria, dairy, molkerei, bottling plant, brewery, brauerei, industria láctea, meat processing, seafoods > factory
automotive industry | automotive, car manufacturer, automotive supplier, tier 1, tier-1, automobilindustrie, autoindustrie, automobilzulieferer, industrie automobile, l'industrie automobile, secteur automobile, secteur de l'automobile, l'automobile, équipementier, sector automoción, automoción, industria del automóvil > factory
aerospace industry | aerospace, aviation, aircraft, luftfahrt, luft- und raumfahrt, aéronautique, aeronáutica, aeroespacial > factory
pharmaceutical industry | pharmaceutical, pharmaceuticals, pharma, biopharma, biotech, biotechnology, biologics, biologika, pharmaindustrie, pharmazie, pharmaceutique, industrie pharmaceutique, farmacéutica, industria farmacéutica, biotecnología > factory
chemical industry | chemicals, chemical plant, chemieindustrie, chemie, chimie, industrie chimique, l'industrie chimique, química, industria química, petrochemical, refinery, raffinerie, refinería > factory
energy sector | energy industry, power plant, power station, utilities sector, utility companies, kraftwerk, stadtwerke, energieversorger, centrale électrique, central eléctrica, sector energético, wind farm, oil and gas, offshore
shipbuilding | shipyard, shipyards, naval, marine fabrication, schiffbau, werft, chantier naval, construction navale, astillero, astilleros, naval welding, soldadura naval, sector naval, hull blocks, casco
railway sector | railway, rail, railroad, rail industry, bahn, eisenbahn, ferroviaire, sncf, ferroviario, ferrocarril
construction sector | construction industry, construction site, construction sites, building site, building sites, baustelle, baustellen, bauunternehmen, baugewerbe, hochbau, chantier, chantiers, btp, bâtiment, obra, obras, construcción, constructora, contractor firm
commercial buildings | commercial + electric*/installation*/building*/propert*, commercial electrical, commercial and public buildings, public buildings, schools and hospitals, office buildings, gewerbebau, bürogebäude, tertiaire, bâtiments tertiaires, edificios comerciales, terciario, retail units
residential buildings | domestic, domestic properties, residential, housing association, private households, wohnungsbau, einfamilienhäuser, privathaushalte, résidentiel, logements, pavillons, viviendas, vivienda, residencial
agency setting | agency side, advertising agency, marketing agency, creative agency, media agency, agentur, werbeagentur, agence de communication, agence de publicité, agencia de publicidad, agencia de marketing, agencia
startup | start-up, early stage, early-stage, series a, seed-stage, scale-up
nonprofit sector | non-profit, nonprofit, charity, charities, ngo, third sector, voluntary sector, gemeinnützig, wohlfahrtsverband, verein, association loi 1901, milieu associatif, ong, tercer sector
e-commerce setting | online retailer, online retail, webshop, online-handel, versandhandel, e-commerce
call center setting | call centre, call center, contact centre, contact center, callcenter, centre d'appels, plateau téléphonique
financial services | fintech, payments company, payment services, finanzdienstleistungen, services financiers, servicios financieros, financial sector
`

// Facts about the applicant. They count wherever they are stated.
export const FACTS = `
travel readiness | willing to travel, travel, business travel, reisebereitschaft, déplacements fréquents, mobilité, disponibilidad para viajar, viajes por, nights away, viajar, mobile
own vehicle | reliable transportation, reliable vehicle, reliable transport, own car, own van, own vehicle, access to a vehicle, car owner, vehicle owner, eigener pkw, eigenes auto, véhicule personnel, véhiculé, véhiculée, voiture personnelle, vehículo propio, coche propio, own transport, access to a car, driver with car
shift work | night shift, night shifts, nights, rotating shifts, weekend shifts, weekend work, continental shift, early shift, late shift, on shift, schichtarbeit, schichtdienst, schichtsystem, wechselschicht, dreischicht, nachtschicht, nachtdienst, nachtdienste, wochenenddienst, travail posté, 3x8, 2x8, équipes alternantes, horaires décalés, travail de nuit, nuits, travail le week-end, samedis, turnos, turnos rotativos, turno de noche, noches, fines de semana, trabajo a turnos, unsocial hours
clean driving record | clean driving licence, clean license, clean record, clean driver's license, no penalty points, never had a penalty point, no points, clean licence, no accidents, accident-free, punktefrei, keine punkte, unfallfrei, tous ses points, 12 points, sans accident, sin puntos perdidos, todos los puntos, sin accidentes, penalty point* > driving licence
shift work | shift, shifts, schicht, schichten, schichtarbeit, schichtbereitschaft, schichtdienst, wechselschicht, dreischicht, dreischichtbetrieb, 3-schicht, im schichtbetrieb, wochenenddienst, wochenenddienste, wochenend- und feiertagsdienst, nachtdienst*, nachtdienste, nachtschicht*, frühdienst, spätdienst, frühschicht, spätschicht, wechseldienst, sonn- und feiertag*, feiertage, jedes zweite wochenende, an wochenenden, am wochenende, samstags, sonntags, travail de nuit, travail posté, horaires décalés, horaires variables, 3x8, 2x8, 3 x 8, 2 x 8, en équipe, équipes alternantes, nuits, de nuit, week-end, week-ends, weekends et jours fériés, jours fériés, dimanches, un week-end sur deux, turno, turnos, turnicidad, turnos rotativos, turno rotativo, turno de noche, de noche, noches, nocturno, fines de semana, festivos, festivos y fines, domingos, a turnos, mañana y tarde, nights, nights and weekends, night work, working nights, early shift, early shifts, late shift, late shifts, earlies!, lates!, evening work, evenings, evenings and weekends, weekends, weekend, saturdays, sundays, bank holidays, public holidays, four on four off, # on # off, four on, two on two off, continental shifts, 12-hour shifts, twelve hours, 12-hour, twelve-hour, days and nights, days nights, rotating rota, split shifts, unsocial hours, antisocial hours, flexible hours, early mornings, early starts, # am start, #am start, # am to # pm, # am + # pm, early + late/night*/shift*/week*, früh + spät*/nacht*, frühs + spät*, matin + soir*/nuit*, mañana + tarde/noche, seven days a week, 24/7 + rota/shift*/roster, night + ward/shift*/porter/audit/sort*/flight*/train*
travel readiness | travel regularly, international travel, frequent travel, overnight stays, nights away, weeks away, away from home, days on the road, on the road, on site across, by train to customers, reisetätigkeit, dienstreisen, dienstreise, montageeinsätze, auf montage, außendienst, reisebereit, déplacements, déplacements fréquents, déplacement*, grand déplacement, itinérant, itinérante, découché*, découchés, viajes, viajar, viajo, viajes frecuentes, disponibilidad para viajar, desplazamientos, fuera de casa, customers in # countries, sites in # countries, plants in # countries, visits to + plants/suppliers/sites/countries/customers, across europe, travel between sites, travel between + sites/homes/branches/communities, home visits + own car/car/licence
independent mobility | travel independently, own transport, own car and licence, full licence and own car, mobile between sites, führerschein und eigener pkw, permis et véhicule, véhicule personnel, vehículo propio, coche propio, carné y coche propio, licence + own car/own van/own vehicle/car, führerschein + pkw/auto, permis + véhicule/voiture, carné + coche/vehículo
relocation | relocate, willing to relocate, relocation, moving house, change of residence, umzugsbereit*, umzug, umzugsbereitschaft, mobilité géographique, prêt à déménager, déménager, cambio de residencia, cambiar de residencia, movilidad geográfica, disponibilidad geográfica
`
